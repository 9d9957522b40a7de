/**
 * The only door to the browser's storage. It can be missing, forbidden or full; none of that may reach a visitor as an
 * error, so reading gives `undefined` and writing gives `false`. `localStorage` is every tab's, `sessionStorage` this tab's.
 */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** The stored text, null when nothing is stored, `undefined` when the browser does not let us look. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return undefined
  }
}

/** What the keys that begin so end with, in order. */
export function storedKeySuffixes(beginning: string, area: StorageArea = 'localStorage'): string[] {
  try {
    const keys = Object.keys(globalThis[area]).filter((key) => key.startsWith(beginning))
    return keys.map((key) => key.slice(beginning.length)).sort()
  } catch {
    return []
  }
}

/** Whether the text is stored now. null removes what is there. */
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
 * Calls back when another tab has written a key, with the key; null when it has emptied the storage. `isGone` says that
 * nothing is stored there any more. Returns a function that stops it.
 */
export function onStorageChange(handle: (key: string | null, isGone: boolean) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => handle(key, newValue === null)
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
