import type { Product, Variant } from '../catalog/product.ts'
import { assertInStock } from '../catalog/stock-error.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import { type CustomFieldValue, createLine, withQuantity } from './cart-item.ts'
import { addLines } from './cart-lines.ts'
import { changeItems } from './cart-store.ts'
import { isSameStore, toLineStore } from './line-store.ts'
import { clampQuantity, MAX_QUANTITY, MAX_QUANTITY_MESSAGE } from './quantity.ts'
import { countItems } from './totals.ts'

/**
 * Adds a variant to the cart: increases the quantity of an existing line, or adds a new line.
 * @param available the stock of a managed variant; null (unknown) counts as 0
 * @param settings the store that sells the variant; default: the page's store
 * @param values what the visitor entered in the product's custom fields
 * @throws NotEnoughStockError if the line would exceed the stock of a managed variant
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
  const store = settings && { store: toLineStore(settings) }
  const line = createLine({
    product,
    variant,
    quantity: clampQuantity(quantity),
    ...store,
    custom_field_values: values,
  })
  changeItems((items) => {
    // Lines for the same variant share its stock, even if their custom field values differ.
    const sharing = items.filter(
      (item) => item.variant.id === variant.id && isSameStore(item.store, line.store),
    )
    assertInStock(product, variant, countItems(sharing), quantity, available)
    const added = addLines(items, [line])
    if (quantity > MAX_QUANTITY || added.some((item) => item.quantity > MAX_QUANTITY))
      throw new RangeError(MAX_QUANTITY_MESSAGE)
    return added
  })
}

/**
 * Sets the quantity of a line without checking the stock. Quantities below 1 become 1. Does nothing if the line
 * is not in the cart.
 */
export function setQuantity(lineKey: string, quantity: number): void {
  changeQuantity(lineKey, () => quantity)
}

/**
 * Increases or decreases the quantity of a line by 1, never below 1. The step applies to the latest quantity,
 * including changes from other tabs.
 */
export function stepQuantity(lineKey: string, step: 1 | -1): void {
  changeQuantity(lineKey, (quantity) => quantity + step)
}

/** Removes a line from the cart. */
export function removeFromCart(lineKey: string): void {
  changeItems((items) => {
    const remaining = items.filter(({ key }) => key !== lineKey)
    return remaining.length === items.length ? items : remaining
  })
}

/** Removes all lines from the cart. */
export function clearCart(): void {
  changeItems((items) => (items.length === 0 ? items : []))
}

function changeQuantity(lineKey: string, update: (quantity: number) => number): void {
  changeItems((items) => {
    const changed = items.map((item) =>
      item.key === lineKey ? withQuantity(item, clampQuantity(update(item.quantity))) : item,
    )
    return changed.some((item, index) => item !== items[index]) ? changed : items
  })
}
