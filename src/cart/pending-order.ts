import {
  array,
  booleanOrFalse,
  nonEmptyString,
  object,
  parseJson,
  stringOrEmpty,
  withDefault,
} from '../untrusted/decoders.ts'
import type { CartItem } from './cart-item.ts'
import { mergeMaxQuantities } from './cart-lines.ts'
import { findLine } from './line-store.ts'
import { decodeLines, toAsciiJson, toStoredLine } from './stored-lines.ts'

/** An order that was sent to the checkout and has not been completed yet. */
export interface PendingOrder {
  readonly id: string
  /** The lines to restore if the order is not paid, including larger quantities from earlier unpaid orders. */
  readonly items: readonly CartItem[]
  /** The ordered lines that differ from `items`. Orders that earlier versions stored have none. */
  readonly ordered: readonly CartItem[]
  /** Absolute URL to which the checkout redirects after payment. */
  readonly successUrl: string
  /** `sent` until a toast has offered to restore the items, then `offered`. */
  readonly status: 'sent' | 'offered'
}

/** Creates an order with the status `sent`. `items` are the lines to restore. */
export function createOrder(ordered: readonly CartItem[], successUrl: string, items = ordered): PendingOrder {
  const id = `${Date.now()}-${Math.random()}`
  // Equal lines are not stored twice, because storage may be full.
  const restorable = new Set(items)
  const changed = ordered.filter((line) => !restorable.has(line))
  return { id, items, ordered: changed, successUrl, status: 'sent' }
}

/** Returns whether a toast has offered to restore the order. Before that, the visitor may still be paying for it. */
export function isOffered({ status }: PendingOrder): boolean {
  return status === 'offered'
}

/** Returns the lines to restore from all orders. A line in several orders appears once, with its largest quantity. */
export function restorableItems(orders: readonly PendingOrder[]): readonly CartItem[] {
  return mergeItems(orders.map(({ items }) => items))
}

/** Returns the lines that were ordered. A line in several orders appears once, with its largest quantity. */
export function orderedItems(orders: readonly PendingOrder[]): readonly CartItem[] {
  return mergeItems(
    orders.map(({ items, ordered }) => items.map((item) => ordered[findLine(ordered, item)] ?? item)),
  )
}

function mergeItems(carts: readonly (readonly CartItem[])[]): readonly CartItem[] {
  return carts.reduce(mergeMaxQuantities, [])
}

const orderDecoder = object({
  id: nonEmptyString,
  items: array,
  ordered: withDefault(array, []),
  successUrl: stringOrEmpty,
  status: stringOrEmpty,
  isOffered: booleanOrFalse,
})

/** Parses a saved order. Returns null if it is invalid or contains no valid lines. */
export function parsePendingOrder(stored: string | null): PendingOrder | null {
  const order = orderDecoder(parseJson(stored))
  const items = decodeLines(order?.items ?? [])
  if (!order || items.length === 0) return null
  const { id, successUrl, isOffered } = order
  return {
    id,
    items,
    ordered: decodeLines(order.ordered),
    successUrl,
    // Version 1.0 stored a flag `isOffered` instead of `status`.
    status: isOffered || order.status === 'offered' ? 'offered' : 'sent',
  }
}

/** Returns the order as JSON for storage. */
export function serializePendingOrder(order: PendingOrder): string {
  const { items, ordered } = order
  return toAsciiJson({ ...order, items: items.map(toStoredLine), ordered: ordered.map(toStoredLine) })
}
