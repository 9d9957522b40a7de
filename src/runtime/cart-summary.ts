import type { CartItem } from '../cart/cart-item.ts'
import { cartStore } from '../cart/cart-store.ts'
import { countItems, totalInCents } from '../cart/totals.ts'
import { deepFreeze } from './deep-freeze.ts'
import { reportUncaught } from './report-uncaught.ts'

/** The frozen contents of the cart: the detail of the `cart-change` event and the argument of subscribers. */
export interface CartSummary {
  /** The lines of the cart, one for each combination of variant, store and custom field values. */
  readonly items: readonly CartItem[]
  /** The total quantity of all lines. */
  readonly count: number
  /** The total price in the currency's smallest unit. */
  readonly total_in_cents: number
}

/** Returns the contents of the cart. */
export function cartSummary(): CartSummary {
  const { items } = cartStore.getState()
  return deepFreeze({ items, count: countItems(items), total_in_cents: totalInCents(items) })
}

/** Calls `listener` after each change to the cart. Returns a function that unsubscribes. */
export function subscribeToCart(listener: (summary: CartSummary) => void): () => void {
  return cartStore.subscribe(({ items }, before) => {
    if (items === before.items) return
    try {
      listener(cartSummary())
    } catch (error) {
      // An error in page code must not interrupt a cart change or a checkout.
      reportUncaught(error)
    }
  })
}
