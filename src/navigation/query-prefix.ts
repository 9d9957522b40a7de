/**
 * The prefix of all query parameters that this library reads and writes. Content management systems reserve
 * many short names: for example, WordPress reserves `page`, `product`, `s` and `order`.
 */
export const PREFIX = 'ee-'

/** Returns the prefix of a listing's query parameters: `ee-` for the page's first, `ee2-` for the second. */
export function prefixOf(listingNumber: number): string {
  return listingNumber === 1 ? PREFIX : `ee${listingNumber}-`
}
