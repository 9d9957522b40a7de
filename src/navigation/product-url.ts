import { PREFIX } from './query-prefix.ts'

/** The query parameter that selects a variant. */
export const VARIANT = `${PREFIX}variant`

/** Returns a product's URL: replaces `{id}` in a template such as `/product/{id}` or `/product.html?ee-product={id}`. */
export function buildProductUrl(template: string, productId: string): string {
  return template.replaceAll('{id}', () => encodeURIComponent(productId.toWellFormed()))
}

/** Returns the URL of a product page on which a variant is selected. With hash routing, parameters follow the path in the hash. */
export function variantUrl(productUrl: string, variantId: string): string {
  const url = new URL(productUrl)
  if (!url.hash.startsWith('#/')) {
    url.searchParams.set(VARIANT, variantId)
    return url.href
  }
  const separator = url.hash.includes('?') ? '&' : '?'
  return `${url.href}${separator}${VARIANT}=${encodeURIComponent(variantId.toWellFormed())}`
}
