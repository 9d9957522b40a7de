import type { Product, Variant } from '../catalog/product.ts'
import { assertInStock } from '../catalog/stock.ts'
import { type CartItem, MAX_QUANTITY, QUANTITY_LIMIT, validQuantity, withQuantity } from './cart-item.ts'
import { changeItems } from './cart-store.ts'

/**
 * Adds pieces of a variant: to its line if there is one, else as a new line (spec 4).
 * @param available how many the store has; null (not known) counts as none for a managed variant
 * @throws NotEnoughStockError when the line would pass the stock of a managed variant (spec 5), RangeError when it would pass what a line can count; the cart stays as it was
 */
export function addToCart(
  product: Product,
  variant: Variant,
  quantity: number,
  available: number | null,
): void {
  changeItems((items) => {
    const present = items.find((item) => item.variant.id === variant.id)
    const inCart = present?.quantity ?? 0
    assertInStock(product, variant, inCart, quantity, available)
    if (quantity + inCart > MAX_QUANTITY) throw new RangeError(QUANTITY_LIMIT)
    const line: CartItem = { product, variant, quantity: validQuantity(inCart + quantity) }
    return present ? items.map((item) => (item === present ? line : item)) : [...items, line]
  })
}

/** Sets a line's quantity, never below 1 and without another look at the stock (spec 5). An unknown variant changes nothing. */
export function setQuantity(variantId: string, quantity: number): void {
  changeQuantity(variantId, () => quantity)
}

/** Plus and minus: steps from the latest quantity, whichever tab has set it. */
export function stepQuantity(variantId: string, step: 1 | -1): void {
  changeQuantity(variantId, (quantity) => quantity + step)
}

export function removeFromCart(variantId: string): void {
  changeItems((items) => {
    const left = items.filter((item) => item.variant.id !== variantId)
    return left.length === items.length ? items : left
  })
}

export function clearCart(): void {
  changeItems((items) => (items.length === 0 ? items : []))
}

function changeQuantity(variantId: string, next: (quantity: number) => number): void {
  changeItems((items) => {
    const index = items.findIndex((item) => item.variant.id === variantId)
    const present = items[index]
    if (!present) return items
    const changed = withQuantity(present, validQuantity(next(present.quantity)))
    return changed === present ? items : items.with(index, changed)
  })
}
