/*
 * The cart is emptied before the redirect to the payment page, but the visitor may not pay. Each order is
 * kept until its success page is shown. On any other page, its lines become unpaid items, which the visitor
 * can restore.
 */
import { createStore } from 'zustand/vanilla'
import { changeItems } from '../cart/cart.ts'
import { subtractLines } from '../cart/cart-changes.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { countItems, pageCart } from '../cart/page-cart.ts'
import { decodeLines, parseLines, serializeLines, toAsciiJson, toStoredLine } from '../cart/stored-lines.ts'
import { isBackForwardNavigation } from '../navigation/page-lifecycle.ts'
import { onStorageChange, readStorage, storedKeySuffixes, writeStorage } from '../storage/browser-storage.ts'
import { array, nonEmptyString, object, stringOrEmpty, stringOrNull } from '../untrusted/decoders.ts'
import { parseJson } from '../untrusted/json.ts'
import { ORDER_PREFIX, OWN_ORDER_KEY, UNPAID_KEY } from './stored-orders.ts'

/** An order that was sent to the checkout. The visitor may still be paying for it. */
export interface PendingOrder {
  readonly id: string
  readonly items: readonly CartItem[]
  /** Absolute URL to which the checkout redirects after payment. */
  readonly successUrl: string
  /** What the adapter needs to check payment. Set if the store does not always redirect to `successUrl`. */
  readonly reference?: string | null | undefined
}

interface PendingOrdersState {
  /** The pending orders of all tabs, except bookings and donations, which are never restored to the cart. */
  orders: readonly PendingOrder[]
  /** Lines of orders that were not paid, which the page offers to restore. */
  unpaidItems: readonly CartItem[]
  /** The stored text that this state was parsed from or saved as. Stays unchanged if the storage is full. */
  storedText: string
  /**
   * The order that a success page confirms: the latest one that this tab had sent when the page was loaded.
   * Null if there is none or the visitor went back or forward to the page. Undefined before the first read.
   */
  confirmable: PendingOrder | null | undefined
}

/** The pending orders and unpaid items, which all tabs share. */
export const pendingOrdersStore = createStore<PendingOrdersState>(() => ({
  orders: [],
  unpaidItems: [],
  storedText: '',
  confirmable: undefined,
}))

pendingOrdersStore.subscribe(({ unpaidItems }) => pageCart.setState({ keptCount: countItems(unpaidItems) }))

/** Loads the orders and items that other tabs have stored. */
export function refreshPendingOrders(): void {
  const { confirmable, storedText } = pendingOrdersStore.getState()
  if (confirmable === undefined)
    pendingOrdersStore.setState({ confirmable: isBackForwardNavigation() ? null : readOwnOrder() })
  const text = readStoredText()
  if (text === storedText) return
  pendingOrdersStore.setState({
    orders: readOrderTexts().flatMap((order) => parseOrder(order) ?? []),
    unpaidItems: parseLines(readStorage(UNPAID_KEY)),
    storedText: text,
  })
}

/** Loads the pending orders and syncs them with other tabs. Returns a function that stops the sync. */
export function followPendingOrders(): () => void {
  refreshPendingOrders()
  return onStorageChange(refreshPendingOrders)
}

/**
 * Moves ordered lines from the cart to a new pending order. Quantities that were added during the request
 * stay in the cart.
 */
export function addPendingOrder(
  items: readonly CartItem[],
  successUrl: string,
  reference?: string | null,
): void {
  refreshPendingOrders()
  // Shrink the stored cart first: if the storage is full, this makes room for the order.
  changeItems((lines) => subtractLines(lines, items))
  const order = { ...createOrder(items, successUrl), reference }
  writeStorage(ORDER_PREFIX + order.id, serializeOrder(order))
  const { orders } = pendingOrdersStore.getState()
  pendingOrdersStore.setState({ orders: [...orders, order], storedText: readStoredText() })
  writeOwnOrder(order)
}

/** Saves a booking or donation, which was sent to the checkout without the cart. */
export function addDirectOrder(item: CartItem, successUrl: string): void {
  refreshPendingOrders()
  writeOwnOrder(createOrder([item], successUrl))
}

/** Deletes pending orders and replaces the unpaid items. */
export function settleOrders(settled: readonly PendingOrder[], unpaidItems: readonly CartItem[]): void {
  const ids = new Set(settled.map(({ id }) => id))
  for (const id of ids) writeStorage(ORDER_PREFIX + id, null)
  writeStorage(UNPAID_KEY, unpaidItems.length > 0 ? serializeLines(unpaidItems) : null)
  const orders = pendingOrdersStore.getState().orders.filter(({ id }) => !ids.has(id))
  pendingOrdersStore.setState({ orders, unpaidItems, storedText: readStoredText() })
}

/**
 * Lets this page confirm the latest order, because it has prevented the redirect and handles the payment
 * itself. Other pages confirm only orders that were sent before they were loaded.
 */
export function allowConfirmation(): void {
  pendingOrdersStore.setState({ confirmable: readOwnOrder() })
}

/** Returns a success page's order once, so that no purchase is reported twice. Null if there is none. */
export function takeConfirmable(): PendingOrder | null {
  const { confirmable } = pendingOrdersStore.getState()
  pendingOrdersStore.setState({ confirmable: null })
  if (confirmable?.id === readOwnOrder()?.id) writeOwnOrder(null)
  return confirmable ?? null
}

const orderDecoder = object({
  id: nonEmptyString,
  items: array,
  successUrl: stringOrEmpty,
  reference: stringOrNull,
})

/** Parses a stored order. Returns null if it is invalid or contains no valid lines. */
export function parseOrder(stored: string | null | undefined): PendingOrder | null {
  const order = orderDecoder(parseJson(stored))
  if (!order) return null
  const items = decodeLines(order.items)
  return items.length > 0 ? { ...order, items } : null
}

function createOrder(items: readonly CartItem[], successUrl: string): PendingOrder {
  return { id: `${Date.now()}-${Math.random()}`, items, successUrl }
}

function serializeOrder(order: PendingOrder): string {
  return toAsciiJson({ ...order, items: order.items.map(toStoredLine) })
}

function readOrderTexts(): (string | null | undefined)[] {
  return storedKeySuffixes(ORDER_PREFIX).map((id) => readStorage(ORDER_PREFIX + id))
}

function readStoredText(): string {
  return [...readOrderTexts(), readStorage(UNPAID_KEY)].join()
}

function readOwnOrder(): PendingOrder | null {
  return parseOrder(readStorage(OWN_ORDER_KEY, 'sessionStorage'))
}

function writeOwnOrder(order: PendingOrder | null): void {
  writeStorage(OWN_ORDER_KEY, order && serializeOrder(order), 'sessionStorage')
}
