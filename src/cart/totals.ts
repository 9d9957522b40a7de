import { effectivePriceInCents } from '../catalog/effective-price.ts'
import { decimalDigits } from '../catalog/major-units.ts'
import type { CartItem } from './cart-item.ts'

/** The total price of all lines in one currency. */
export interface CartTotal {
  /** The currency code in lowercase, such as `usd`. */
  readonly currency: string
  /** The total price, such as 19.99. */
  readonly total: number
  /** The total price in the currency's smallest unit, such as cents. */
  readonly total_in_cents: number
}

/** The total price of a cart or an order. */
export interface CartTotals {
  /** The total price in each currency. Empty if there are no lines. */
  readonly totals: readonly CartTotal[]
  /** The total price, such as 19.99. Undefined if the lines have several currencies. */
  readonly total: number | undefined
  /** The total price in the currency's smallest unit. Undefined if the lines have several currencies. */
  readonly total_in_cents: number | undefined
}

/** Returns the total price of lines in any currencies. */
export function cartTotals(items: readonly CartItem[]): CartTotals {
  const totals = [...linesByCurrency(items)].map(([currency, lines]) => ({
    currency,
    total: totalInMajorUnits(lines),
    total_in_cents: totalInCents(lines),
  }))
  const [{ total, total_in_cents } = { total: 0, total_in_cents: 0 }] = totals
  if (totals.length > 1) return { totals, total: undefined, total_in_cents: undefined }
  return { totals, total, total_in_cents }
}

/** Returns the lines of each currency, in the order of their first lines. */
export function linesByCurrency(items: readonly CartItem[]): ReadonlyMap<string, readonly CartItem[]> {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) {
    const currency = item.variant.currency.toLowerCase()
    groups.set(currency, [...(groups.get(currency) ?? []), item])
  }
  return groups
}

/**
 * Returns the total of lines with one currency in minor units: the sum of quantity times price over all
 * lines, using the sale price if there is one. If the lines' amounts have different numbers of decimals, the
 * largest number applies.
 */
export function totalInCents(items: readonly CartItem[]): number {
  const digits = largestDigits(items)
  // The sum consists of whole numbers, so that it is exact.
  return items.reduce((sum, item) => {
    const price_in_cents = effectivePriceInCents(item.variant) * item.quantity
    return sum + price_in_cents * 10 ** (digits - digitsOf(item))
  }, 0)
}

/** Returns the total of lines with one currency in major units, such as 19.99. */
export function totalInMajorUnits(items: readonly CartItem[]): number {
  return totalInCents(items) / 10 ** largestDigits(items)
}

function largestDigits(items: readonly CartItem[]): number {
  return items.reduce((largest, item) => Math.max(largest, digitsOf(item)), 0)
}

function digitsOf({ variant }: CartItem): number {
  return decimalDigits(variant.currency_info)
}
