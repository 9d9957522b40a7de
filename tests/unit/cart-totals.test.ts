import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLine } from '../../src/cart/cart-item.ts'
import { formattedTotal } from '../../src/cart/formatted-total.ts'
import { countItems } from '../../src/cart/page-cart.ts'
import { cartTotals, totalInCents, totalInMajorUnits } from '../../src/cart/totals.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { someLines } from '../support/arbitrary-cart.ts'
import { aCurrency, aProduct, aVariant } from '../support/factories.ts'

const euro = aCurrency({ code: 'eur', symbol: '€', template: '$1 €' })
const aLine = (quantity: number, variant: Parameters<typeof aVariant>[0] = {}) =>
  createLine({ product: aProduct(), variant: aVariant(variant), quantity })

it('countItems() returns the sum of the quantities of all lines', () => {
  expect(countItems([aLine(2), aLine(3, { id: 'other' })])).toBe(5)
})

describe('the cart total', () => {
  // spec 9.13
  it('is the sum of price times quantity over all lines', () => {
    const lines = [aLine(2, { price_in_cents: 1000 }), aLine(1, { id: 'other', price_in_cents: 250 })]
    expect(totalInCents(lines)).toBe(2250)
  })

  // spec 9.13
  it('uses the sale price of a variant on sale', () => {
    expect(totalInCents([aLine(2, { price_in_cents: 1000, sale_price_in_cents: 600 })])).toBe(1200)
  })

  // spec R.3
  it('accepts a sale price of 0', () => {
    expect(totalInCents([aLine(2, { price_in_cents: 1000, sale_price_in_cents: 0 })])).toBe(0)
  })

  it('is 0 for an empty cart, and its formatted text is empty', () => {
    expect(totalInCents([])).toBe(0)
    expect(formattedTotal([])).toBe('')
  })

  // spec 9.14
  it('is formatted in the currency of the first line', () => {
    const lines = [aLine(1, { price_in_cents: 1000, currency_info: euro }), aLine(1, { price_in_cents: 234 })]
    expect(formattedTotal(lines)).toBe('12.34 €')
  })

  it('is shown for each currency', () => {
    const lines = [
      aLine(1, { price_in_cents: 1000 }),
      aLine(2, { id: 'euro', price_in_cents: 617, currency: 'eur', currency_info: euro }),
      aLine(1, { id: 'other', price_in_cents: 250 }),
    ]
    expect(formattedTotal(lines)).toBe('$12.50 + 12.34 €')
  })

  it('leaves out lines without a currency', () => {
    const lines = [aLine(1, { price_in_cents: 1000 }), aLine(1, { currency: 'eur', currency_info: null })]
    expect(formattedTotal(lines)).toBe('$10.00')
  })

  it('is formatted in the language of the element with the price format “locale”', () => {
    const lines = [aLine(100, { price_in_cents: 1999, currency: 'eur', currency_info: euro })]
    expect(formattedTotal(lines, { ...ENGLISH, language: 'de', priceFormat: 'locale' })).toBe(
      '1.999,00\u00a0€',
    )
  })

  it('in major units depends on the decimals of each currency', () => {
    const yen = aCurrency({ code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 })
    expect(totalInMajorUnits([])).toBe(0)
    expect(totalInMajorUnits([aLine(1, { price_in_cents: 10 }), aLine(1, { price_in_cents: 20 })])).toBe(0.3)
    expect(totalInMajorUnits([aLine(2, { price_in_cents: 1200, currency_info: yen })])).toBe(2400)
    const lines = [aLine(1), aLine(1, { id: 'yen', price_in_cents: 1200, currency_info: yen })]
    expect(totalInMajorUnits(lines)).toBe(1219.99)
  })

  it('in minor units counts in those of the line with the most decimals', () => {
    const yen = aCurrency({ code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 })
    const lines = [
      aLine(1, { price_in_cents: 150_000, currency: 'jpy' }),
      aLine(2, { id: 'whole', price_in_cents: 1200, currency: 'jpy', currency_info: yen }),
    ]
    const total = { total: 3900, total_in_cents: 390_000 }
    expect(cartTotals(lines)).toEqual({ ...total, totals: [{ currency: 'jpy', ...total }] })
  })

  // spec R.2
  it('is formatted without a thousands separator', () => {
    expect(formattedTotal([aLine(100, { price_in_cents: 1999 })])).toBe('$1999.00')
  })

  // spec 9.13
  it('equals the exact sum of its lines', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const sum = lines.reduce(
          (total, { variant, quantity }) =>
            total + BigInt(variant.sale_price_in_cents ?? variant.price_in_cents) * BigInt(quantity),
          0n,
        )
        expect(BigInt(totalInCents(lines))).toBe(sum)
      }),
    )
  })
})

describe('cartTotals()', () => {
  const yen = aCurrency({ code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 })

  it('returns one total for each currency, and no total of all lines, if there are several', () => {
    const lines = [
      aLine(2, { price_in_cents: 1999, currency: 'usd' }),
      aLine(1, { id: 'yen', price_in_cents: 1200, currency: 'jpy', currency_info: yen }),
      aLine(1, { id: 'other', price_in_cents: 1, currency: 'USD' }),
    ]
    expect(cartTotals(lines)).toStrictEqual({
      totals: [
        { currency: 'usd', total: 39.99, total_in_cents: 3999 },
        { currency: 'jpy', total: 1200, total_in_cents: 1200 },
      ],
      total: undefined,
      total_in_cents: undefined,
    })
  })

  it('returns 0 and no currencies for an empty cart', () => {
    expect(cartTotals([])).toStrictEqual({ totals: [], total: 0, total_in_cents: 0 })
  })
})
