/**
 * The only door to `localStorage`. It can be missing, forbidden or full; none of that may
 * reach a visitor as an error, so reading gives `undefined` and writing gives `false`.
 */

/** The key under which earlier sites saved the cart too (spec 9). */
export const CART_KEY = 'e-commerce-cart'
/** Lines of an order that was handed to the checkout and has not been seen to succeed. */
export const SET_ASIDE_KEY = 'e-commerce-cart-set-aside'

/** The stored text, null when nothing is stored, `undefined` when the browser does not let us look. */
export function readStored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

/** Whether the text is stored now. null removes what is there. */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab has written one of the keys, or emptied the storage. */
export function onStoredElsewhere(handle: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === null || key === CART_KEY || key === SET_ASIDE_KEY) handle()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
