import type { Product, Variant } from '../catalog/product.ts'

/** One line of the cart, keyed by the variant's id (spec 3). Lines are never changed, only replaced. */
export interface CartItem {
  readonly product: Product
  readonly variant: Variant
  /** A whole number, at least 1. */
  readonly quantity: number
}

/** What a line may hold at most, so that totals stay exact whatever a page or a stored cart asks for. */
export const MAX_QUANTITY = 9999

/** What a visitor who wants more reads. */
export const QUANTITY_LIMIT = 'You can add at most 9,999 of one item.'

export function withQuantity(item: CartItem, quantity: number): CartItem {
  return quantity === item.quantity ? item : { ...item, quantity }
}

/** The nearest quantity a line can have: whole, from 1 to {@link MAX_QUANTITY}. */
export function validQuantity(wanted: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(wanted) || 1))
}
