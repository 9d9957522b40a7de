import { VARIANT } from './product-url.ts'

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
