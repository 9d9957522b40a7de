import { describe, expect, it } from 'vitest'
import { collectionChoices, findChoice } from '../../src/catalog/collection-choices.ts'
import {
  countProducts,
  type FilterContext,
  filterProducts,
  needsAllProducts,
  priceRange,
} from '../../src/catalog/filter-products.ts'
import { type Filters, NO_FILTERS } from '../../src/catalog/filters.ts'
import {
  aCurrency,
  aDonation,
  aManagedVariant,
  anUnpricedVariant,
  aProduct,
  aVariant,
} from '../support/factories.ts'

const inCollections = (...ids: string[]) =>
  ids.map((collection_id, order) => ({ product_id: '', collection_id, order }))
const priced = (price_in_cents: number, sale_price_in_cents: number | null = null) => [
  aVariant({ price_in_cents, sale_price_in_cents }),
]

const products = [
  aProduct({ id: 'cable', title: 'Cable', variants: priced(500), collections: inCollections('c1') }),
  aProduct({
    id: 'lamp',
    title: 'Lamp',
    variants: priced(9000, 2000),
    collections: inCollections('c2', 'c3'),
  }),
  aProduct({
    id: 'fuse',
    title: 'Fuse',
    variants: [aManagedVariant(0)],
    collections: inCollections('hidden'),
  }),
  aProduct({ id: 'quote', title: 'Quote', variants: [anUnpricedVariant()], purchasable: false }),
]

const context: FilterContext = {
  collections: [
    { id: 'c1', title: 'Cables', ids: ['c1'] },
    { id: 'c2', title: 'Lights', ids: ['c2', 'c3'] },
    { id: 'c9', title: 'Empty', ids: ['c9'] },
  ],
  scores: null,
}

const find = (filters: Partial<Filters>, scores: FilterContext['scores'] = null) =>
  filterProducts(products, { ...NO_FILTERS, ...filters }, { ...context, scores }).map(({ id }) => id)

describe('filterProducts()', () => {
  it('keeps every product when no filter is set', () => {
    expect(find({})).toEqual(['cable', 'lamp', 'fuse', 'quote'])
  })

  it('finds the products of a collection and of other collections with the same title', () => {
    expect(find({ collection: 'c1' })).toEqual(['cable'])
    expect(find({ collection: 'c2' })).toEqual(['lamp'])
    expect(find({ collection: 'c3' })).toEqual(['lamp'])
    expect(find({ collection: 'unknown' })).toEqual([])
  })

  it.each<[Partial<Filters>, string[]]>([
    [{ min: 10 }, ['lamp', 'fuse']],
    [{ max: 5 }, ['cable']],
    [{ min: 5, max: 20 }, ['cable', 'lamp', 'fuse']],
    [{ min: 20, max: 5 }, ['cable', 'lamp', 'fuse']],
  ])('compares the price range with the prices that product cards show: %j', (range, expected) => {
    const priceOfFuse = products[2]?.variants[0]?.price_in_cents ?? 0
    expect(priceOfFuse).toBeGreaterThanOrEqual(1000)
    expect(priceOfFuse).toBeLessThanOrEqual(2000)
    expect(find(range)).toEqual(expected)
  })

  it('compares the price range with the minimum amount only for a donation', () => {
    const donation = aDonation()
    expect(filterProducts([donation], { ...NO_FILTERS, max: 5 }, context)).toEqual([donation])
    expect(filterProducts([donation], { ...NO_FILTERS, min: 6 }, context)).toEqual([])
    const physical = { ...donation, type: 'physical' }
    expect(filterProducts([physical], { ...NO_FILTERS, min: 6 }, context)).toEqual([physical])
  })

  it('compares prices in the currency’s own unit', () => {
    const yen = aProduct({
      variants: [aVariant({ price_in_cents: 1200, currency_info: aCurrency({ decimal_digits: 0 }) })],
    })
    expect(filterProducts([yen], { ...NO_FILTERS, min: 1200, max: 1200 }, context)).toEqual([yen])
  })

  it('finds only products in stock when the stock filter is set, and counts unknown stock as in stock', () => {
    expect(find({ inStock: true })).toEqual(['cable', 'lamp'])
    const unknown = aProduct({ variants: [aManagedVariant(0), aManagedVariant(null)] })
    expect(filterProducts([unknown], { ...NO_FILTERS, inStock: true }, context)).toEqual([unknown])
  })

  it('sorts by search score unless another order is chosen', () => {
    const scores = new Map(Object.entries({ cable: 1, lamp: 9, fuse: 5 }))
    expect(find({ query: 'x' }, scores)).toEqual(['lamp', 'fuse', 'cable'])
    expect(find({ query: 'x', sort: 'price-ascending' }, scores)).toEqual(['cable', 'fuse', 'lamp'])
    expect(find({ query: 'x', sort: 'newest' }, scores)).toEqual(['cable', 'lamp', 'fuse'])
  })
})

const inCollection = (collection_id: string, order: number) => [{ product_id: '', collection_id, order }]

const named = [
  aProduct({ id: 'mug', title: 'Mug', variants: priced(500), collections: inCollection('gifts', 7) }),
  aProduct({ id: 'tee', title: 'tee', variants: priced(2500, 400), collections: inCollection('gifts', 2) }),
  aProduct({ id: 'ohm', title: 'Öhm', variants: priced(900), collections: inCollection('gifts', 4) }),
]

const idsOf = (filters: Partial<Filters>, products = named) =>
  filterProducts(products, { ...NO_FILTERS, ...filters }).map(({ id }) => id)

