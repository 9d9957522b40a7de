/*
 * What happens to pending orders when the visitor returns from the checkout. No decision depends on times, because the
 * visitor's clock may change during the payment.
 */
import { isCurrentUrl } from '../navigation/url.ts'
import { readStorage, writeStorage } from '../storage/browser-storage.ts'
import { unfinishedOrderToast } from '../toasts/toast-messages.ts'
import { showToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import {
  isOffered,
  orderedItems,
  type PendingOrder,
  parsePendingOrder,
  restorableItems,
} from './pending-order.ts'
import {
  deleteOrders,
  pendingOrdersStore,
  readTabOrderId,
  refreshPendingOrders,
  restoreOrders,
  saveOrder,
} from './pending-orders.ts'
import { DIRECT_ORDER_KEY } from './storage-keys.ts'
import { countItems } from './totals.ts'

/**
 * Decides what a page does with an order:
 * - `completed`: the order was paid
 * - `offered`: the visitor may have come back without paying, so the page offers to restore the order
 * - `left`: another tab may still pay for the order, or a mere link led to the success page
 * @param isThanks whether the page thanks for an order
 */
function decide({ id }: PendingOrder, isThanks: boolean): 'completed' | 'offered' | 'left' {
  if (!isThanks) return 'offered'
  return id === confirmedOrderId() ? 'completed' : 'left'
}

/**
 * Returns the ID of the order whose payment a success page confirms: the order that this tab had sent before the page
 * was loaded. Other orders are kept, because a mere link may have led to the page.
 */
function confirmedOrderId(): string | null | undefined {
  const { isPaymentHandledByPage, expectedId } = pendingOrdersStore.getState()
  return isPaymentHandledByPage ? readTabOrderId() : expectedId
}

/**
 * Deletes the order whose payment this success page confirms. Remembers its lines for the `purchase` event if this tab
 * has sent it, so that no purchase is reported twice.
 */
export function completeOrder(): void {
  refreshPendingOrders()
  const { orders, completedItems } = pendingOrdersStore.getState()
  const direct = parsePendingOrder(readStorage(DIRECT_ORDER_KEY, 'sessionStorage') ?? null)
  const isPaid = (order: PendingOrder) => decide(order, true) === 'completed'
  const paid = [...orders, ...(direct ? [direct] : [])].filter(isPaid)
  if (direct && isPaid(direct)) writeStorage(DIRECT_ORDER_KEY, null, 'sessionStorage')
  deleteOrders(orders.filter(isPaid))
  const own = paid.filter(({ id }) => id === readTabOrderId())
  if (own[0]) pendingOrdersStore.setState({ completedItems: [...completedItems, ...orderedItems(own)] })
}

/** Returns the lines of the orders that were completed on this page since the last call. */
export function takeCompletedItems(): readonly CartItem[] {
  const { completedItems } = pendingOrdersStore.getState()
  pendingOrdersStore.setState({ completedItems: [] })
  return completedItems
}

/**
 * Completes the order if this page is its success page. Otherwise, shows a toast, once per order, that offers to
 * restore the pending orders. The cart drawer also shows this offer until the visitor accepts or declines it.
 */
export function completeOrOfferOrders(): void {
  refreshPendingOrders()
  const { orders } = pendingOrdersStore.getState()
  const isThanks = orders.some(({ successUrl }) => isCurrentUrl(successUrl))
  if (isThanks) completeOrder()
  const newOrders = orders.filter((order) => decide(order, isThanks) === 'offered' && !isOffered(order))
  if (newOrders.length === 0) return
  for (const order of newOrders) saveOrder({ ...order, status: 'offered' })
  const offerId = showToast(unfinishedOrderToast(countItems(restorableItems(orders)), restoreOrders))
  pendingOrdersStore.setState({ offerId })
}
