import { describe, expect, it } from 'vitest'
import { displayPrice, displayVariant, productPrice } from '../../src/catalog/product-price.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { aCurrency, aDonation, anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const cheap = aVariant({ id: 'cheap', price_in_cents: 1000 })
const dear = aVariant({ id: 'dear', price_in_cents: 3000 })
const reduced = aVariant({ id: 'reduced', price_in_cents: 2900, sale_price_in_cents: 500 })
const unpriced = anUnpricedVariant({ id: 'unpriced' })

const free = aVariant({ id: 'free', price_in_cents: 9000, sale_price_in_cents: 0 })
const asCheap = aVariant({ id: 'as cheap', price_in_cents: 1000 })

// spec 9.9, 9.10, 9.11, 9.12, R.5, R.6, R.13
it.each([
  ['the cheapest of', [dear, cheap], null, 'cheap'],
  ['the cheapest of', [dear, cheap], 'lowest_price_first', 'cheap'],
  ['the cheapest of', [dear, cheap], undefined as never, 'cheap'],
  ['the first of', [dear, cheap], 'manual', 'dear'],
  ['the one with the lowest sale price of', [cheap, reduced], null, 'reduced'],
  ['the one with the sale price 0 of', [cheap, free], null, 'free'],
  ['the earlier of two equally cheap', [dear, cheap, asCheap], null, 'cheap'],
  ['the first with a price of', [unpriced, dear], null, 'dear'],
  ['the first of unpriced', [unpriced, anUnpricedVariant({ id: 'other' })], null, 'unpriced'],
  ['none of no', [], null, undefined],
])('displayVariant() returns %s variants', (_, variants, selection, id) => {
  const product = aProduct({ variants, site_product_selection: selection })
  expect(displayVariant(product)?.id).toBe(id)
})

// spec R.3, R.4
it.each([
  ['a regular price', cheap, { current: '$10.00', compareAtPrice: null }],
  ['a sale price', reduced, { current: '$5.00', compareAtPrice: '$29.00' }],
  ['a sale price of 0', free, { current: '$0.00', compareAtPrice: '$90.00' }],
  ['a price of 0', aVariant({ price_in_cents: 0 }), { current: '$0.00', compareAtPrice: null }],
  [
    'a price that the store has formatted',
    aVariant({ price_formatted: '$1,234.50' }),
    { current: '$1,234.50', compareAtPrice: null },
  ],
  ['no price', unpriced, null],
  ['no variant', undefined, null],
])('displayPrice() for %s returns %j', (_, variant, price) => {
  expect(displayPrice(variant)).toEqual(price)
})

it.each([
  ['booking', aVariant({ price_in_cents: 0 }), 'Free'],
  ['booking', aVariant(), '$19.99'],
  ['booking', unpriced, undefined],
  ['physical', aVariant({ price_in_cents: 0 }), '$0.00'],
  ['donation', aDonation().variants[0], 'From $5.00'],
  ['donation', aVariant(), '$19.99'],
  ['physical', aDonation().variants[0], '$19.99'],
  ['physical', undefined, undefined],
])('productPrice() returns the price of a product of the type “%s”', (type, variant, price) => {
  expect(productPrice({ type }, variant)?.current).toBe(price)
})

describe('the prices of a product card in German with the price format “locale”', () => {
  const german = { ...ENGLISH, language: 'de', priceFormat: 'locale' } as const
  const currency_info = aCurrency({ code: 'eur', symbol: '€', template: '€$1' })
  const invalid = aCurrency({ code: '?' })

  it.each([
    [
      'a sale',
      aVariant({ currency_info, price_in_cents: 290_000, sale_price_in_cents: 500 }),
      { current: '5,00\u00a0€', compareAtPrice: '2.900,00\u00a0€' },
    ],
    ['a currency without a valid code', aVariant({ currency_info: invalid }), { current: '$19.99' }],
    ['no price', unpriced, null],
  ])('for %s are %j', (_, variant, price) => {
    const shown = productPrice({ type: 'physical' }, variant, german)
    if (price) expect(shown).toMatchObject(price)
    else expect(shown).toBeNull()
  })
})