describe('the order of filtered products', () => {
  it.each([
    ['featured', ['mug', 'tee', 'ohm']],
    ['price-ascending', ['tee', 'mug', 'ohm']],
    ['price-descending', ['ohm', 'mug', 'tee']],
    ['title', ['mug', 'ohm', 'tee']],
    ['newest', ['mug', 'tee', 'ohm']],
  ] as const)('is correct for %s', (sort, ids) => {
    expect(idsOf({ sort })).toEqual(ids)
  })

  it('is the natural order of names in the language', () => {
    const sortedTitles = (language: string, ...titles: string[]) => {
      const products = titles.map((title) => aProduct({ id: title, title }))
      return filterProducts(products, { ...NO_FILTERS, sort: 'title' }, { language }).map(
        ({ title }) => title,
      )
    }
    expect(sortedTitles('en', '10 W', '9 W', '100 W')).toEqual(['9 W', '10 W', '100 W'])
    expect(sortedTitles('sv', 'Öga', 'Zon', 'Ask')).toEqual(['Ask', 'Zon', 'Öga'])
    expect(sortedTitles('de', 'Öse', 'Zange', 'Ast')).toEqual(['Ast', 'Öse', 'Zange'])
    expect(sortedTitles('not a language', 'B', 'a')).toEqual(['a', 'B'])
  })

  it.each(['price-ascending', 'price-descending'] as const)(
    'ends with the products without a price for %s',
    (sort) => {
      const none = { ...aVariant(), price_in_cents: 0, price_formatted: '' }
      const unpriced = [aProduct({ id: 'quote', variants: [none] }), aProduct({ id: 'soon', variants: [] })]
      // Sorting must move products from both sides.
      expect(idsOf({ sort }, [...named.slice(1), ...unpriced, ...named]).slice(-2)).toEqual(['quote', 'soon'])
    },
  )

  it('depends on the minimum amount of a donation', () => {
    const fund = aDonation({ id: 'fund' })
    expect(idsOf({ sort: 'price-ascending' }, [...named, fund])).toEqual(['tee', 'mug', 'fund', 'ohm'])
  })

  it('is the collection’s order for the products of a collection', () => {
    expect(idsOf({ collection: 'gifts' })).toEqual(['tee', 'ohm', 'mug'])
  })

  it('is the chosen order for chosen products', () => {
    expect(idsOf({ productIds: ['ohm', 'gone', 'mug'] })).toEqual(['ohm', 'mug'])
  })

  it('is kept when excluded products are omitted before the limit is applied', () => {
    expect(idsOf({ excludedIds: ['mug'], limit: 1 })).toEqual(['tee'])
  })
})

it.each<[Partial<Filters>, boolean]>([
  [{}, false],
  [{ sort: 'newest' }, false],
  [{ limit: 4, excludedIds: ['mug'], productIds: ['tee'] }, false],
  [{ sort: 'title' }, true],
  [{ sort: 'price-ascending' }, true],
  [{ collection: 'gifts' }, true],
  [{ query: 'mug' }, true],
  [{ min: 0 }, true],
  [{ max: 9 }, true],
  [{ inStock: true }, true],
])('needsAllProducts() for the filters %j returns %s', (filters, expected) => {
  expect(needsAllProducts({ ...NO_FILTERS, ...filters })).toBe(expected)
})

it.each([
  [50, 10, 10, 50],
  [10, 50, 10, 50],
  [50, null, 50, null],
  [null, 0, null, 0],
])('priceRange() puts the prices %s and %s in ascending order', (min, max, low, high) => {
  expect(priceRange({ min, max })).toEqual({ min: low, max: high })
})

describe('countProducts()', () => {
  const count = (filters: Partial<Filters>) => countProducts(products, { ...NO_FILTERS, ...filters }, context)

  it('counts a product only once if two of its collections have the same title', () => {
    const { collections, allCollections } = count({})
    expect(Object.fromEntries(collections)).toEqual({ c1: 1, c2: 1 })
    expect(allCollections).toBe(4)
  })

  it('counts the products that each choice would show in combination with the other filters', () => {
    expect(Object.fromEntries(count({ max: 6 }).collections)).toEqual({ c1: 1 })
    expect(Object.fromEntries(count({ collection: 'c1' }).collections)).toEqual({ c1: 1, c2: 1 })
    expect(count({ collection: 'c1' }).inStock).toBe(1)
    expect(count({}).inStock).toBe(2)
  })

  it('does not count what is in stock while the stock of a product is unknown', () => {
    const unknown = aProduct({ variants: [{ ...aManagedVariant(1), inventory_quantity: null }] })
    expect(countProducts([...products, unknown], NO_FILTERS, context).inStock).toBeUndefined()
  })

  it('counts by collection only once the collections are known', () => {
    expect(countProducts(products, NO_FILTERS, {}).collections.size).toBe(0)
  })
})

it('collectionChoices() trims titles, merges collections with the same title and sorts the result', () => {
  const choices = collectionChoices([
    { id: 'p3', title: 'Tools ' },
    { id: 'p1', title: ' tools' },
    { id: 'p5', title: 'TOOLS' },
    { id: 'p2', title: 'Éclairage  mural' },
    { id: 'p4', title: '  ' },
  ])
  expect(choices).toEqual([
    { id: 'p2', title: 'Éclairage mural', ids: ['p2'] },
    { id: 'p1', title: 'tools', ids: ['p1', 'p3', 'p5'] },
  ])
})

it.each([
  ['p1', 'p1'],
  [' wall lights ', 'p1'],
  ['', undefined],
  ['Wall', undefined],
  ['p2', undefined],
])('findChoice() finds by the ID or title “%s” the collection %s', (name, id) => {
  const choices = collectionChoices([{ id: 'p1', title: ' Wall  Lights' }])
  expect(findChoice(choices, name)?.id).toBe(id)
})
