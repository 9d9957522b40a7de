import { vi } from 'vitest'
import { addToCart } from '../../src/cart/cart-actions.ts'
import { cartStore } from '../../src/cart/cart-store.ts'
import type { Variant } from '../../src/catalog/product.ts'
import type { StoreSettings } from '../../src/provider/store-client.ts'
import { toastStore } from '../../src/toasts/toast-store.ts'
import { aLeanProduct, aVariant } from './factories.ts'

/** Adds a quantity of a variant to the cart. */
export function fillCart(
  id: string,
  quantity = 1,
  described: Partial<Variant> = {},
  store?: StoreSettings,
): void {
  addToCart(aLeanProduct(), aVariant({ id, ...described }), quantity, null, store)
}

/** The store of each line. */
export function storesInCart() {
  return cartStore.getState().items.map(({ store }) => store)
}

/** Returns the quantities in the cart by variant id. */
export function cartContent(): Record<string, number> {
  const { items } = cartStore.getState()
  return Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))
}

/** The visitor is on a page that was loaded just now: from the checkout, say. Holds until mocks are restored. */
export function arriveAnew(): void {
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1)
}

/** What the visitor is being told. */
export function shownToast() {
  return toastStore.getState().toast
}
