import type { Product, Variant } from '../catalog/product.ts'

/** The store that a cart line was added from, in the format of saved carts. */
export interface LineStore {
  /** Absolute URL without a trailing slash. */
  readonly host: string
  readonly store_id: string
}

/** What a visitor entered in one of a product's custom fields. */
export interface CustomFieldValue {
  readonly custom_field_id: string
  /** The label of the custom field. */
  readonly title: string
  /** The entered text, trimmed and not empty. */
  readonly value: string
}

/** One line of the cart, identified by its store, variant ID and custom fields. Lines are immutable. */
export interface CartItem {
  readonly product: Product
  readonly variant: Variant
  /** Integer from 1 to {@link MAX_QUANTITY}. */
  readonly quantity: number
  /**
   * The store that sells the item. A line that was added without store settings has none and appears in every store's
   * cart.
   */
  readonly store?: LineStore
  /** The visitor's entries in custom fields; absent if there are none. */
  readonly custom_field_values?: readonly CustomFieldValue[]
}

/** The maximum quantity of one cart line. The line's total is exact for prices of up to nine billion. */
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
