import { cartStore } from '../../src/cart/cart.ts'
import { confirmOrder, returnFromCheckout } from '../../src/checkout/order-return.ts'
import { addPendingOrder, pendingOrdersStore } from '../../src/checkout/pending-orders.ts'
import { ORDER_PREFIX } from '../../src/checkout/stored-orders.ts'
import { dismissToast } from '../../src/toasts/toast-store.ts'
import { currentToast, fillCart, quantitiesOf } from './carts.ts'

/** The success URL of the orders. */
export const successUrl = 'http://localhost:3000/success'

/** Adds a variant to the cart and sends the cart to the checkout. */
export function order(id: string, quantity = 1, orderSuccessUrl = successUrl): void {
  fillCart(id, quantity)
  addPendingOrder(cartStore.getState().items, orderSuccessUrl)
}

/** Simulates a page load in this tab, such as the return from the payment page. */
export function loadPage(path: string): void {
  history.replaceState(null, '', path)
  pendingOrdersStore.setState({ confirmable: undefined })
  returnFromCheckout()
}

/** Simulates the return to the success page. Returns the IDs of the variants that the page reports as bought. */
export function loadSuccessPage(path = '/success'): string[] {
  loadPage(path)
  return confirmOrder().map(({ variant }) => variant.id)
}

/** Offers to restore the pending orders, as the next page does, and closes the toast. */
export function offerOrders(): void {
  loadPage('/store')
  dismissToast(currentToast()?.id ?? '')
}

/** Makes the following calls behave as if they were made in another tab. */
export function changeTab(): void {
  sessionStorage.clear()
  pendingOrdersStore.setState({ confirmable: undefined })
}

/** Returns the quantities of each pending order by variant ID. */
export function pendingQuantities(): Record<string, number>[] {
  return pendingOrdersStore.getState().orders.map(({ items }) => quantitiesOf(items))
}

/** Returns the quantities that the page offers to restore, by variant ID. */
export function unpaidQuantities(): Record<string, number> {
  return quantitiesOf(pendingOrdersStore.getState().unpaidItems)
}

/** Returns the keys of the stored pending orders. */
export function storedOrders(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(ORDER_PREFIX))
}
