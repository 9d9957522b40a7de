import { PREFIX } from './query-prefix.ts'

/** The query parameter that selects a variant. */
export const VARIANT = `${PREFIX}variant`

/** Returns a product's URL from a template such as `/product/{id}` or `/product.html?ee-product={id}`. */
export function buildProductUrl(template: string, productId: string): string {
  return template.replaceAll('{id}', () => encodeURIComponent(productId.toWellFormed()))
}
