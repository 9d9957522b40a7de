import type { Variant } from './product.ts'

/**
 * Returns the price of one item in minor units: the sale price if there is one, otherwise the regular price.
 */
export function effectivePriceInCents(variant: Variant): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents
}
