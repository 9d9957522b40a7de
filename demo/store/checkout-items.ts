import { isTimeZone } from './bookings.ts'
import { objectOf, textOf, unknownProperty } from './query.ts'
import { RequestError } from './responses.ts'
import type { Item, Shop } from './shop.ts'
import type { StoredItem } from './state.ts'
import { customFieldId } from './wire.ts'

/** A line of an order: a variant, its product and the quantity. */
export interface OrderLine extends Item, Omit<StoredItem, 'variant_id'> {}

const knownKeys = [
  'variant_id',
  'quantity',
  'time_slot',
  'time_zone',
  'donation_amount',
  'custom_field_values',
]

/** Converts the items of a checkout request to order lines. Throws if the hosted store would reject the items. */
export function linesOf(shop: Shop, items: unknown): OrderLine[] {
  if (!Array.isArray(items)) throw new RequestError(400, 'items must be an array')
  if (items.length === 0) throw new RequestError(400, 'items should not be empty')
  const lines = items.map((item) => lineOf(shop, objectOf(item, 'each item')))
  if (lines.length > 1 && lines.some(({ variant }) => variant.booking_event))
    throw new RequestError(400, 'a booking must be the only item')
  return lines
}

function lineOf(shop: Shop, item: Record<string, unknown>): OrderLine {
  for (const key of Object.keys(item)) {
    if (!knownKeys.includes(key)) throw unknownProperty(key)
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
  const line = { ...found, quantity }
  return { ...line, ...extrasOf(line, item) }
}

type Extras = Pick<StoredItem, 'time_slot' | 'time_zone' | 'donation_amount' | 'custom_field_values'>

function extrasOf(line: OrderLine, item: Record<string, unknown>): Extras {
  if (line.product.type === 'subscription') throw new RequestError(400, 'a subscription requires an account')
  return { ...appointmentOf(line, item), ...donationOf(line, item), ...textsOf(line, item) }
}

function appointmentOf({ variant, quantity }: OrderLine, item: Record<string, unknown>): Extras {
  if (!variant.booking_event) return rejectKeys(item, ['time_slot', 'time_zone'])
  requireSingle(quantity, 'a booking')
  const time_slot = textOf(item, 'time_slot')
  const time_zone = textOf(item, 'time_zone')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(time_slot))
    throw new RequestError(400, 'time_slot must be a time such as 2026-02-28T09:00:00')
  if (!isTimeZone(time_zone)) throw new RequestError(400, 'time_zone must be a time zone')
  return { time_slot, time_zone }
}

function donationOf({ variant, quantity }: OrderLine, item: Record<string, unknown>): Extras {
  if (!variant.donation) return rejectKeys(item, ['donation_amount'])
  requireSingle(quantity, 'a donation')
  const { min_amount, max_amount } = variant.donation
  const amount = item['donation_amount']
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < min_amount || amount > max_amount)
    throw new RequestError(
      400,
      `donation_amount must be a whole number from ${min_amount} to ${max_amount} in minor units`,
    )
  return { donation_amount: amount }
}

function textsOf({ product }: OrderLine, item: Record<string, unknown>): Extras {
  const values = item['custom_field_values'] ?? []
  if (!Array.isArray(values)) throw new RequestError(400, 'custom_field_values must be an array')
  const texts = values.map((entry) => {
    const fields = objectOf(entry, 'each of custom_field_values')
    for (const key of Object.keys(fields)) {
      if (key !== 'custom_field_id' && key !== 'value') throw unknownProperty(key)
    }
    return {
      custom_field_id: textOf(fields, 'custom_field_id'),
      value: textOf(fields, 'value').trim(),
    }
  })
  const ids = product.custom_fields.map((_, index) => customFieldId(product, index))
  const given = texts.map(({ custom_field_id }) => custom_field_id)
  const unknown = given.find((id, index) => !ids.includes(id) || given.indexOf(id) !== index)
  if (unknown !== undefined)
    throw new RequestError(400, `custom field with id: ${unknown} is unknown or repeated`)
  product.custom_fields.forEach(({ title, is_required }, index) => {
    const text = texts.find(({ custom_field_id }) => custom_field_id === ids[index])
    if (is_required && !text?.value) throw new RequestError(400, `custom field ${title} is required`)
  })
  return texts.length > 0 ? { custom_field_values: texts } : {}
}

function requireSingle(quantity: number, what: string): void {
  if (quantity !== 1) throw new RequestError(400, `the quantity of ${what} must be 1`)
}

function rejectKeys(item: Record<string, unknown>, keys: readonly string[]): Extras {
  const key = keys.find((name) => name in item)
  if (key !== undefined) throw unknownProperty(key)
  return {}
}
