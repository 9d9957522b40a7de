import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { majorUnits } from '../../src/catalog/major-units.ts'
import { formatMoney } from '../../src/catalog/money.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aCurrency } from '../support/factories.ts'

const withTemplate = (template: string | null) => aCurrency({ template })
const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })
/** Strings with many characters that are special in replacement patterns. */
const dollarTexts = fc.string({ unit: fc.constantFrom('$', '1', '&', '`', "'", '<', '€', ' ', 'a') })

/** Formats cents by splitting the digits instead of dividing by 100. */
function formatDigits(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('formatMoney()', () => {
  // spec 9.1, 9.2, 9.3, 9.4, 9.5, 9.7, 9.8, R.2
  it.each([
    [1999, withTemplate('$$1'), '$19.99'],
    [1999, withTemplate('DH$1'), 'DH19.99'],
    [1999, withTemplate('$1 €'), '19.99 €'],
    [1999, withTemplate('$1 of $1'), '19.99 of $1'],
    [1999, withTemplate('free'), '$19.99'],
    [1999, withTemplate(null), '$19.99'],
    [1999, aCurrency({ template: null, symbol: '' }), 'usd19.99'],
    [1999, aCurrency({ template: null, symbol: '', code: '' }), '€19.99'],
    [1999, null, ''],
    [1999, undefined, ''],
    [0, aCurrency(), '$0.00'],
    [5, aCurrency(), '$0.05'],
    [100, aCurrency(), '$1.00'],
    [1234567, aCurrency(), '$12345.67'],
    [1200, aCurrency({ template: '¥$1', decimal_digits: 0 }), '¥1200'],
    [1500, aCurrency({ template: 'KD$1', decimal_digits: 3 }), 'KD1.500'],
    [1200, aCurrency({ decimal_digits: null }), '$12.00'],
    [12000000, aCurrency({ decimal_digits: 6 }), '$12.000000'],
    [1, aCurrency({ decimal_digits: Number.MAX_SAFE_INTEGER }), '$0.000000000000001'],
    [null, aCurrency(), ''],
    [undefined, aCurrency(), ''],
    [Number.NaN, aCurrency(), ''],
    [Number.POSITIVE_INFINITY, aCurrency(), ''],
  ])('formats %s minor units of %j as “%s”', (amount, currency, shown) => {
    expect(formatMoney(amount, currency)).toBe(shown)
  })

  it('keeps all characters of a currency template except the placeholder', () => {
    fc.assert(
      fc.property(dollarTexts, dollarTexts, amounts, (before, after, cents) => {
        fc.pre(!`${before}$`.includes('$1'))
        expect(formatMoney(cents, withTemplate(`${before}$1${after}`))).toBe(
          `${before}${formatDigits(cents)}${after}`,
        )
      }),
    )
  })
})

describe('the price format “locale”', () => {
  const format = (amount: number, code: string, language: string, decimal_digits: number | null = 2) =>
    formatMoney(amount, aCurrency({ code, decimal_digits }), { ...ENGLISH, language, priceFormat: 'locale' })
      // `Intl` separates with several kinds of spaces and invisible marks.
      .replace(/[\u00A0\u202F]/g, ' ')
      .replace(/[\u200E\u200F]/g, '')

  it.each([
    [1999, 'usd', 'en', 2, '$19.99'],
    [123450, 'usd', 'en-GB', 2, 'US$1,234.50'],
    [250, 'eur', 'de', 2, '2,50 €'],
    [123450, 'eur', 'fr', 2, '1 234,50 €'],
    [123450, 'eur', 'nl', 2, '€ 1.234,50'],
    [123450, 'pln', 'pl', 2, '1234,50 zł'],
    [1234500, 'pln', 'pl', 2, '12 345,00 zł'],
    [250, 'eur', 'lt', 2, '2,50 €'],
    [123450, 'sek', 'sv', 2, '1 234,50 kr'],
    [123450, 'try', 'tr', 2, '₺1.234,50'],
    [1200, 'jpy', 'ja', 0, '￥1,200'],
    [1200, 'jpy', 'en', 0, '¥1,200'],
    [1500, 'kwd', 'en', 3, 'KWD 1.500'],
    [123456, 'chf', 'it', null, '1234,56 CHF'],
  ])('formats %s of %s in %s with %s decimals as “%s”', (amount, code, language, digits, shown) => {
    expect(format(amount, code, language, digits)).toBe(shown)
  })

  it('keeps the letters and the sign of a currency in order in text from right to left', () => {
    const arabic = { ...ENGLISH, language: 'ar', priceFormat: 'locale' } as const
    expect(formatMoney(2500, aCurrency({ code: 'usd' }), arabic)).toBe('\u200F25.00\u00A0US$\u200E')
    expect(formatMoney(2500, aCurrency({ code: 'eur' }), arabic)).toBe('\u200F25.00\u00A0€')
  })

  it('uses the store’s template if the currency’s code is not valid', () => {
    expect(format(1999, 'no code', 'de')).toBe('$19.99')
  })
})

it('majorUnits() divides by the currency’s number of decimals', () => {
  expect([0, 2, 3, null].map((decimal_digits) => majorUnits(1500, aCurrency({ decimal_digits })))).toEqual([
    1500, 15, 1.5, 15,
  ])
  expect(majorUnits(1500, undefined)).toBe(15)
})
