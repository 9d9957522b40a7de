import { decimalDigits, minorUnits } from '../../../catalog/major-units.ts'
import type { CurrencyInfo } from '../../../catalog/money.ts'
import { parseAmount } from '../../../catalog/parse-amount.ts'
import type { Donation } from '../../../catalog/variant-services.ts'

/** In major units. */
const USUAL_AMOUNTS = [10, 25, 50, 100]

/** Returns whether the store accepts this donation amount, in minor units. */
export function isAllowed(amount: number, { min_amount, max_amount }: Donation): boolean {
  return amount > 0 && amount >= min_amount && (max_amount === null || amount <= max_amount)
}

/** Returns the suggested donation amounts, in minor units. */
export function suggestedAmounts(limits: Donation, currency: CurrencyInfo | null = null): number[] {
  const usual = USUAL_AMOUNTS.map((amount) => minorUnits(amount, currency)).filter((amount) =>
    isAllowed(amount, limits),
  )
  if (usual.length > 0) return usual
  const { min_amount, max_amount } = limits
  return [...new Set([min_amount, max_amount ?? min_amount])].filter((amount) => isAllowed(amount, limits))
}

/** Parses an amount as people write it. Returns it in minor units, or null if the text is not an amount. */
export function amountIn(text: string, currency: CurrencyInfo | null = null): number | null {
  // Only currencies with three decimals have a dot before exactly three digits.
  const hasThreeDecimals = decimalDigits(currency) === 3 && /^\s*\d+\.\d{3}\s*$/.test(text)
  const amount = hasThreeDecimals ? Number(text) : parseAmount(text)
  return amount === null ? null : minorUnits(amount, currency)
}
