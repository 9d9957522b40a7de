import type { Currency } from './product.ts'

export const usDollar: Currency = {
  code: 'usd',
  symbol: '$',
  symbol_native: '$',
  name: 'US Dollar',
  name_plural: 'US dollars',
  decimal_digits: 2,
  rounding: 0,
  template: '$$1',
  min_amount: 100,
}

export const euro: Currency = {
  code: 'eur',
  symbol: '€',
  symbol_native: '€',
  name: 'Euro',
  name_plural: 'euros',
  decimal_digits: 2,
  rounding: 0,
  template: '$1 €',
  min_amount: 100,
}

/** Returns an amount with its currency, for example `$19.99`. */
export function formatMoney(amountInCents: number, currency: Currency): string {
  // Use a replacement function, because `$` has a special meaning in replacement strings.
  return currency.template.replace('$1', () => (amountInCents / 100).toFixed(2))
}
