import type { Product, Variant } from './product.ts'

/** The price that is shown. `compareAtPrice` is the regular price during a sale, else null. */
export interface DisplayPrice {
  current: string
  compareAtPrice: string | null
}

/** Whether the sale price is the one that counts: set at all, even to 0. */
export function isOnSale(variant: Variant): boolean {
  return variant.sale_price_in_cents !== null
}

/** Returns the price of one item in minor units: the sale price if there is one (spec 9). */
export function effectivePriceInCents(variant: Variant): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents
}

/** A variant without a price is shown but can't be bought. */
export function hasPrice(variant: Variant): boolean {
  return variant.price_formatted !== ''
}

export function displayPrice(variant: Variant | undefined): DisplayPrice | null {
  if (!variant || !hasPrice(variant)) return null
  return isOnSale(variant)
    ? { current: variant.sale_price_formatted, compareAtPrice: variant.price_formatted }
    : { current: variant.price_formatted, compareAtPrice: null }
}

/**
 * The variant whose price stands for the whole product (spec 9): the cheapest where the store says
 * `lowest_price_first` or nothing, else the first. On a tie the earlier; unpriced variants only when there is no other.
 */
export function displayVariant(
  product: Pick<Product, 'variants' | 'site_product_selection'>,
): Variant | undefined {
  const { variants, site_product_selection: selection } = product
  if (selection != null && selection !== 'lowest_price_first') return variants[0]
  const priced = variants.filter(hasPrice)
  if (priced.length === 0) return variants[0]
  return priced.reduce((lowest, variant) =>
    effectivePriceInCents(variant) < effectivePriceInCents(lowest) ? variant : lowest,
  )
}
