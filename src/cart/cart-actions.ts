import type { Product, Variant } from '../catalog/product.ts'
import { assertInStock } from '../catalog/stock.ts'
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
 * Adds a quantity of a variant: to its line if there is one, else as a new line (spec 4).
 * @param settings of the store that sells it, if known
 * @param available how many the store has; null (not known) counts as none for a managed variant
 * @throws NotEnoughStockError when the line would pass the stock of a managed variant (spec 5), RangeError when it would pass what a line can count; the cart stays as it was
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
    const present = items[findLine(items, { variant, ...added })]
    const inCart = present?.quantity ?? 0
    assertInStock(product, variant, inCart, quantity, available)
    if (quantity + inCart > MAX_QUANTITY) throw new RangeError(MAX_QUANTITY_MESSAGE)
    const store = added ?? (present?.store && { store: present.store })
    const line: CartItem = { product, variant, quantity: clampQuantity(inCart + quantity), ...store }
    return present ? items.map((item) => (item === present ? line : item)) : [...items, line]
  })
}

/**
 * Sets a line's quantity, never below 1 and without another look at the stock (spec 5). An unknown variant changes nothing.
 * With a store, lines of other stores stay as they are; without one, every line of the variant changes.
 */
export function setQuantity(variantId: string, quantity: number, store?: LineStore): void {
  changeQuantity(variantId, () => quantity, store)
}

/** Plus and minus: steps from the latest quantity, whichever tab has set it. */
export function stepQuantity(variantId: string, step: 1 | -1, store?: LineStore): void {
  changeQuantity(variantId, (quantity) => quantity + step, store)
}

/** Removes the store's line of a variant; without a store, every line of it. */
export function removeFromCart(variantId: string, store?: LineStore): void {
  changeItems((items) => {
    const left = items.filter((item) => item.variant.id !== variantId || !isFromStore(item, store))
    return left.length === items.length ? items : left
  })
}

export function clearCart(): void {
  changeItems((items) => (items.length === 0 ? items : []))
}

function changeQuantity(variantId: string, next: (quantity: number) => number, store?: LineStore): void {
  changeItems((items) => {
    const changed = items.map((item) =>
      item.variant.id === variantId && isFromStore(item, store)
        ? withQuantity(item, clampQuantity(next(item.quantity)))
        : item,
    )
    return changed.some((item, index) => item !== items[index]) ? changed : items
  })
}
