import { changeItems, refreshCart } from '../cart/cart.ts'
import { mergeMaxQuantities } from '../cart/cart-changes.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { countItems } from '../cart/page-cart.ts'
import { isCurrentUrl } from '../navigation/same-url.ts'
import { registeredStore } from '../provider/registered-stores.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { unfinishedOrderToast } from '../toasts/order-toasts.ts'
import { showOffer } from './offer-toast.ts'
import {
  type PendingOrder,
  pendingOrdersStore,
  refreshPendingOrders,
  settleOrders,
  takeConfirmable,
} from './pending-orders.ts'

/**
 * Decides what this page does with the pending orders:
 * - Their success page completes the order that this tab has sent. Other orders are left, because another
 *   tab may still pay for them, or a mere link may have led to the page.
 * - Any other page offers to restore all orders, because the visitor may have come back without paying. If
 *   the store does not send visitors to the success page, its adapter is asked first.
 *
 * The decision does not depend on times, because the visitor's clock may change during the payment.
 *
 * @param locale the language of the offer
 */
export function returnFromCheckout(locale: Locale = ENGLISH): void {
  if (isSuccessPage()) completeOrder()
  else offerOrders(locale)
}

/** Returns whether this page is the success page of a pending order. */
export function isSuccessPage(): boolean {
  refreshPendingOrders()
  const { orders, confirmable } = pendingOrdersStore.getState()
  return [...orders, confirmable].some((order) => order && isCurrentUrl(order.successUrl))
}

/**
 * Completes the order that this tab has sent, because the page thanks for it. Returns the order's lines, but
 * only once, so that no purchase is reported twice. Returns no lines if this tab has sent no order.
 */
export function confirmOrder(): readonly CartItem[] {
  completeOrder()
  return takeConfirmable()?.items ?? []
}

/** Completes the order that this tab has sent. */
export function completeOrder(): void {
  refreshPendingOrders()
  const { confirmable, unpaidItems } = pendingOrdersStore.getState()
  if (!confirmable) return
  // Another page may already have offered to restore the order's lines.
  const paid = new Set(confirmable.items.map(({ key }) => key))
  settleOrders(
    [confirmable],
    unpaidItems.filter((item) => !paid.has(item.key)),
  )
}

function offerOrders(locale: Locale): void {
  const { orders } = pendingOrdersStore.getState()
  offer(
    orders.filter(({ reference }) => !reference),
    locale,
    true,
  )
  // If a check fails, the next page asks again.
  for (const order of orders) if (order.reference) checkOrder(order, locale).catch(() => {})
}

/** Offers to restore an order unless the store says that it was paid. */
async function checkOrder({ id, items, reference }: PendingOrder, locale: Locale): Promise<void> {
  const store = await registeredStore(`${items[0]?.store?.type}`)
  const isPaid = await store.isPaid(`${reference}`)
  refreshPendingOrders()
  const { orders, unpaidItems } = pendingOrdersStore.getState()
  const pending = orders.filter((order) => order.id === id)
  if (isPaid) settleOrders(pending, unpaidItems)
  else offer(pending, locale, isPaid === false)
}

/**
 * Makes the lines of orders unpaid items and offers to restore all unpaid items, also of earlier orders.
 * @param isUnpaid whether the orders are known to be unpaid
 */
function offer(orders: readonly PendingOrder[], locale: Locale, isUnpaid: boolean): void {
  const { unpaidItems } = pendingOrdersStore.getState()
  const isNew = orders.length > 0
  const items = orders.reduce((merged, order) => mergeMaxQuantities(order.items, merged), unpaidItems)
  if (items.length === 0) return
  if (isNew) settleOrders(orders, items)
  showOffer(unfinishedOrderToast(countItems(items), restoreUnpaidItems, locale, isNew && isUnpaid), isNew)
}

/** Puts the unpaid items back into the cart. A line that is already there gets the larger quantity. */
export function restoreUnpaidItems(): void {
  refreshCart()
  // Another tab may have restored or paid for the items in the meantime.
  refreshPendingOrders()
  const { unpaidItems } = pendingOrdersStore.getState()
  changeItems((items) => mergeMaxQuantities(items, unpaidItems))
  dismissUnpaidItems()
}

/** Deletes the unpaid items. */
export function dismissUnpaidItems(): void {
  settleOrders([], [])
}
