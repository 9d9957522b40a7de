/**
 * Returns the store id in a pasted text, such as the address of a product picture or a page's source code. Returns the
 * text itself if it contains no complete id.
 */
export function readStoreId(text: string): string {
  return /(?:store|scha)_[0-9A-Z]{26}(?![0-9A-Za-z])/.exec(text)?.[0] ?? text
}

/** The server of Hostinger's stores. */
export const HOSTED_STORE = 'https://api-ecommerce.hostinger.com'

/** Returns why a text is no store id. Undefined if it can be one. Other servers than Hostinger's use other ids. */
export function storeIdProblem(id: string, host: string): string | undefined {
  const text = id.trim()
  if (!text) return 'Write your store’s id, or choose “I have no store”.'
  const isHosted = host.trim().replace(/\/+$/, '') === HOSTED_STORE
  return (isHosted ? /^(?:store|scha)_[0-9A-Za-z]+$/ : /^[^\s/]+$/).test(text)
    ? undefined
    : 'This is not a store id. It begins with store_, followed by letters and digits. Paste the address of a product picture instead.'
}
