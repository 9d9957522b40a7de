/**
 * Returns the store id in a pasted text, such as the address of a product picture or a page's source code. Returns the
 * text itself if it contains no complete id.
 */
export function readStoreId(text: string): string {
  return /(?:store|scha)_[0-9A-Z]{26}(?![0-9A-Za-z])/.exec(text)?.[0] ?? text
}
