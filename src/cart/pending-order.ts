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

/** An order that went to the checkout and has not been seen to succeed. */
export interface PendingOrder {
  readonly id: string
  /** Unix time in milliseconds. */
  readonly createdAt_ms: number
  readonly items: readonly CartItem[]
  /** Where the checkout returns to after payment, absolute. */
  readonly successUrl: string
  /** `offered` once the visitor was told that the items can be restored. */
  readonly status: 'sent' | 'offered'
}

const orderDecoder = object({
  id: nonEmptyString,
  createdAt_ms: integerOrNull,
  items: array,
  successUrl: stringOrEmpty,
  status: stringOrEmpty,
  isOffered: booleanOrFalse,
})

/** Returns a stored order, or null for one that is unreadable or has no usable line. */
export function parsePendingOrder(stored: string | null): PendingOrder | null {
  const order = orderDecoder(parseJson(stored))
  const items = decodeLines(order?.items ?? [])
  if (!order || items.length === 0) return null
  const { id, successUrl, isOffered } = order
  return {
    id,
    // Version 1.0 saved the time within the id, and `isOffered` for the status.
    createdAt_ms: order.createdAt_ms ?? (Number.parseInt(id, 10) || 0),
    items,
    successUrl,
    status: isOffered || order.status === 'offered' ? 'offered' : 'sent',
  }
}

/** Returns the order as stored text. */
export function serializePendingOrder(order: PendingOrder): string {
  return toAsciiJson({ ...order, items: order.items.map(toStoredLine) })
}
