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
): StockMessage | null {
  if (!product.purchasable || !variant || !hasPrice(variant))
    return { text: 'Currently unavailable', tone: 'bad' }
  const available = availableQuantity(variant)
  if (!variant.manage_inventory || available === null) return null
  return quantity <= available
    ? { text: `${available} in stock!`, tone: 'good' }
    : { text: `Not enough stock. Only ${available} left.`, tone: 'bad' }
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
