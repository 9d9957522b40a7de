import { formatMoney } from '../catalog/money.ts'
import type { CartItem } from './cart-item.ts'
import { totalInCents } from './totals.ts'

/** Returns the formatted cart total in the first line's currency; an empty string for an empty cart. */
export function formattedTotal(items: readonly CartItem[]): string {
  return formatMoney(totalInCents(items), items[0]?.variant.currency_info)
}
