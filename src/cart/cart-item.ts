import type { Product, Variant } from '../catalog/product.ts'
import { defaultLineStore, type LineStore } from './line-store.ts'

/** What a visitor entered in one of a product's custom fields. */
export interface CustomFieldValue {
  readonly custom_field_id: string
  /** The label of the custom field. */
  readonly title: string
  /** The entered text, trimmed and not empty. */
  readonly value: string
}

/** One line of the cart. Lines are immutable and created by {@link createLine}. */
export interface CartItem {
  /** Identifies the line within the cart. Consists of the store, the variant ID and the custom field values. */
  readonly key: string
  readonly product: Product
  readonly variant: Variant
  /** Integer from 1 to `MAX_QUANTITY`. */
  readonly quantity: number
  /** The store that sells the item. Absent only if the page has no store. */
  readonly store?: LineStore
  /** The visitor's entries in custom fields; absent if there are none. */
  readonly custom_field_values?: readonly CustomFieldValue[]
}

/** Returns a cart line with its key. A line without a store gets the page's store. */
export function createLine(line: Omit<CartItem, 'key'>): CartItem {
  const { product, variant, quantity, custom_field_values = [] } = line
  const store = line.store ?? defaultLineStore.getState().store
  const fields = custom_field_values.flatMap(({ custom_field_id, value }) => [custom_field_id, value])
  return {
    key: JSON.stringify([store?.type, store?.host, store?.store_id, variant.id, ...fields]),
    product,
    variant,
    quantity,
    ...(store && { store }),
    ...(fields.length > 0 && { custom_field_values }),
  }
}

/** Returns the line with the given quantity, or the same object if the quantity is unchanged. */
export function withQuantity(item: CartItem, quantity: number): CartItem {
  return quantity === item.quantity ? item : { ...item, quantity }
}
