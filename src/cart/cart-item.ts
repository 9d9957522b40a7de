import type { Product, Variant } from '../catalog/product.ts'

/** The store that a cart line was added from, in the format in which carts are saved. */
export interface LineStore {
  /** Absolute URL without a trailing slash. */
  readonly host: string
  readonly store_id: string
}

/** A visitor's text in one of the product's custom fields. */
export interface CustomFieldValue {
  readonly custom_field_id: string
  /** The field's label. */
  readonly title: string
  /** Trimmed and not empty. */
  readonly value: string
}

/** One line of the cart, identified by its store, variant id and custom fields (spec 3). Lines are immutable. */
export interface CartItem {
  readonly product: Product
  readonly variant: Variant
  /** Integer from 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number
  /** Absent if the line was added without store settings. Such a line appears in the cart of every store. */
  readonly store?: LineStore
  /** Absent if the visitor filled in no custom fields. */
  readonly custom_field_values?: readonly CustomFieldValue[]
}

/** The largest quantity of one line; keeps totals exact. */
export const MAX_QUANTITY = 9999

/** The message for visitors who add more than {@link MAX_QUANTITY} of one item. */
export const MAX_QUANTITY_MESSAGE = 'You can add at most 9,999 of one item.'

/** Returns the line with the given quantity, or the same object if the quantity is unchanged. */
export function withQuantity(item: CartItem, quantity: number): CartItem {
  return quantity === item.quantity ? item : { ...item, quantity }
}

/** Returns the closest valid quantity: an integer from 1 to {@link MAX_QUANTITY}. */
export function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity) || 1))
}
