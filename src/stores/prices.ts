import type { StoreCurrency, StorePrice } from './store-product.ts'

/**
 * Returns a price in the format of the documented store API.
 * @param amount the regular price in the currency's main unit, for example dollars
 * @param sale the price during a sale; null without one
 * @param currency ISO 4217 code
 */
export function toPrice(amount: string | number, sale: string | number | null, currency: string): StorePrice {
  const info = currencyOf(currency)
  const toUnits = (value: string | number) => Math.round(Number(value) * 10 ** (info.decimal_digits ?? 2))
  return {
    amount: toUnits(amount),
    sale_amount: sale === null ? null : toUnits(sale),
    currency_code: info.code,
    currency: info,
  }
}

/** Returns a currency whose template has the symbol where the visitor expects it. */
export function currencyOf(code: string, locale?: string): StoreCurrency {
  const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(locale, options)
  const parts = format.formatToParts(1)
  const textOf = (some: Intl.NumberFormatPart[]) =>
    some.map(({ type, value }) => (type === 'currency' || type === 'literal' ? value : '')).join('')
  const first = parts.findIndex(({ type }) => type === 'integer')
  return {
    code: code.toLowerCase(),
    symbol: parts.find(({ type }) => type === 'currency')?.value,
    template: `${textOf(parts.slice(0, first))}$1${textOf(parts.slice(first))}`,
    decimal_digits: format.resolvedOptions().maximumFractionDigits ?? 2,
  }
}
