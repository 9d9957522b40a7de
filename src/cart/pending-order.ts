import {
  array,
  booleanOrFalse,
  integerOrNull,
  nonEmptyString,
  object,
  parseJson,
  stringOrEmpty,
} from '../untrusted/decoders.ts'
import type { CartItem } from './cart-item.ts'
import { decodeLines, toAsciiJson, toStoredLine } from './stored-lines.ts'

/** An order that was sent to the checkout and has not been completed yet. */
export interface PendingOrder {
  readonly id: string
  /** Unix time in milliseconds. */
  readonly createdAt_ms: number
  readonly items: readonly CartItem[]
  /** Absolute URL to which the checkout redirects after payment. */
  readonly successUrl: string
  /** `sent` until a toast has offered to restore the items, then `offered`. */
  readonly status: 'sent' | 'offered'
}

/** Creates an order with the status `sent` and the current time. */
export function createOrder(id: string, items: readonly CartItem[], successUrl: string): PendingOrder {
  return { id, createdAt_ms: Date.now(), items, successUrl, status: 'sent' }
}

const orderDecoder = object({
  id: nonEmptyString,
  createdAt_ms: integerOrNull,
  items: array,
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
    // Version 1.0 stored the time in the first part of the ID, and a flag `isOffered` instead of `status`.
    createdAt_ms: order.createdAt_ms ?? (Number.parseInt(id, 10) || 0),
    items,
    successUrl,
    status: isOffered || order.status === 'offered' ? 'offered' : 'sent',
  }
}

/** Returns the order as JSON for storage. */
export function serializePendingOrder(order: PendingOrder): string {
  return toAsciiJson({ ...order, items: order.items.map(toStoredLine) })
}
