/*
 * Shopify's IDs are URLs such as `gid://shopify/Product/1234`. The elements use only the number, which also
 * stands in the URL of Shopify's admin pages.
 */

/** Returns the number in an ID. */
export function shortId(gid: string): string {
  return gid.replace(/^gid:.*\//, '')
}

/** Returns Shopify's ID for a number. */
export function toGid(type: 'Product' | 'ProductVariant' | 'Collection', id: string): string {
  return `gid://shopify/${type}/${shortId(id)}`
}

/** Returns whether an ID is a number. Other IDs are handles, for example `copper-mug`. */
export function isNumber(id: string): boolean {
  return /^\d+$/.test(shortId(id))
}
