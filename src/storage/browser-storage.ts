/*
 * Wraps the browser's storage, which may be missing, blocked or full. These functions never throw: they
 * return `undefined`, an empty array or `false` instead.
 */

/** Which storage to use: `localStorage` is shared by all tabs, `sessionStorage` belongs to one tab. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** Returns the stored text, null if there is none, or `undefined` if the browser blocks storage. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return undefined
  }
}

/** Finds the stored keys that start with the prefix. Returns the rest of each key, sorted. */
export function storedKeySuffixes(prefix: string, area: StorageArea = 'localStorage'): string[] {
  try {
    const keys = Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
    return keys.map((key) => key.slice(prefix.length)).sort()
  } catch {
    return []
  }
}

/** Stores the text, or removes the key if the text is null. Returns whether that succeeded. */
export function writeStorage(key: string, text: string | null, area: StorageArea = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls `handle` with the key when another tab changes the storage. The key is null if that tab cleared the
 * storage. Returns a function that removes the listener.
 */
export function onStorageChange(handle: (key: string | null) => void): () => void {
  const listener = ({ key }: StorageEvent) => handle(key)
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
