import { formatMoney } from '../../catalog/money.ts'
import { currencyOf } from '../../stores/prices.ts'
import { digitsOf, isCurrency, readAmount } from './amounts.ts'

/** The currency of the prices and how the website shows them. */
export interface Money {
  currency: string
  language: string
  priceFormat: 'template' | 'locale'
}

/** Returns a price as visitors see it. Empty for text that is no amount. */
export function priceText(text: string, { currency, language, priceFormat }: Money): string {
  const amount = readAmount(text, digitsOf(currency))
  if (amount === undefined || !isCurrency(currency)) return ''
  const { symbol = '', template = null, ...info } = currencyOf(currency, language)
  const locale = { language, translations: [], priceFormat }
  return formatMoney(amount, { ...info, symbol, template }, locale)
}
