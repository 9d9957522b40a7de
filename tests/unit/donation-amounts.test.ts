import { describe, expect, it } from 'vitest'
import {
  amountIn,
  isAllowed,
  suggestedAmounts,
} from '../../src/elements/product-detail/direct-order/donation-amounts.ts'
import { aCurrency } from '../support/factories.ts'

const limits = (min_amount: number, max_amount: number | null) => ({
  allow_custom_amount: true,
  min_amount,
  max_amount,
})

it.each([
  [0, null, [1000, 2500, 5000, 10_000]],
  [500, 50_000, [1000, 2500, 5000, 10_000]],
  [2000, 6000, [2500, 5000]],
  [100, 900, [100, 900]],
  [20_000, null, [20_000]],
  [700, 700, [700]],
])('suggestedAmounts() with the limits %d and %j returns %j', (min, max, amounts) => {
  expect(suggestedAmounts(limits(min, max))).toEqual(amounts)
})

it('the amounts depend on the decimals of the currency', () => {
  const yen = aCurrency({ code: 'jpy', decimal_digits: 0 })
  expect(suggestedAmounts(limits(20, null), yen)).toEqual([25, 50, 100])
  expect(amountIn('1000', yen)).toBe(1000)
})

it.each([
  [499, limits(500, 50_000), false],
  [500, limits(500, 50_000), true],
  [50_000, limits(500, 50_000), true],
  [50_001, limits(500, 50_000), false],
  [0, limits(0, null), false],
])('isAllowed() for %d with %j returns %s', (amount, within, isValid) => {
  expect(isAllowed(amount, within)).toBe(isValid)
})

describe('amountIn()', () => {
  it.each([
    ['12', 1200],
    ['0.07', 7],
    ['', null],
  ])('parses %j as %j', (text, amount) => {
    expect(amountIn(text)).toBe(amount)
  })

  it('reads a dot before three digits as the decimal point of a currency with three decimals', () => {
    const dinar = aCurrency({ code: 'kwd', decimal_digits: 3 })
    expect(amountIn('1.500', dinar)).toBe(1500)
  })
})
