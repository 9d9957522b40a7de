import type { Product, Variant } from '../catalog/product.ts'
import { assertInStock } from '../catalog/stock-error.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import {
  type CartItem,
  clampQuantity,
  type LineStore,
  MAX_QUANTITY,
  MAX_QUANTITY_MESSAGE,
  withQuantity,
} from './cart-item.ts'
import { changeItems } from './cart-store.ts'
import { findLine, isFromStore, toLineStore } from './line-store.ts'

/**
 * Adds a variant to the cart: increases the quantity of an existing line, or adds a new line (spec 4).
 * @param available the stock of a managed variant; null (unknown) counts as 0
 * @param settings the store that sells the variant; undefined if unknown
 * @throws NotEnoughStockError if the line would exceed the stock of a managed variant (spec 5)
 * @throws RangeError if the line would exceed `MAX_QUANTITY`
 */
export function addToCart(
  product: Product,
  variant: Variant,
  quantity: number,
  available: number | null,
  settings?: StoreSettings,
): void {
  const added = settings && { store: toLineStore(settings) }
  changeItems((items) => {
    const existing = items[findLine(items, { variant, ...added })]
    const inCart = existing?.quantity ?? 0
    assertInStock(product, variant, inCart, quantity, available)
    if (quantity + inCart > MAX_QUANTITY) throw new RangeError(MAX_QUANTITY_MESSAGE)
    const store = added ?? (existing?.store && { store: existing.store })
    const line: CartItem = { product, variant, quantity: clampQuantity(inCart + quantity), ...store }
    return existing ? items.map((item) => (item === existing ? line : item)) : [...items, line]
  })
}

/**
 * Sets the quantity of a variant's line to at least 1, without checking the stock (spec 5). Does nothing if the variant
 * is not in the cart.
 * @param store if set, only this store's line is changed; by default, every line of the variant is changed
 */
export function setQuantity(variantId: string, quantity: number, store?: LineStore): void {
  changeQuantity(variantId, () => quantity, store)
}

/**
 * Increases or decreases the quantity of a variant's line by 1, never below 1 (spec 4). The step applies to the latest
 * quantity, including changes from other tabs.
 * @param store if set, only this store's line is changed; by default, every line of the variant is changed
 */
export function stepQuantity(variantId: string, step: 1 | -1, store?: LineStore): void {
  changeQuantity(variantId, (quantity) => quantity + step, store)
}

/** Removes a variant's line of the given store, or every line of the variant if no store is given. */
export function removeFromCart(variantId: string, store?: LineStore): void {
  changeItems((items) => {
    const remaining = items.filter((item) => item.variant.id !== variantId || !isFromStore(item, store))
    return remaining.length === items.length ? items : remaining
  })
}

/** Removes all lines from the cart. */
export function clearCart(): void {
  changeItems((items) => (items.length === 0 ? items : []))
}

function changeQuantity(variantId: string, update: (quantity: number) => number, store?: LineStore): void {
  changeItems((items) => {
    const changed = items.map((item) =>
      item.variant.id === variantId && isFromStore(item, store)
        ? withQuantity(item, clampQuantity(update(item.quantity)))
        : item,
    )
    return changed.some((item, index) => item !== items[index]) ? changed : items
  })
}
