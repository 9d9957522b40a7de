import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CURRENCY, formatMoney } from '../../src/catalog/money.ts'
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
  // spec 9.2
  it.each([
    ['$$1', '$19.99'],
    ['DH$1', 'DH19.99'],
    ['₹$1', '₹19.99'],
    ['$1 €', '19.99 €'],
  ])('formats the amount with the currency template %s', (template, shown) => {
    expect(formatMoney(1999, withTemplate(template))).toBe(shown)
  })

  // spec 9.3
  it('puts the symbol before the amount when the currency has no template', () => {
    expect(formatMoney(1999, withTemplate(null))).toBe('$19.99')
  })

  // spec 9.4
  it('uses the currency code when the currency has no symbol', () => {
    expect(formatMoney(1999, aCurrency({ template: null, symbol: '' }))).toBe('usd19.99')
  })

  // spec 9.5
  it('uses € when the currency has neither a symbol nor a code', () => {
    expect(formatMoney(1999, aCurrency({ template: null, symbol: '', code: '' }))).toBe('€19.99')
  })

  it('ignores a currency template without a placeholder for the amount', () => {
    expect(formatMoney(1999, withTemplate('free'))).toBe('$19.99')
  })

  // spec 9.2
  it('replaces only the first placeholder of a currency template', () => {
    expect(formatMoney(1999, withTemplate('$1 of $1'))).toBe('19.99 of $1')
  })

  // spec 9.1, R.2
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [100, '$1.00'],
    [1234567, '$12345.67'],
  ])('formats %i minor units with two decimals and no thousands separator', (cents, shown) => {
    expect(formatMoney(cents, aCurrency())).toBe(shown)
  })

  // spec 9.7
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    'returns an empty string for the amount %s',
    (amount) => {
      expect(formatMoney(amount, aCurrency())).toBe('')
    },
  )

  // spec 9.8
  it.each([null, undefined])('returns an empty string for the currency %s', (currency) => {
    expect(formatMoney(1999, currency)).toBe('')
  })

  it('uses the euro as the default currency', () => {
    expect(DEFAULT_CURRENCY).toBe('eur')
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

  // spec 9.1
  it('formats the exact amount in any currency', () => {
    const currencies = fc.record({ code: fc.string(), symbol: fc.string(), template: fc.constant(null) })
    fc.assert(
      fc.property(amounts, currencies, (cents, currency) => {
        expect(formatMoney(cents, currency).endsWith(formatDigits(cents))).toBe(true)
      }),
    )
  })

  it('never returns NaN', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), fc.constantFrom('$$1', null), (amount, template) => {
        expect(formatMoney(amount, withTemplate(template))).not.toMatch(/NaN|Infinity/)
      }),
    )
  })
})
