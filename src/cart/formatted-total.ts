import { decimalDigits, minorUnits } from '../catalog/major-units.ts'
import { formatMoney } from '../catalog/money.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import type { CartItem } from './cart-item.ts'
import { linesByCurrency, totalInMajorUnits } from './totals.ts'

/**
 * Returns the formatted cart total; an empty string for an empty cart. Lines in several currencies have
 * several totals, such as `$10.00 + 5.00 €`.
 */
export function formattedTotal(items: readonly CartItem[], locale: Locale = ENGLISH): string {
  const totals = [...linesByCurrency(items).values()].map((lines) => {
    // Lines of several stores may have different numbers of decimals. The largest one is exact.
    const [info] = lines
      .flatMap(({ variant }) => variant.currency_info ?? [])
      .sort((a, b) => decimalDigits(b) - decimalDigits(a))
    return formatMoney(minorUnits(totalInMajorUnits(lines), info), info, locale)
  })
  return totals.filter(Boolean).join(' + ')
}
