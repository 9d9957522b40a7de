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
const yen = aCurrency({ code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 })
const aLine = (quantity: number, variant: Parameters<typeof aVariant>[0] = {}) =>
  createLine({ product: aProduct(), variant: aVariant(variant), quantity })

it('countItems() returns the sum of the quantities of all lines', () => {
  expect(countItems([aLine(2), aLine(3, { id: 'other' })])).toBe(5)
})

describe('the cart total', () => {
  // spec 9.14, R.2
  it.each([
    ['an empty text for an empty cart', '', []],
    [
      'in the currency of the first line',
      '12.34 €',
      [aLine(1, { price_in_cents: 1000, currency_info: euro }), aLine(1, { price_in_cents: 234 })],
    ],
    [
      'once for each currency',
      '$12.50 + 12.34 €',
      [
        aLine(1, { price_in_cents: 1000 }),
        aLine(2, { id: 'euro', price_in_cents: 617, currency: 'eur', currency_info: euro }),
        aLine(1, { id: 'other', price_in_cents: 250 }),
      ],
    ],
    [
      'without the lines that have no currency',
      '$10.00',
      [aLine(1, { price_in_cents: 1000 }), aLine(1, { currency: 'eur', currency_info: null })],
    ],
    ['without a thousands separator', '$1999.00', [aLine(100, { price_in_cents: 1999 })]],
  ])('is formatted %s: %s', (_, text, lines) => {
    expect(formattedTotal(lines)).toBe(text)
  })

  it('is formatted in the language of the element with the price format “locale”', () => {
    const lines = [aLine(100, { price_in_cents: 1999, currency: 'eur', currency_info: euro })]
    expect(formattedTotal(lines, { ...ENGLISH, language: 'de', priceFormat: 'locale' })).toBe(
      '1.999,00\u00a0€',
    )
  })

  it('in major units depends on the decimals of each currency', () => {
    expect(totalInMajorUnits([])).toBe(0)
    expect(totalInMajorUnits([aLine(1, { price_in_cents: 10 }), aLine(1, { price_in_cents: 20 })])).toBe(0.3)
    expect(totalInMajorUnits([aLine(2, { price_in_cents: 1200, currency_info: yen })])).toBe(2400)
    const lines = [aLine(1), aLine(1, { id: 'yen', price_in_cents: 1200, currency_info: yen })]
    expect(totalInMajorUnits(lines)).toBe(1219.99)
  })

  it('in minor units counts in those of the line with the most decimals', () => {
    const lines = [
      aLine(1, { price_in_cents: 150_000, currency: 'jpy' }),
      aLine(2, { id: 'whole', price_in_cents: 1200, currency: 'jpy', currency_info: yen }),
    ]
    const total = { total: 3900, total_in_cents: 390_000 }
    expect(cartTotals(lines)).toEqual({ ...total, totals: [{ currency: 'jpy', ...total }] })
  })

  // spec 9.13, R.3
  it('is the exact sum of price, or sale price, times quantity over all lines', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const sum = lines.reduce(
          (total, { variant, quantity }) =>
            total + BigInt(variant.sale_price_in_cents ?? variant.price_in_cents) * BigInt(quantity),
          0n,
        )
        expect(BigInt(totalInCents(lines))).toBe(sum)
      }),
      { examples: [[[]], [[aLine(2, { sale_price_in_cents: 0 }), aLine(1, { id: 'other' })]]] },
    )
  })
})

describe('cartTotals()', () => {
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
