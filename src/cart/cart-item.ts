import type { Product, Variant } from '../catalog/product.ts'
import { absoluteUrl } from '../navigation/url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { pageCart } from './page-cart.ts'

/** The store that sells a cart line, in the format of saved carts. */
export interface LineStore {
  /** The API that the store speaks. Default in saved carts: `hostinger`. */
  readonly type: string
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

/** One line of the cart. Lines are immutable and created by {@link createLine}. */
export interface CartItem {
  /** Identifies the line within the cart. Consists of store, variant ID and custom field values. */
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
  const store = line.store ?? pageLineStore()
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

/** The type of stores with the documented API, which need no adapter. */
export const STORE_TYPE = 'hostinger'

/**
 * Returns the store settings to save with cart lines. Converts the host to an absolute URL, so that relative
 * and absolute URLs of the same store match.
 */
export function toLineStore({ host, storeId, type = STORE_TYPE }: StoreSettings): LineStore {
  return { type, host: (absoluteUrl(host) ?? host).replace(/\/+$/, ''), store_id: storeId }
}

function pageLineStore(): LineStore | undefined {
  const { store } = pageCart.getState()
  return store && toLineStore(store)
}

/** Returns the lines that a store sells. */
export function linesOfStore(items: readonly CartItem[], settings: StoreSettings): readonly CartItem[] {
  const store = toLineStore(settings)
  return items.filter((item) => isSameStore(item.store, store))
}

/** Returns whether two lines' stores are the same one. */
export function isSameStore(a: LineStore | undefined, b: LineStore | undefined): boolean {
  return a?.type === b?.type && a?.host === b?.host && a?.store_id === b?.store_id
}
