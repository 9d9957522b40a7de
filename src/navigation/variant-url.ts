import { VARIANT } from './product-url.ts'

/** Returns a product page's URL that selects a variant. With hash routing, its parameters are in the hash. */
export function variantUrl(productUrl: string, variantId: string): string {
  const url = new URL(productUrl)
  if (!url.hash.startsWith('#/')) {
    url.searchParams.set(VARIANT, variantId)
    return url.href
  }
  const separator = url.hash.includes('?') ? '&' : '?'
  return `${url.href}${separator}${VARIANT}=${encodeURIComponent(variantId.toWellFormed())}`
}
