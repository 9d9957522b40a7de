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

/** The keys that begin so, in the storage that all tabs share. */
export function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
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
 * Calls back when another tab has written one of the keys, with the key; null when it has emptied the storage. `isGone`
 * says that nothing is stored there any more. Returns a function that stops it.
 */
export function onStoredElsewhere(
  keys: readonly string[],
  handle: (key: string | null, isGone: boolean) => void,
): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === null || keys.includes(key)) handle(key, newValue === null)
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function storageOf(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}
