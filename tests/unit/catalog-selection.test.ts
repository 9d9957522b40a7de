import { describe, expect, it } from 'vitest'
import { needsAllProducts, type Selection, selectProducts } from '../../src/catalog/selection.ts'
import { aDonation, aProduct, aVariant } from '../support/factories.ts'

const priced = (price_in_cents: number, sale_price_in_cents: number | null = null) => [
  aVariant({ price_in_cents, sale_price_in_cents }),
]
const inCollection = (collection_id: string, order: number) => [{ product_id: '', collection_id, order }]

const products = [
  aProduct({ id: 'mug', title: 'Mug', variants: priced(500), collections: inCollection('gifts', 7) }),
  aProduct({ id: 'tee', title: 'tee', variants: priced(2500, 400), collections: inCollection('gifts', 2) }),
  aProduct({ id: 'ohm', title: 'Öhm', variants: priced(900), collections: inCollection('tools', 1) }),
]

const everything: Selection = {
  collectionIds: null,
  productIds: [],
  excludedIds: [],
  limit: Number.POSITIVE_INFINITY,
  sort: 'featured',
}

const idsOf = (selection: Partial<Selection>) =>
  selectProducts(products, { ...everything, ...selection }).map(({ id }) => id)

describe('selectProducts()', () => {
  it('returns all products in the store’s order by default', () => {
    expect(idsOf({})).toEqual(['mug', 'tee', 'ohm'])
  })

  it.each([
    ['price-ascending', ['tee', 'mug', 'ohm']],
    ['price-descending', ['ohm', 'mug', 'tee']],
    ['title', ['mug', 'ohm', 'tee']],
    ['newest', ['mug', 'tee', 'ohm']],
  ] as const)('sorts by %s', (sort, ids) => {
    expect(idsOf({ sort })).toEqual(ids)
  })

  it('sorts names in natural order of the language', () => {
    const sortedTitles = (language: string, ...titles: string[]) => {
      const named = titles.map((title) => aProduct({ id: title, title }))
      return selectProducts(named, { ...everything, sort: 'title', language }).map(({ title }) => title)
    }
    expect(sortedTitles('en', '10 W', '9 W', '100 W')).toEqual(['9 W', '10 W', '100 W'])
    expect(sortedTitles('sv', 'Öga', 'Zon', 'Ask')).toEqual(['Ask', 'Zon', 'Öga'])
    expect(sortedTitles('de', 'Öse', 'Zange', 'Ast')).toEqual(['Ast', 'Öse', 'Zange'])
    expect(sortedTitles('not a language', 'B', 'a')).toEqual(['a', 'B'])
  })

  it.each(['price-ascending', 'price-descending'] as const)(
    'puts products without a price last when it sorts by %s',
    (sort) => {
      const none = { ...aVariant(), price_in_cents: 0, price_formatted: '' }
      const unpriced = [aProduct({ id: 'quote', variants: [none] }), aProduct({ id: 'soon', variants: [] })]
      const sorted = selectProducts([...unpriced, ...products], { ...everything, sort })
      expect(sorted.slice(-2).map(({ id }) => id)).toEqual(['quote', 'soon'])
    },
  )

  it('sorts a donation by its minimum amount', () => {
    const fund = aDonation({ id: 'fund' })
    const sorted = selectProducts([...products, fund], { ...everything, sort: 'price-ascending' })
    expect(sorted.map(({ id }) => id)).toEqual(['tee', 'mug', 'fund', 'ohm'])
  })

  it('returns the products of a collection in the collection’s order', () => {
    expect(idsOf({ collectionIds: ['gifts'] })).toEqual(['tee', 'mug'])
    expect(idsOf({ collectionIds: ['gifts', 'tools'] })).toEqual(['ohm', 'tee', 'mug'])
    expect(idsOf({ collectionIds: [] })).toEqual([])
  })

  it('returns the chosen products in the chosen order', () => {
    expect(idsOf({ productIds: ['ohm', 'gone', 'mug'] })).toEqual(['ohm', 'mug'])
  })

  it('omits excluded products and applies the limit to the rest', () => {
    expect(idsOf({ excludedIds: ['mug'], limit: 1 })).toEqual(['tee'])
  })
})

describe('needsAllProducts()', () => {
  it.each([
    [{}, false],
    [{ sort: 'newest' }, false],
    [{ limit: 4, excludedIds: ['mug'] }, false],
    [{ sort: 'title' }, true],
    [{ sort: 'price-ascending' }, true],
    [{ collectionIds: ['gifts'] }, true],
  ] as const)('for the selection %j returns %s', (selection, expected) => {
    expect(needsAllProducts({ ...everything, ...selection })).toBe(expected)
  })
})
