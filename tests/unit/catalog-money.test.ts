import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CURRENCY, formatMoney } from '../../src/catalog/money.ts'
import { aCurrency } from '../support/factories.ts'

const withTemplate = (template: string | null) => aCurrency({ template })
const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 })
/** Texts full of what a replacement pattern would act on. */
const dollarTexts = fc.string({ unit: fc.constantFrom('$', '1', '&', '`', "'", '<', '€', ' ', 'a') })

/** The same rule by another road: digits, never division. */
function writtenOut(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

describe('formatMoney', () => {
  it.each([
    ['$$1', '$19.99'],
    ['DH$1', 'DH19.99'],
    ['₹$1', '₹19.99'],
    ['$1 €', '19.99 €'],
  ])('puts the amount where the template %s says', (template, shown) => {
    expect(formatMoney(1999, withTemplate(template))).toBe(shown)
  })

  it('puts the symbol before the amount where there is no template', () => {
    expect(formatMoney(1999, withTemplate(null))).toBe('$19.99')
  })

  it('falls back to the currency code where there is no symbol', () => {
    expect(formatMoney(1999, aCurrency({ template: null, symbol: '' }))).toBe('usd19.99')
  })

  it('falls back to € where there is neither symbol nor code', () => {
    expect(formatMoney(1999, aCurrency({ template: null, symbol: '', code: '' }))).toBe('€19.99')
  })

  it('ignores a template that has no place for the amount', () => {
    expect(formatMoney(1999, withTemplate('free'))).toBe('$19.99')
  })

  it('fills the first place alone', () => {
    expect(formatMoney(1999, withTemplate('$1 of $1'))).toBe('19.99 of $1')
  })

  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [100, '$1.00'],
    [1234567, '$12345.67'],
  ])('shows %i minor units with two decimals and no thousands separator', (cents, shown) => {
    expect(formatMoney(cents, aCurrency())).toBe(shown)
  })

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'shows nothing for the amount %s',
    (amount) => {
      expect(formatMoney(amount, aCurrency())).toBe('')
    },
  )

  it.each([null, undefined])('shows nothing for the currency %s', (currency) => {
    expect(formatMoney(1999, currency)).toBe('')
  })

  it('takes the euro where no currency is named', () => {
    expect(DEFAULT_CURRENCY).toBe('eur')
  })

  it('keeps the rest of any template to the letter', () => {
    fc.assert(
      fc.property(dollarTexts, dollarTexts, amounts, (before, after, cents) => {
        fc.pre(!`${before}$`.includes('$1'))
        expect(formatMoney(cents, withTemplate(`${before}$1${after}`))).toBe(
          `${before}${writtenOut(cents)}${after}`,
        )
      }),
    )
  })

  it('shows the exact amount for any currency', () => {
    const currencies = fc.record({ code: fc.string(), symbol: fc.string(), template: fc.constant(null) })
    fc.assert(
      fc.property(amounts, currencies, (cents, currency) => {
        expect(formatMoney(cents, currency).endsWith(writtenOut(cents))).toBe(true)
      }),
    )
  })

  it('never shows NaN', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), fc.constantFrom('$$1', null), (amount, template) => {
        expect(formatMoney(amount, withTemplate(template))).not.toMatch(/NaN|Infinity/)
      }),
    )
  })
})
