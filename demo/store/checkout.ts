import { unknownProperty } from './query.ts'
import { RequestError } from './responses.ts'
import type { Item, Shop } from './shop.ts'
import type { StoredOrder } from './state.ts'

export interface OrderLine extends Item {
  quantity: number
}

/** A started checkout. It can be paid once. */
export interface Order {
  shop: Shop
  lines: readonly OrderLine[]
  successUrl: string
  cancelUrl: string
  isPaid: boolean
}

const knownKeys = ['items', 'successUrl', 'cancelUrl', 'timeZone', 'locale']

/** Creates an order from the body of a checkout call. Throws if the hosted store would reject the call. */
export function startOrder(shop: Shop, body: unknown): Order {
  const fields = objectOf(body, 'body')
  for (const key of Object.keys(fields)) {
    if (!knownKeys.includes(key)) throw unknownProperty(key)
  }
  // The key may be absent, but null is rejected.
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
  return order
}

/** Returns the first line that exceeds the stock. Lines with the same variant count together. */
export function findMissing({ shop, lines }: Order): OrderLine | undefined {
  return lines.find(({ variant }) => {
    if (!variant.manages_stock) return false
    const wanted = lines
      .filter((line) => line.variant.id === variant.id)
      .reduce((sum, line) => sum + line.quantity, 0)
    return wanted > (shop.stockOf(variant) ?? 0)
  })
}

/** Marks an order as paid and reduces the stock. Does nothing if the order has been paid already. */
export function payOrder(order: Order): void {
  if (order.isPaid) return
  order.isPaid = true
  for (const { variant, quantity } of order.lines) order.shop.sell(variant, quantity)
}

/** Converts an order to the format in which it is stored. */
export function storeOrder(storeId: string, { lines, successUrl, cancelUrl, isPaid }: Order): StoredOrder {
  const items = lines.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }))
  return { storeId, items, successUrl, cancelUrl, isPaid }
}

/** Restores a stored order. Leaves out variants that the shop no longer has. */
export function restoreOrder(shop: Shop, { items, ...order }: StoredOrder): Order {
  const lines = items.flatMap(({ variant_id, quantity }) => {
    const item = shop.findItem(variant_id)
    return item === undefined ? [] : [{ ...item, quantity }]
  })
  return { shop, lines, successUrl: order.successUrl, cancelUrl: order.cancelUrl, isPaid: order.isPaid }
}

function linesOf(shop: Shop, items: unknown): OrderLine[] {
  if (!Array.isArray(items)) throw new RequestError(400, 'items must be an array')
  if (items.length === 0) throw new RequestError(400, 'items should not be empty')
  return items.map((item) => lineOf(shop, objectOf(item, 'each item')))
}

function lineOf(shop: Shop, item: Record<string, unknown>): OrderLine {
  for (const key of Object.keys(item)) {
    if (key !== 'variant_id' && key !== 'quantity') throw unknownProperty(key)
  }
  const variantId = textOf(item, 'variant_id')
  const quantity = item['quantity']
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    throw new RequestError(400, 'quantity must be a whole number not less than 1')
  }
  const found = shop.findItem(variantId)
  if (found === undefined) throw new RequestError(404, `Variant with id: ${variantId} was not found`)
  if (!found.product.purchasable)
    throw new RequestError(400, `${found.product.title} is not for sale`, 'not_purchasable')
  return { ...found, quantity }
}

function addressOf(fields: Record<string, unknown>, key: string): string {
  const text = textOf(fields, key)
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Pages opened from disk have file: URLs. Other schemes, such as javascript:, must not become links.
  if (url === undefined || !['http:', 'https:', 'file:'].includes(url.protocol)) {
    throw new RequestError(400, `${key} must be an absolute http, https or file address`)
  }
  return url.href
}

function textOf(fields: Record<string, unknown>, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string' || value === '')
    throw new RequestError(400, `${key} must be a string that is not empty`)
  return value
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RequestError(400, `${name} must be an object`)
  }
  return value as Record<string, unknown>
}
