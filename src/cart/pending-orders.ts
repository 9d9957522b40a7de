/*
 * The cart is cleared before the redirect to the checkout (spec 4), but the visitor may not pay. The items are kept as
 * a pending order until the success page is shown. Visitors who return without paying can restore them.
 */
import { createStore } from 'zustand/vanilla'
import { isBackForwardNavigation } from '../navigation/page-lifecycle.ts'
import { onStorageChange, readStorage, writeStorage } from '../storage/browser-storage.ts'
import { dismissToast } from '../toasts/toast-store.ts'
import type { CartItem } from './cart-item.ts'
import { mergeMaxQuantities, subtractLines } from './cart-lines.ts'
import { changeItems, refreshCart } from './cart-store.ts'
import { findLine } from './line-store.ts'
import {
  createOrder,
  isOffered,
  type PendingOrder,
  parsePendingOrder,
  serializePendingOrder,
} from './pending-order.ts'
import { DIRECT_ORDER_KEY, PENDING_ORDER_PREFIX, TAB_ORDER_KEY } from './storage-keys.ts'
import { readOrderTexts, writeOrderText } from './stored-orders.ts'

interface PendingOrdersState {
  orders: readonly PendingOrder[]
  /** The stored JSON that `orders` was parsed from, kept to avoid parsing unchanged JSON again. */
  storedText: string
  /**
   * ID of the order that this tab had sent when the page was loaded; null if it had sent none, empty if the visitor went
   * back or forward to the page. Undefined before the first read.
   */
  expectedId: string | null | undefined
  /** ID of the toast that offers to restore the orders; null if none was shown. */
  offerId: string | null
  /**
   * Whether the page prevented the redirect and handles the payment itself. The order can then be completed without
   * loading another page.
   */
  isPaymentHandledByPage: boolean
  /** The lines of orders that were completed on this page, until an element reports them in a `purchase` event. */
  completedItems: readonly CartItem[]
}

/** The orders that were sent to the checkout and have not been completed, shared by all tabs. */
export const pendingOrdersStore = createStore<PendingOrdersState>(() => ({
  orders: [],
  storedText: '',
  expectedId: undefined,
  offerId: null,
  isPaymentHandledByPage: false,
  completedItems: [],
}))

/** Loads the pending orders that other tabs have stored. */
export function refreshPendingOrders(): void {
  if (pendingOrdersStore.getState().expectedId === undefined)
    pendingOrdersStore.setState({ expectedId: isBackForwardNavigation() ? '' : readTabOrderId() })
  const texts = readOrderTexts()
  const storedText = `${texts}`
  if (storedText === pendingOrdersStore.getState().storedText) return
  const orders = texts.map(parsePendingOrder).filter((order) => order !== null)
  pendingOrdersStore.setState({ orders, storedText })
}

/** Loads the pending orders and keeps them in sync with other tabs. Returns a function that stops the sync. */
export function followPendingOrders(): () => void {
  refreshPendingOrders()
  return onStorageChange((key) => {
    if (key === null || key.startsWith(PENDING_ORDER_PREFIX)) refreshPendingOrders()
  })
}

/**
 * Moves ordered lines from the cart to a new pending order. Quantities that were added during the request stay in the
 * cart.
 */
export function addPendingOrder(ordered: readonly CartItem[], successUrl: string): void {
  const isOrdered = (line: CartItem) => findLine(ordered, line) >= 0
  const ownId = readTabOrderId()
  refreshPendingOrders()
  let items = ordered
  for (const earlier of pendingOrdersStore.getState().orders) {
    // The visitor may be paying for this order in another tab.
    if (earlier.status === 'sent' && earlier.id !== ownId) continue
    // Move reordered lines to the new order, so that they are not offered again after it is paid.
    const reordered = earlier.items.filter(isOrdered)
    items = mergeMaxQuantities(items, reordered)
    saveOrder({ ...earlier, items: subtractLines(earlier.items, reordered) })
  }
  // Shrink the stored cart first: if the storage is full, this makes room for the order.
  changeItems((lines) => subtractLines(lines, ordered))
  const order = createOrder(ordered, successUrl, items)
  saveOrder(order)
  writeStorage(TAB_ORDER_KEY, order.id, 'sessionStorage')
}

/** Saves a booking or donation that was sent to the checkout without the cart. It is never restored to the cart. */
export function saveDirectOrder(item: CartItem, successUrl: string): void {
  refreshPendingOrders()
  const order = createOrder([item], successUrl)
  writeStorage(DIRECT_ORDER_KEY, serializePendingOrder(order), 'sessionStorage')
  writeStorage(TAB_ORDER_KEY, order.id, 'sessionStorage')
}

/** Records that the page has prevented the redirect and is handling the payment itself. */
export function setPaymentHandledByPage(): void {
  pendingOrdersStore.setState({ isPaymentHandledByPage: true })
}

/**
 * Puts the items of all offered orders back into the cart. A line that is already in the cart gets the larger of the
 * two quantities.
 */
export function restoreOrders(): void {
  refreshCart()
  const orders = readOfferedOrders()
  for (const { items, id } of orders) changeItems((lines) => mergeMaxQuantities(lines, items), id)
  deleteOrders(orders)
}

/** Deletes all offered orders, because the visitor does not want the items. */
export function dismissOrders(): void {
  deleteOrders(readOfferedOrders())
}

function readOfferedOrders(): readonly PendingOrder[] {
  // Another tab may have completed an order in the meantime.
  refreshPendingOrders()
  return pendingOrdersStore.getState().orders.filter(isOffered)
}

/** Deletes the orders and closes the toast that offers to restore them. */
export function deleteOrders(orders: readonly PendingOrder[]): void {
  for (const order of orders) saveOrder({ ...order, items: [] })
  const { offerId } = pendingOrdersStore.getState()
  if (offerId) dismissToast(offerId)
}

/** Stores the order, replacing its earlier version. An order without items is deleted. */
export function saveOrder(order: PendingOrder): void {
  const text = order.items.length > 0 ? serializePendingOrder(order) : null
  writeOrderText(order.id, text)
  const others = pendingOrdersStore.getState().orders.filter(({ id }) => id !== order.id)
  pendingOrdersStore.setState({
    orders: text ? [...others, order] : others,
    storedText: `${readOrderTexts()}`,
  })
}

/** Returns the ID of the latest order that this tab has sent, or null. */
export function readTabOrderId(): string | null {
  return readStorage(TAB_ORDER_KEY, 'sessionStorage') ?? null
}
