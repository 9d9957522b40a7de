/*
 * The cart is cleared before the browser leaves for the checkout (spec 4), but the order may never be paid. Its items are
 * kept as a pending order until the success page appears; visitors who return another way can restore them.
 */
import { createStore } from 'zustand/vanilla'
import { navigationStart_ms } from '../navigation/page-lifecycle.ts'
import { isCurrentUrl } from '../navigation/url.ts'
import { onStorageChange, readStorage, storedKeySuffixes, writeStorage } from '../storage/browser-storage.ts'
import { unfinishedOrderToast } from '../toasts/toast-messages.ts'
import { dismissToast, showToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import { mergeMaxQuantities, subtractLines } from './cart-lines.ts'
import { changeItems, refreshCart } from './cart-store.ts'
import { findLine } from './line-store.ts'
import { type PendingOrder, parsePendingOrder, serializePendingOrder } from './pending-order.ts'
import { PENDING_ORDER_PREFIX, TAB_ORDER_KEY } from './storage-keys.ts'
import { countItems } from './totals.ts'

interface PendingOrdersState {
  orders: readonly PendingOrder[]
  /** What the orders were last read from, to skip reading them again. */
  storedText: string
  /** The toast that offers to restore them. */
  offerId: string | null
  /** A page that prevented the redirect completes the order without loading another page. */
  isPaymentHandledByPage: boolean
}

/** The orders that have not been seen to succeed, shared by all tabs. */
export const pendingOrdersStore = createStore<PendingOrdersState>(() => ({
  orders: [],
  storedText: '',
  offerId: null,
  isPaymentHandledByPage: false,
}))

/** Takes over the pending orders that other tabs have stored. */
export function refreshPendingOrders(): void {
  const texts = readOrderTexts()
  const storedText = `${texts}`
  if (storedText === pendingOrdersStore.getState().storedText) return
  const orders = texts.map(parsePendingOrder).filter((order) => order !== null)
  pendingOrdersStore.setState({ orders, storedText })
}

/** Reads the pending orders and follows other tabs until the returned function is called. */
export function followPendingOrders(): () => void {
  refreshPendingOrders()
  return onStorageChange((key) => {
    if (key === null || key.startsWith(PENDING_ORDER_PREFIX)) refreshPendingOrders()
  })
}

/** Moves ordered lines from the cart to a new pending order. Quantities added meanwhile stay in the cart. */
export function addPendingOrder(ordered: readonly CartItem[], successUrl: string): void {
  const isOrdered = (line: CartItem) => findLine(ordered, line) >= 0
  const ownId = readTabOrderId()
  let items = ordered
  for (const earlier of pendingOrdersStore.getState().orders) {
    // Another tab may be paying for it.
    if (earlier.status === 'sent' && earlier.id !== ownId) continue
    // Move lines that are ordered again, so that they are not offered twice.
    const again = earlier.items.filter(isOrdered)
    items = mergeMaxQuantities(items, again)
    saveOrder({ ...earlier, items: subtractLines(earlier.items, again) })
  }
  const createdAt_ms = Date.now()
  const id = `${createdAt_ms}-${Math.random()}`
  // Shrink the cart first: a full storage then has room for the order.
  changeItems((lines) => subtractLines(lines, ordered))
  saveOrder({ id, createdAt_ms, items, successUrl, status: 'sent' })
  writeStorage(TAB_ORDER_KEY, id, 'sessionStorage')
}

/** The page handles the payment itself and may show success without loading another page. */
export function setPaymentHandledByPage(): void {
  pendingOrdersStore.setState({ isPaymentHandledByPage: true })
}

/**
 * Deletes the order that has succeeded: this tab's own, or all of them in a tab that has not been to the checkout. Going
 * back to the success page of an earlier order completes no later one.
 */
export function completeOrder(): void {
  refreshPendingOrders()
  const { isPaymentHandledByPage: isPageInCharge, offerId } = pendingOrdersStore.getState()
  const ownId = readTabOrderId()
  deleteOrders(
    ({ id, createdAt_ms }) =>
      (!ownId || id === ownId) && (isPageInCharge || createdAt_ms < navigationStart_ms()),
  )
  if (offerId) dismissToast(offerId)
}

/** Returns the pending orders' items to the cart. A line that is in the cart again keeps the larger quantity. */
export function restoreOrders(): void {
  refreshCart()
  // Another tab may have seen it paid.
  refreshPendingOrders()
  for (const { items, id } of pendingOrdersStore.getState().orders)
    changeItems((lines) => mergeMaxQuantities(lines, items), id)
  dismissOrders()
}

/** Deletes all pending orders: the visitor does not want the items. */
export function dismissOrders(): void {
  deleteOrders(() => true)
}

/** Returns the items of the orders, each line once with its largest quantity. */
export function orderedItems(orders: readonly PendingOrder[]): readonly CartItem[] {
  return orders.reduce<readonly CartItem[]>((lines, { items }) => mergeMaxQuantities(lines, items), [])
}

/**
 * Looks at where the visitor has arrived: the success page completes the order. Any other page offers once, with a toast,
 * to restore pending orders; the cart drawer keeps offering it.
 */
export function completeOrOfferOrders(): void {
  refreshPendingOrders()
  const { orders } = pendingOrdersStore.getState()
  if (orders.some(({ successUrl }) => isCurrentUrl(successUrl))) {
    completeOrder()
    return
  }
  const unoffered = orders.filter(({ status }) => status === 'sent')
  if (unoffered.length === 0) return
  for (const order of unoffered) saveOrder({ ...order, status: 'offered' })
  const offerId = showToast(unfinishedOrderToast(countItems(orderedItems(orders)), restoreOrders))
  pendingOrdersStore.setState({ offerId })
}

function deleteOrders(isDone: (order: PendingOrder) => boolean): void {
  for (const order of pendingOrdersStore.getState().orders)
    if (isDone(order)) saveOrder({ ...order, items: [] })
}

/** Stores an order in place of its earlier text; deletes one without items. */
function saveOrder(order: PendingOrder): void {
  const key = PENDING_ORDER_PREFIX + order.id
  const text = order.items.length > 0 ? serializePendingOrder(order) : null
  // When the storage that tabs share is full, this tab's own may have room.
  if (!writeStorage(key, text) || !text) writeStorage(key, text, 'sessionStorage')
  const others = pendingOrdersStore.getState().orders.filter(({ id }) => id !== order.id)
  pendingOrdersStore.setState({
    orders: text ? [...others, order] : others,
    storedText: `${readOrderTexts()}`,
  })
}

function readOrderTexts(): string[] {
  return (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
    storedKeySuffixes(PENDING_ORDER_PREFIX, area).map(
      (id) => readStorage(PENDING_ORDER_PREFIX + id, area) ?? '',
    ),
  )
}

function readTabOrderId() {
  return readStorage(TAB_ORDER_KEY, 'sessionStorage')
}
