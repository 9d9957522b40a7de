import { productTexts } from '../texts/en/product.ts'
import { storeTexts } from '../texts/en/store.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import type { Product, Variant } from './product.ts'
import { hasPrice } from './product-price.ts'
import { availableQuantity } from './stock.ts'

/** A stock message on the product page. */
export interface StockMessage {
  text: string
  tone: 'good' | 'bad'
}

/** Returns the stock message for a variant and quantity, or null if there is none. */
export function stockMessage(
  product: Pick<Product, 'purchasable'>,
  variant: Variant | undefined,
  quantity: number,
  locale: Locale = ENGLISH,
): StockMessage | null {
  if (!product.purchasable || !variant || !hasPrice(variant))
    return { text: translator(storeTexts, locale)('unavailable'), tone: 'bad' }
  const left = availableQuantity(variant)
  if (!variant.manage_inventory || left === null) return null
  const text = translator(productTexts, locale)
  return quantity <= left
    ? { text: text('in_stock_count', { left }), tone: 'good' }
    : { text: text('only_left', { left }), tone: 'bad' }
}

/** Returns whether "Add to Cart" is enabled on the product page. */
export function canAddToCart(
  product: Pick<Product, 'purchasable'>,
  variant: Variant | undefined,
  quantity: number,
): boolean {
  if (!product.purchasable || !variant || !hasPrice(variant)) return false
  const available = availableQuantity(variant)
  return available !== null && quantity <= available
}
