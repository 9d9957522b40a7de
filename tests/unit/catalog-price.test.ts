import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  displayVariant,
  effectivePriceInCents,
  hasPrice,
  isOnSale,
  shownPrice,
} from '../../src/catalog/price.ts'
import type { Variant } from '../../src/catalog/product.ts'
import { anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const cheap = aVariant({ id: 'cheap', price_in_cents: 1000 })
const dear = aVariant({ id: 'dear', price_in_cents: 3000 })
const reduced = aVariant({ id: 'reduced', price_in_cents: 2900, sale_price_in_cents: 500 })
const unpriced = anUnpricedVariant({ id: 'unpriced' })

const shownOf = (variants: Variant[], site_product_selection: string | null = null) =>
  displayVariant(aProduct({ variants, site_product_selection }))?.id

describe('displayVariant', () => {
  it.each([null, 'lowest_price_first'])('is the cheapest variant when the selection is %s', (selection) => {
    expect(shownOf([dear, cheap], selection)).toBe('cheap')
  })

  it('is the first variant under any other selection', () => {
    expect(shownOf([dear, cheap], 'manual')).toBe('dear')
  })

  it('takes an absent selection as none', () => {
    const stored = { ...aProduct({ variants: [dear, cheap] }), site_product_selection: undefined as never }
    expect(displayVariant(stored)?.id).toBe('cheap')
  })

  it('compares sale prices where there are any', () => {
    expect(shownOf([cheap, reduced])).toBe('reduced')
  })

  it('takes a sale price of nothing for a price', () => {
    const free = aVariant({ id: 'free', price_in_cents: 9000, sale_price_in_cents: 0 })
    expect(shownOf([cheap, free])).toBe('free')
  })

  it('is the earlier one on a tie', () => {
    expect(shownOf([dear, cheap, aVariant({ id: 'as cheap', price_in_cents: 1000 })])).toBe('cheap')
  })

  it('passes over variants without a price', () => {
    expect(shownOf([unpriced, dear])).toBe('dear')
  })

  it('is the first variant when none has a price', () => {
    expect(shownOf([unpriced, anUnpricedVariant({ id: 'other' })])).toBe('unpriced')
  })

  it('is missing for a product without variants', () => {
    expect(shownOf([])).toBeUndefined()
  })

  it('is always one of the variants, and none is cheaper', () => {
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

describe('shownPrice', () => {
  it('is the regular price alone when nothing is on sale', () => {
    expect(shownPrice(cheap)).toEqual({ now: '$10.00', compareAtPrice: null })
  })

  it('is the sale price, and the same variant’s regular price struck', () => {
    expect(shownPrice(reduced)).toEqual({ now: '$5.00', compareAtPrice: '$29.00' })
  })

  it('is missing without a price', () => {
    expect(shownPrice(unpriced)).toBeNull()
  })

  it('is missing without a variant', () => {
    expect(shownPrice(undefined)).toBeNull()
  })
})

describe('a variant’s price', () => {
  it('is on sale when there is a sale price, even one of nothing', () => {
    expect(isOnSale(aVariant({ sale_price_in_cents: 0 }))).toBe(true)
  })

  it('is not on sale without one', () => {
    expect(isOnSale(cheap)).toBe(false)
  })

  it('is there when the amount is nothing but known', () => {
    expect(hasPrice(aVariant({ price_in_cents: 0 }))).toBe(true)
  })

  it('is not there when the store sends none', () => {
    expect(hasPrice(unpriced)).toBe(false)
  })
})
