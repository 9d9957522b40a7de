import { formatMoney } from '../catalog/money.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import type { CartItem } from './cart-item.ts'
import { totalInCents } from './totals.ts'

/**
 * Returns the formatted cart total; an empty string for an empty cart. Lines in several currencies have several totals,
 * such as `$10.00 + 5.00 €`.
 */
export function formattedTotal(items: readonly CartItem[], locale: Locale = ENGLISH): string {
  const currencies = new Set(items.map(currencyOf))
  const totals = [...currencies].map((currency) => {
    const lines = items.filter((item) => currencyOf(item) === currency)
    const line = lines.find(({ variant }) => variant.currency_info)
    return formatMoney(totalInCents(lines), line?.variant.currency_info, locale)
  })
  return totals.filter(Boolean).join(' + ')
}

function currencyOf({ variant }: CartItem): string {
  return variant.currency.toLowerCase()
}
