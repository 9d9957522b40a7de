import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../src/catalog/parse-amount.ts'

const expectAmount = (text: string, amount: number) => expect(parseAmount(text)).toBe(amount)

describe('parseAmount()', () => {
  it.each([
    ['20', 20],
    [' 19.99 ', 19.99],
    ['19,5', 19.5],
    ['.99', 0.99],
    [',5', 0.5],
    ['0.07', 0.07],
    ['123456789', 123_456_789],
  ])('parses the plain number "%s" as %d', expectAmount)

  it.each([
    ['1,000', 1000],
    ['1.000', 1000],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['1\u00a0000,50', 1000.5],
    ["1'000", 1000],
    ['1’000', 1000],
    ['1,000.50', 1000.5],
    ['1.000,5', 1000.5],
    ['1,234,567', 1_234_567],
    ['1,00,000', 100_000],
  ])('parses the separators in "%s" as %d', expectAmount)

  it.each([
    ['$25', 25],
    ['$.99', 0.99],
    ['US$25', 25],
    ['25 US$', 25],
    ['20 €', 20],
    ['1.000,50 €', 1000.5],
    ['＄20', 20],
    ['CHF 20', 20],
    ['CHF  20', 20],
    ['Fr. 20.–', 20],
    ['20,-', 20],
    ['20,--', 20],
    ['Rs.500', 500],
    ['20 dollars', 20],
    ['20 Dollar', 20],
    ['20 Euro', 20],
    ['20 EURO', 20],
    ['20 kr.', 20],
    ['20 zł', 20],
    ['2000 円', 2000],
  ])('ignores the currency in "%s"', expectAmount)

  it.each([
    ['٢٠', 20],
    ['١٬٠٠٠٫٥٠', 1000.5],
    ['٢٠،٥', 20.5],
    ['\u200f٢٥\u200f', 25],
    ['２０．５０', 20.5],
    ['￥１，０００', 1000],
    ['𝟐𝟎', 20],
  ])('reads the digits of "%s" as %d', expectAmount)

  it.each([
    '',
    '$',
    'abc',
    '.',
    '-5',
    '(20)',
    '10%',
    '20-30',
    '20,-30',
    '20 or 30',
    '20$50',
    '1e3',
    '1,0000',
    '5’50',
    '1.2345',
    '1,000,50',
    '0,500',
    '1 0',
    '20k',
    '20 thousand',
    '50 cents',
    '50p',
    '99¢',
    '50 ct.',
    '50 centimes',
    '50 paise',
    '50 Rappen',
    '50 øre',
    '50 groszy',
    '20 lakh',
    '2 crore',
    '5 Tausend',
    '2 dozen',
    '2 mil',
    '5 TEUR',
    '2 billion',
    '19⁹⁹',
    '½',
    '1234567890',
  ])('does not guess the amount of "%s"', (text) => {
    expect(parseAmount(text)).toBeNull()
  })
})
