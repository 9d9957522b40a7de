import { parseUrl } from '../../src/untrusted/parse-url.ts'
import { linesOf, type OrderLine } from './checkout-items.ts'
import { objectOf, textOf, unknownProperty } from './query.ts'
import { RequestError } from './responses.ts'
import type { Shop } from './shop.ts'
import type { StoredOrder } from './state.ts'

/** The order of a started checkout. It can be paid only once. */
export interface Order {
  shop: Shop
  lines: readonly OrderLine[]
  successUrl: string
  cancelUrl: string
  isPaid: boolean
}

const knownKeys = ['items', 'successUrl', 'cancelUrl', 'timeZone', 'locale']

/** Creates an order from the body of a checkout request. Throws if the hosted store would reject the request. */
export function startOrder(shop: Shop, body: unknown): Order {
  const fields = objectOf(body, 'body')
  for (const key of Object.keys(fields)) {
    if (!knownKeys.includes(key)) throw unknownProperty(key)
  }
  // The hosted store accepts requests without a locale, but rejects null.
  if ('locale' in fields) textOf(fields, 'locale')
  textOf(fields, 'timeZone')
  const lines = linesOf(shop, fields['items'])
  const order: Order = {
    shop,
    lines,
    successUrl: addressOf(fields, 'successUrl'),
    cancelUrl: addressOf(fields, 'cancelUrl'),
    isPaid: false,
  }
  const missing = findMissing(order)
  if (missing !== undefined) {
    throw new RequestError(
      400,
      `Variant with id: ${missing.variant.id} does not have the required inventory`,
      'insufficient_inventory',
    )
  }
  if (findTaken(order) !== undefined)
    throw new RequestError(400, 'Booking time slot not available', 'booking_slot_not_available')
  return order
}

/** Returns the first order line whose time slot is in the past or was booked by another customer. */
export function findTaken({ shop, lines }: Order): OrderLine | undefined {
  return lines.find(
    ({ variant, time_slot }) =>
      variant.booking_event && !shop.bookings.isFree(variant.booking_event, time_slot ?? ''),
  )
}

/** Returns the first order line that exceeds the stock. Adds up the quantities of lines with the same variant. */
export function findMissing({ shop, lines }: Order): OrderLine | undefined {
  return lines.find(({ variant }) => {
    if (!variant.manages_stock) return false
    const wanted = lines
      .filter((line) => line.variant.id === variant.id)
      .reduce((sum, line) => sum + line.quantity, 0)
    return wanted > (shop.stockOf(variant) ?? 0)
  })
}

/**
 * Marks an order as paid, reduces the stock and books the time slots. Does nothing if the order has been paid already.
 */
export function payOrder(order: Order): void {
  if (order.isPaid) return
  order.isPaid = true
  for (const { variant, quantity, time_slot } of order.lines) {
    order.shop.sell(variant, quantity)
    if (variant.booking_event && time_slot) order.shop.bookings.book(variant.booking_event, time_slot)
  }
}

/** Converts an order to JSON data that can be stored. */
export function storeOrder(storeId: string, { lines, successUrl, cancelUrl, isPaid }: Order): StoredOrder {
  const items = lines.map(({ variant, product: _, ...ordered }) => ({ variant_id: variant.id, ...ordered }))
  return { storeId, items, successUrl, cancelUrl, isPaid }
}

/** Restores an order from stored data. Omits variants that the shop no longer has. */
export function restoreOrder(shop: Shop, { items, ...order }: StoredOrder): Order {
  const lines = items.flatMap(({ variant_id, ...ordered }) => {
    const item = shop.findItem(variant_id)
    return item === undefined ? [] : [{ ...item, ...ordered }]
  })
  return { shop, lines, successUrl: order.successUrl, cancelUrl: order.cancelUrl, isPaid: order.isPaid }
}

function addressOf(fields: Record<string, unknown>, key: string): string {
  const url = parseUrl(textOf(fields, key))
  // Allow file: URLs for pages opened from disk. URLs with other schemes, such as javascript:, must not become links.
  if (!url || !['http:', 'https:', 'file:'].includes(url.protocol)) {
    throw new RequestError(400, `${key} must be an absolute http, https or file address`)
  }
  return url.href
}
