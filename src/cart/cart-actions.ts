import type { Product, Variant } from '../catalog/product.ts'
import { assertInStock } from '../catalog/stock-error.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import {
  type CartItem,
  type CustomFieldValue,
  clampQuantity,
  type LineStore,
  MAX_QUANTITY,
  MAX_QUANTITY_MESSAGE,
  withQuantity,
} from './cart-item.ts'
import { changeItems } from './cart-store.ts'
import { findLine, hasSameFields, isFromStore, toLineStore } from './line-store.ts'
import { countItems } from './totals.ts'

/**
 * Adds a variant to the cart: increases the quantity of an existing line, or adds a new line (spec 4).
 * @param available the stock of a managed variant; null (unknown) counts as 0
 * @param settings the store that sells the variant; undefined if unknown
 * @param values what the visitor entered in the product's custom fields
 * @throws NotEnoughStockError if the line would exceed the stock of a managed variant (spec 5)
 * @throws RangeError if the line would exceed `MAX_QUANTITY`
 */
export function addToCart(
  product: Product,
  variant: Variant,
  quantity: number,
  available: number | null,
  settings?: StoreSettings,
  values: readonly CustomFieldValue[] = [],
): void {
  const added = settings && { store: toLineStore(settings) }
  const fields = values.length > 0 && { custom_field_values: values }
  changeItems((items) => {
    const existing = items[findLine(items, { variant, ...added, ...fields })]
    const before = existing?.quantity ?? 0
    // Lines for the same variant share its stock, even if their custom field values differ.
    const inOtherLines = items.filter(
      (item) => isLineOf(item, variant.id, added?.store) && !hasSameFields(item, fields || {}),
    )
    assertInStock(product, variant, before + countItems(inOtherLines), quantity, available)
    if (quantity + before > MAX_QUANTITY) throw new RangeError(MAX_QUANTITY_MESSAGE)
    const store = added ?? (existing?.store && { store: existing.store })
    const line: CartItem = {
      product,
      variant,
      quantity: clampQuantity(before + quantity),
      ...store,
      ...fields,
    }
    return existing ? items.map((item) => (item === existing ? line : item)) : [...items, line]
  })
}

/**
 * Sets the quantity of a variant's line without checking the stock (spec 5). Quantities below 1 become 1. Does nothing
 * if the variant is not in the cart.
 * @param store if set, only this store's line is changed; by default, every line of the variant is changed
 * @param line if set, only the line with the same custom field values as this one is changed
 */
export function setQuantity(variantId: string, quantity: number, store?: LineStore, line?: CartItem): void {
  changeQuantity(variantId, () => quantity, store, line)
}

/**
 * Increases or decreases the quantity of a variant's line by 1, never below 1 (spec 4). The step applies to the latest
 * quantity, including changes from other tabs.
 * @param store if set, only this store's line is changed; by default, every line of the variant is changed
 * @param line if set, only the line with the same custom field values as this one is changed
 */
export function stepQuantity(variantId: string, step: 1 | -1, store?: LineStore, line?: CartItem): void {
  changeQuantity(variantId, (quantity) => quantity + step, store, line)
}

/**
 * Removes the lines of a variant.
 * @param store if set, only this store's lines are removed
 * @param line if set, only the line with the same custom field values as this one is removed
 */
export function removeFromCart(variantId: string, store?: LineStore, line?: CartItem): void {
  changeItems((items) => {
    const remaining = items.filter((item) => !isLineOf(item, variantId, store, line))
    return remaining.length === items.length ? items : remaining
  })
}

/** Removes all lines from the cart. */
export function clearCart(): void {
  changeItems((items) => (items.length === 0 ? items : []))
}

function isLineOf(item: CartItem, variantId: string, store?: LineStore, line?: CartItem): boolean {
  return item.variant.id === variantId && isFromStore(item, store) && (!line || hasSameFields(item, line))
}

function changeQuantity(
  variantId: string,
  update: (quantity: number) => number,
  store?: LineStore,
  line?: CartItem,
): void {
  changeItems((items) => {
    const changed = items.map((item) =>
      isLineOf(item, variantId, store, line)
        ? withQuantity(item, clampQuantity(update(item.quantity)))
        : item,
    )
    return changed.some((item, index) => item !== items[index]) ? changed : items
  })
}
