import type { Product, Variant } from './product.ts'
import { hasPrice } from './product-price.ts'

/**
 * Returns how many units of a variant can be sold: `Infinity` if its inventory is not managed, null while the inventory
 * lookup has not succeeded.
 */
export function availableQuantity(variant: Variant): number | null {
  return variant.manage_inventory ? variant.inventory_quantity : Number.POSITIVE_INFINITY
}

/** Returns whether the stock of any managed variant is still unknown. */
export function hasUnknownStock({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some((variant) => availableQuantity(variant) === null)
}

/** Returns whether the variant's inventory is managed and known to be empty. */
export function isSoldOut(variant: Variant): boolean {
  return availableQuantity(variant) === 0
}

/**
 * Returns the product with updated stock, or the same object if nothing changes. If the lookup has no number for a
 * managed variant, its stock becomes 0.
 * @param inventory stock by variant ID
 */
export function withInventory(product: Product, inventory: ReadonlyMap<string, number | null>): Product {
  const variants = product.variants.map((variant) => {
    const fallback = variant.manage_inventory ? 0 : variant.inventory_quantity
    const inventory_quantity = inventory.get(variant.id) ?? fallback
    return inventory_quantity === variant.inventory_quantity ? variant : { ...variant, inventory_quantity }
  })
  const isSame = variants.every((variant, index) => variant === product.variants[index])
  return isSame ? product : { ...product, variants }
}

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
