/**
 * The only door to the browser's storage. It can be missing, forbidden or full; none of that may reach a visitor as an
 * error, so reading gives `undefined` and writing gives `false`. `local` is every tab's, `session` this tab's.
 */
export type StorageArea = 'local' | 'session'

/** The stored text, null when nothing is stored, `undefined` when the browser does not let us look. */
export function readStored(key: string, area: StorageArea = 'local'): string | null | undefined {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return undefined
  }
}

/** What the keys that begin so end with, in order. */
export function storedIds(beginning: string, area: StorageArea = 'local'): string[] {
  try {
    const keys = Object.keys(storageOf(area)).filter((key) => key.startsWith(beginning))
    return keys.map((key) => key.slice(beginning.length)).sort()
  } catch {
    return []
  }
}

/** Whether the text is stored now. null removes what is there. */
export function writeStored(key: string, text: string | null, area: StorageArea = 'local'): boolean {
  try {
    if (text === null) storageOf(area).removeItem(key)
    else storageOf(area).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Calls back when another tab has written a key, with the key; null when it has emptied the storage. `isGone` says that
 * nothing is stored there any more. Returns a function that stops it.
 */
export function onStoredElsewhere(handle: (key: string | null, isGone: boolean) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => handle(key, newValue === null)
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
