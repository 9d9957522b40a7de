import { ENGLISH, type Locale } from '../texts/locale.ts'
import { formatterFor } from '../texts/number-text.ts'
import { integerOrNull, object, stringOrEmpty, stringOrNull } from '../untrusted/decoders.ts'
import { decimalDigits, majorUnits } from './major-units.ts'

/** Decodes a currency from the store's response. */
export const currencyInfo = object({
  code: stringOrEmpty,
  symbol: stringOrEmpty,
  /** Template with the placeholder `$1` for the amount: `$$1` gives `$19.99`, `$1 €` gives `19.99 €`. */
  template: stringOrNull,
  /** Number of decimals, such as 0 for the yen. Null means 2. Kept only for stores with an adapter. */
  decimal_digits: integerOrNull,
})

/** A currency and how its amounts are formatted. */
export interface CurrencyInfo {
  code: string
  symbol: string
  /** Template with the placeholder `$1` for the amount. */
  template: string | null
  /** Number of decimals. Default: 2. */
  decimal_digits?: number | null
}

/** Returns a store's currency. Without an adapter, amounts are hundredths, whatever `decimal_digits` says. */
export function currencyFrom(hasAdapter: boolean, currency: CurrencyInfo | null): CurrencyInfo | null {
  return currency && !hasAdapter ? { ...currency, decimal_digits: 2 } : currency
}

/** The currency code of a price without a currency. */
export const DEFAULT_CURRENCY = 'eur'

const AMOUNT_TOKEN = '$1'

/**
 * Formats an amount. By default, writes the currency's decimals and no thousands separator; with the price
 * format `locale`, writes it as the language does. Empty if the amount or the currency is missing.
 * @param amount_in_cents amount in minor units
 */
export function formatMoney(
  amount_in_cents: number | null | undefined,
  currency: CurrencyInfo | null | undefined,
  locale: Locale = ENGLISH,
): string {
  if (amount_in_cents == null || !Number.isFinite(amount_in_cents) || !currency) return ''
  if (locale.priceFormat === 'locale') {
    const formatted = formatForLanguage(amount_in_cents, currency, locale)
    if (formatted) return formatted
  }
  const amount = majorUnits(amount_in_cents, currency).toFixed(decimalDigits(currency))
  const { template } = currency
  if (template?.includes(AMOUNT_TOKEN)) return template.replace(AMOUNT_TOKEN, amount)
  return `${currency.symbol || currency.code || '€'}${amount}`
}

/** Returns undefined for a currency code that is not valid. */
function formatForLanguage(
  amount_in_cents: number,
  currency: CurrencyInfo,
  locale: Locale,
): string | undefined {
  const digits = decimalDigits(currency)
  try {
    const formatted = formatterFor(Intl.NumberFormat, locale, {
      style: 'currency',
      currency: currency.code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(majorUnits(amount_in_cents, currency))
    // Text from right to left would show “US$” as “$US”. `Intl` marks such text at its start.
    return formatted.replace(/^\u200f.*[A-Z]\$$/, '$&\u200e')
  } catch {
    return undefined
  }
}
