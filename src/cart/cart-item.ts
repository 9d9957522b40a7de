import type { Product, Variant } from '../catalog/product.ts'

/** The store that a cart line was added from, as it is saved. */
export interface LineStore {
  /** Absolute, without a slash at its end. */
  readonly host: string
  readonly store_id: string
}

/** One line of the cart, keyed by its store and the variant's id (spec 3). Lines are never changed, only replaced. */
export interface CartItem {
  readonly product: Product
  readonly variant: Variant
  /** A whole number, at least 1. */
  readonly quantity: number
  /** Missing on lines that were saved or added without one: every store shows and orders those. */
  readonly store?: LineStore
}

/** What a line may hold at most, so that totals stay exact whatever a page or a stored cart asks for. */
export const MAX_QUANTITY = 9999

/** What a visitor who wants more reads. */
export const MAX_QUANTITY_MESSAGE = 'You can add at most 9,999 of one item.'

export function withQuantity(item: CartItem, quantity: number): CartItem {
  return quantity === item.quantity ? item : { ...item, quantity }
}

/** The nearest quantity a line can have: whole, from 1 to {@link MAX_QUANTITY}. */
export function clampQuantity(wanted: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(wanted) || 1))
}
