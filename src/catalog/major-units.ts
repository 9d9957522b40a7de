/** The part of `CurrencyInfo` that the amounts depend on. */
type Currency = { decimal_digits?: number | null } | null | undefined

/** Limits a number from outside. Some shops have more decimals than their currency, such as 6. */
const MAX_DIGITS = 15

/** Returns the number of decimals of a currency's amounts. */
export function decimalDigits(currency: Currency): number {
  return Math.min(currency?.decimal_digits ?? 2, MAX_DIGITS)
}

/** Returns an amount in major units, such as 19.99 for 1999 cents, or 1200 for 1200 yen. */
export function majorUnits(amount_in_cents: number, currency: Currency): number {
  return amount_in_cents / 10 ** decimalDigits(currency)
}

/** Returns an amount in minor units, such as 1999 for 19.99 dollars. */
export function minorUnits(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** decimalDigits(currency))
}
