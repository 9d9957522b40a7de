import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  displayPrice,
  displayVariant,
  effectivePriceInCents,
  hasPrice,
  isOnSale,
} from '../../src/catalog/price.ts'
import type { Variant } from '../../src/catalog/product.ts'
import { anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const cheap = aVariant({ id: 'cheap', price_in_cents: 1000 })
const dear = aVariant({ id: 'dear', price_in_cents: 3000 })
const reduced = aVariant({ id: 'reduced', price_in_cents: 2900, sale_price_in_cents: 500 })
const unpriced = anUnpricedVariant({ id: 'unpriced' })

const shownOf = (variants: Variant[], site_product_selection: string | null = null) =>
  displayVariant(aProduct({ variants, site_product_selection }))?.id

describe('displayVariant()', () => {
  // spec 9.9, 9.10
  it.each([null, 'lowest_price_first'])(
    'returns the cheapest variant when site_product_selection is %s',
    (selection) => {
      expect(shownOf([dear, cheap], selection)).toBe('cheap')
    },
  )

  // spec 9.12
  it('returns the first variant for an unknown site_product_selection', () => {
    expect(shownOf([dear, cheap], 'manual')).toBe('dear')
  })

  // spec R.6
  it('treats a missing site_product_selection like null', () => {
    const stored = { ...aProduct({ variants: [dear, cheap] }), site_product_selection: undefined as never }
    expect(displayVariant(stored)?.id).toBe('cheap')
  })

  // spec 9.11
  it('compares the sale prices of variants on sale', () => {
    expect(shownOf([cheap, reduced])).toBe('reduced')
  })

  it('treats a sale price of 0 as the lowest price', () => {
    const free = aVariant({ id: 'free', price_in_cents: 9000, sale_price_in_cents: 0 })
    expect(shownOf([cheap, free])).toBe('free')
  })

  // spec R.5
  it('returns the earlier of two equally cheap variants', () => {
    expect(shownOf([dear, cheap, aVariant({ id: 'as cheap', price_in_cents: 1000 })])).toBe('cheap')
  })

  it('skips variants without a price', () => {
    expect(shownOf([unpriced, dear])).toBe('dear')
  })

  it('returns the first variant when no variant has a price', () => {
    expect(shownOf([unpriced, anUnpricedVariant({ id: 'other' })])).toBe('unpriced')
  })

  // spec R.13
  it('returns undefined for a product without variants', () => {
    expect(shownOf([])).toBeUndefined()
  })

  it('always returns a variant with the lowest price', () => {
    const prices = fc.nat(10_000)
    const variants = fc.array(
      fc
        .record({ price_in_cents: prices, sale_price_in_cents: fc.option(prices) })
        .map((amounts) => aVariant(amounts)),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(variants, (list) => {
        const shown = displayVariant(aProduct({ variants: list })) as Variant
        expect(list).toContain(shown)
        expect(effectivePriceInCents(shown)).toBe(Math.min(...list.map(effectivePriceInCents)))
      }),
    )
  })
})

describe('displayPrice()', () => {
  it('returns only the regular price of a variant that is not on sale', () => {
    expect(displayPrice(cheap)).toEqual({ current: '$10.00', compareAtPrice: null })
  })

  // spec R.4
  it('returns the sale price and the regular price for comparison', () => {
    expect(displayPrice(reduced)).toEqual({ current: '$5.00', compareAtPrice: '$29.00' })
  })

  it('returns null for a variant without a price', () => {
    expect(displayPrice(unpriced)).toBeNull()
  })

  it('returns null when there is no variant', () => {
    expect(displayPrice(undefined)).toBeNull()
  })
})

describe('isOnSale() and hasPrice()', () => {
  // spec R.3
  it('isOnSale() returns true for a sale price of 0', () => {
    expect(isOnSale(aVariant({ sale_price_in_cents: 0 }))).toBe(true)
  })

  it('isOnSale() returns false without a sale price', () => {
    expect(isOnSale(cheap)).toBe(false)
  })

  it('hasPrice() returns true for a price of 0', () => {
    expect(hasPrice(aVariant({ price_in_cents: 0 }))).toBe(true)
  })

  it('hasPrice() returns false when the store sends no price', () => {
    expect(hasPrice(unpriced)).toBe(false)
  })
})
