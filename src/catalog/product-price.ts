import { storeTexts } from '../texts/en/store.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { effectivePriceInCents } from './effective-price.ts'
import { formatMoney } from './money.ts'
import type { Product, Variant } from './product.ts'

/** Formatted prices of a variant. `compareAtPrice` is the regular price during a sale, otherwise null. */
export interface DisplayPrice {
  current: string
  compareAtPrice: string | null
}

/** Returns whether the variant has a sale price, which can be 0. */
function isOnSale(variant: Variant): boolean {
  return variant.sale_price_in_cents !== null
}

/**
 * Returns the price that a product's card shows for a variant, in minor units. For a donation, that is its
 * minimum amount, because the variant's own price is a placeholder.
 */
export function shownPriceInCents({ type }: Pick<Product, 'type'>, variant: Variant): number {
  return type === 'donation' && variant.donation
    ? variant.donation.min_amount
    : effectivePriceInCents(variant)
}

/** Returns whether the variant has a price. Variants without one are shown but cannot be bought. */
export function hasPrice(variant: Variant): boolean {
  return variant.price_formatted !== ''
}

/** Returns the prices to show for a variant, or null if it has no price. */
export function displayPrice(variant: Variant | undefined, locale: Locale = ENGLISH): DisplayPrice | null {
  if (!variant || !hasPrice(variant)) return null
  const { price_in_cents, sale_price_in_cents, price_formatted, sale_price_formatted } = variant
  const format = (amount: number | null, formatted: string) =>
    locale.priceFormat === 'locale'
      ? formatMoney(amount, variant.currency_info, locale) || formatted
      : formatted
  const regular = format(price_in_cents, price_formatted)
  return isOnSale(variant)
    ? { current: format(sale_price_in_cents, sale_price_formatted), compareAtPrice: regular }
    : { current: regular, compareAtPrice: null }
}

/** Returns the prices to show for a variant. Bookings may be free. Donations show their minimum amount. */
export function productPrice(
  product: Pick<Product, 'type'>,
  variant: Variant | undefined,
  locale: Locale = ENGLISH,
): DisplayPrice | null {
  const price = displayPrice(variant, locale)
  if (!price || !variant) return null
  const text = translator(storeTexts, locale)
  const amount = shownPriceInCents(product, variant)
  if (product.type === 'booking' && amount === 0) return { current: text('free'), compareAtPrice: null }
  if (product.type === 'donation' && variant.donation)
    return {
      current: text('price_from', { price: formatMoney(amount, variant.currency_info, locale) }),
      compareAtPrice: null,
    }
  return price
}

/**
 * Returns the variant whose price is shown for the product: the cheapest for `lowest_price_first` or null,
 * otherwise the first. The earlier variant wins a tie. Variants without a price count only if none has one.
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
