import { Refusal } from './answers.ts'
import { unknownProperty } from './query.ts'
import type { Item, Shop } from './shop.ts'

export interface OrderLine extends Item {
  quantity: number
}

/** A checkout somebody started: priced when it was started, and paid at most once. */
export interface Order {
  shop: Shop
  lines: readonly OrderLine[]
  successUrl: string
  cancelUrl: string
  isPaid: boolean
}

const knownKeys = ['items', 'successUrl', 'cancelUrl', 'timeZone', 'locale']

/** Reads the body of a checkout call, refusing whatever the provider would refuse. */
export function startOrder(shop: Shop, body: unknown): Order {
  const fields = objectOf(body, 'body')
  for (const key of Object.keys(fields)) {
    if (!knownKeys.includes(key)) throw unknownProperty(key)
  }
  // An absent locale is fine; a null one is not.
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
    throw new Refusal(
      400,
      `Variant with id: ${missing.variant.id} does not have the required inventory`,
      'insufficient_inventory',
    )
  }
  return order
}

/** The first line the shelf cannot fill, counting a variant that is on several lines together. */
export function findMissing({ shop, lines }: Order): OrderLine | undefined {
  return lines.find(({ variant }) => {
    if (!variant.manages_stock) return false
    const wanted = lines
      .filter((line) => line.variant.id === variant.id)
      .reduce((sum, line) => sum + line.quantity, 0)
    return wanted > (shop.stockOf(variant) ?? 0)
  })
}

/** Paying an order again changes nothing: the button may be pressed twice, or the page loaded again. */
export function payOrder(order: Order): void {
  if (order.isPaid) return
  order.isPaid = true
  for (const { variant, quantity } of order.lines) order.shop.sell(variant, quantity)
}

function linesOf(shop: Shop, items: unknown): OrderLine[] {
  if (!Array.isArray(items)) throw new Refusal(400, 'items must be an array')
  if (items.length === 0) throw new Refusal(400, 'items should not be empty')
  return items.map((item) => lineOf(shop, objectOf(item, 'each item')))
}

function lineOf(shop: Shop, item: Record<string, unknown>): OrderLine {
  for (const key of Object.keys(item)) {
    if (key !== 'variant_id' && key !== 'quantity') throw unknownProperty(key)
  }
  const variantId = textOf(item, 'variant_id')
  const quantity = item['quantity']
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) {
    throw new Refusal(400, 'quantity must be a whole number not less than 1')
  }
  const found = shop.findItem(variantId)
  if (found === undefined) throw new Refusal(404, `Variant with id: ${variantId} was not found`)
  if (!found.product.purchasable)
    throw new Refusal(400, `${found.product.title} is not for sale`, 'not_purchasable')
  return { ...found, quantity }
}

function addressOf(fields: Record<string, unknown>, key: string): string {
  const text = textOf(fields, key)
  const url = URL.canParse(text) ? new URL(text) : undefined
  // file: is a page opened from disk; anything else, such as javascript:, must never become a link.
  if (url === undefined || !['http:', 'https:', 'file:'].includes(url.protocol)) {
    throw new Refusal(400, `${key} must be an absolute http, https or file address`)
  }
  return url.href
}

function textOf(fields: Record<string, unknown>, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string' || value === '')
    throw new Refusal(400, `${key} must be a string that is not empty`)
  return value
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, `${name} must be an object`)
  }
  return value as Record<string, unknown>
}
