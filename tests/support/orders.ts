import { cartStore } from '../../src/cart/cart-store.ts'
import { completeOrOfferOrders } from '../../src/cart/order-return.ts'
import { addPendingOrder, pendingOrdersStore } from '../../src/cart/pending-orders.ts'
import { dismissToast } from '../../src/toasts/toast-store.ts'
import { currentToast, fillCart } from './carts.ts'

/** The success URL of the orders. */
export const successUrl = 'http://localhost:3000/success'

/** Adds a variant to the cart and starts a checkout. */
export function order(id: string, quantity = 1, tabsSuccessUrl = successUrl): void {
  fillCart(id, quantity)
  addPendingOrder(cartStore.getState().items, tabsSuccessUrl)
}

/** Offers to restore the pending orders, as the next page does, and closes the toast. */
export function offerOrders(): void {
  completeOrOfferOrders()
  dismissToast(currentToast()?.id ?? '')
}

/** Returns the pending orders that this tab knows. */
export function pendingOrders() {
  return pendingOrdersStore.getState().orders
}
