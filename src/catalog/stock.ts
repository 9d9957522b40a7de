import { hasPrice } from './price.ts'
import type { Product, Variant } from './product.ts'

/**
 * Returns how many of a variant can be sold: `Infinity` where the store keeps no count,
 * null while a managed count is not known yet (the lookup runs or failed).
 */
export function availableQuantity(variant: Variant): number | null {
  return variant.manage_inventory ? variant.inventory_quantity : Number.POSITIVE_INFINITY
}

/** Whether a managed variant's count is not known yet. */
export function hasUnknownStock({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some((variant) => availableQuantity(variant) === null)
}

/** Whether the store counts this variant and has none left. */
export function isSoldOut(variant: Variant): boolean {
  return variant.manage_inventory && variant.inventory_quantity !== null && variant.inventory_quantity <= 0
}

/**
 * The product with the stock an inventory lookup gave, by variant id; the same object when nothing changes.
 * A managed variant that the lookup gives no number for counts as sold out.
 */
export function withInventory(product: Product, inventory: ReadonlyMap<string, number | null>): Product {
  const variants = product.variants.map((variant) => {
    const unknown = variant.manage_inventory ? 0 : variant.inventory_quantity
    const inventory_quantity = inventory.get(variant.id) ?? unknown
    return inventory_quantity === variant.inventory_quantity ? variant : { ...variant, inventory_quantity }
  })
  const isSame = variants.every((variant, index) => variant === product.variants[index])
  return isSame ? product : { ...product, variants }
}

/** The sentence beside the button on a product page (spec 4). null while there is nothing to say. */
export interface StockMessage {
  text: string
  tone: 'good' | 'bad'
}

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

/** Whether "Add to Cart" is enabled on a product page (spec 4). */
export function canAddToCart(
  product: Pick<Product, 'purchasable'>,
  variant: Variant | undefined,
  quantity: number,
): boolean {
  if (!product.purchasable || !variant || !hasPrice(variant)) return false
  const available = availableQuantity(variant)
  return available !== null && quantity <= available
}

/** The store does not have as many of a variant as somebody wants to add. The message is for visitors. */
export class NotEnoughStockError extends Error {
  override readonly name = 'NotEnoughStockError'

  /** Also true for an error from another copy of this code on the page. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'NotEnoughStockError'
  }
}

/**
 * Refuses an add that the stock can't cover, in the visitor's words (spec 5).
 * @param inCart quantity of this variant in the cart
 * @param available quantity that the store has; a managed variant of unknown stock counts as 0
 * @throws NotEnoughStockError
 */
export function assertInStock(
  product: Pick<Product, 'title'>,
  variant: Pick<Variant, 'title' | 'manage_inventory'>,
  inCart: number,
  quantity: number,
  available: number | null,
): void {
  if (!variant.manage_inventory) return
  const left = available ?? 0
  if (inCart + quantity <= left) return
  throw new NotEnoughStockError(
    `Not enough stock for ${product.title} (${variant.title}). Only ${left} left.`,
  )
}
