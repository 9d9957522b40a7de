import { type Decoded, object, stringOrEmpty, stringOrNull } from '../untrusted/decoders.ts'

/** Decodes a currency as the store sends it. */
export const currencyInfo = object({
  code: stringOrEmpty,
  symbol: stringOrEmpty,
  /** How to write an amount, with `$1` as its placeholder: `$$1` gives `$19.99`, `$1 €` gives `19.99 €`. */
  template: stringOrNull,
})

/** How amounts of a currency are written. */
export interface CurrencyInfo extends Decoded<typeof currencyInfo> {}

/** Used when a price names no currency (spec 9). */
export const DEFAULT_CURRENCY = 'eur'

const AMOUNT_TOKEN = '$1'

/**
 * Minor units as the visitor reads them: always amount / 100 with two decimals, no thousands separator (spec 9).
 * A missing amount or missing currency gives an empty string.
 */
export function formatMoney(
  amount_in_cents: number | null | undefined,
  currency: CurrencyInfo | null | undefined,
): string {
  if (amount_in_cents == null || !Number.isFinite(amount_in_cents) || !currency) return ''
  const amount = (amount_in_cents / 100).toFixed(2)
  const { template } = currency
  if (template?.includes(AMOUNT_TOKEN)) return template.replace(AMOUNT_TOKEN, amount)
  return `${currency.symbol || currency.code || '€'}${amount}`
}
