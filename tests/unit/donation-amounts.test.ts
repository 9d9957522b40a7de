import { describe, expect, it } from 'vitest'
import {
  amountIn,
  isAllowed,
  suggestedAmounts,
} from '../../src/elements/product-detail/direct-order/donation-amounts.ts'

const limits = (min_amount: number, max_amount: number | null) => ({
  allow_custom_amount: true,
  min_amount,
  max_amount,
})

describe('suggestedAmounts()', () => {
  it.each([
    [0, null, [1000, 2500, 5000, 10_000]],
    [500, 50_000, [1000, 2500, 5000, 10_000]],
    [2000, 6000, [2500, 5000]],
    [100, 900, [100, 900]],
    [20_000, null, [20_000]],
    [700, 700, [700]],
  ])('with the limits %d and %j returns %j', (min, max, amounts) => {
    expect(suggestedAmounts(limits(min, max))).toEqual(amounts)
  })
})

describe('isAllowed()', () => {
  it.each([
    [499, false],
    [500, true],
    [50_000, true],
    [50_001, false],
  ])('accepts only amounts within the limits (%d: %s)', (amount, isValid) => {
    expect(isAllowed(amount, limits(500, 50_000))).toBe(isValid)
  })

  it('rejects 0 even if there is no lower limit', () => {
    expect(isAllowed(0, limits(0, null))).toBe(false)
  })
})

describe('amountIn()', () => {
  it.each([
    ['12', 1200],
    [' 12.50 ', 1250],
    ['12,5', 1250],
    ['0.07', 7],
    ['.99', 99],
    ['$25', 2500],
    ['CHF 20', 2000],
    ['1,000', 100_000],
    ['1,000.00', 100_000],
    ['1.000,50 €', 100_050],
    ['٢٠', 2000],
    ['', null],
    ['-5', null],
    ['1e3', null],
    ['five', null],
  ])('parses %j as %j', (text, amount) => {
    expect(amountIn(text)).toBe(amount)
  })
})
