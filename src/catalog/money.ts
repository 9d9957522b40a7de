import { type Decoded, object, stringOrEmpty, stringOrNull } from '../untrusted/decoders.ts'

/** Decodes a currency from the store's response. */
export const currencyInfo = object({
  code: stringOrEmpty,
  symbol: stringOrEmpty,
  /** Template with the placeholder `$1` for the amount: `$$1` gives `$19.99`, `$1 €` gives `19.99 €`. */
  template: stringOrNull,
})

/** A currency and how its amounts are formatted. */
export interface CurrencyInfo extends Decoded<typeof currencyInfo> {}

/** The currency code of a price without a currency. */
export const DEFAULT_CURRENCY = 'eur'

const AMOUNT_TOKEN = '$1'

/**
 * Formats an amount: divided by 100, with two decimals and no thousands separator. Returns an empty string if
 * the amount or the currency is missing.
 * @param amount_in_cents amount in minor units
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
