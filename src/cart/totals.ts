import { formatMoney } from '../catalog/money.ts'
import { effectivePriceInCents } from '../catalog/price.ts'
import type { CartItem } from './cart-item.ts'

/** Returns the number of items, which the badge on the cart icon shows. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Sale price if present, else price, times quantity, over all lines; in minor units (spec 9). */
export function totalInCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { variant, quantity }) => sum + effectivePriceInCents(variant) * quantity, 0)
}

/** The total as shown: with the currency of the first line (spec 9). */
export function formattedTotal(items: readonly CartItem[]): string {
  return formatMoney(totalInCents(items), items[0]?.variant.currency_info)
}
