import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filters, NO_FILTERS, SORT_ORDERS } from '../../src/catalog/filters.ts'
import {
  activeFilters,
  emptySentence,
  statusSentence,
} from '../../src/elements/store-grid/browse/filter-texts.ts'
import {
  filterParameters,
  parseFilters,
  parseQuery,
} from '../../src/elements/store-grid/browse/filters-url.ts'
import { aLocale } from '../support/a-locale.ts'
import { aCurrency } from '../support/factories.ts'

const parse = (search: string, prefix = 'ee-') => parseFilters(new URLSearchParams(search), prefix)

describe('the filters of a listing in the URL', () => {
  it('is parsed from the query parameters', () => {
    expect(parse('ee-q=usb+c&ee-collection=pcol_1&ee-sort=title&ee-min=5&ee-max=19.99&ee-stock=in')).toEqual({
      ...NO_FILTERS,
      query: 'usb c',
      collection: 'pcol_1',
      sort: 'title',
      min: 5,
      max: 19.99,
      inStock: true,
    })
  })

  it.each([
    '',
    'ee-q=+++',
    'ee-q=%F0%9F%94%8C',
    'ee-q=%3F!',
    'ee-sort=best',
    'ee-min=abc&ee-max=-4',
    'ee-stock=yes',
  ])('has default values for "%s"', (search) => {
    expect(parse(search)).toEqual(NO_FILTERS)
  })

  it('includes at most 200 characters of a search query', () => {
    expect(parse(`ee-q=${'a'.repeat(1000)}`).query).toHaveLength(200)
  })

  it('uses prefixed parameters for a second listing', () => {
    expect(parse('ee-q=usb&ee2-q=lamp', 'ee2-').query).toBe('lamp')
    expect(filterParameters({ ...NO_FILTERS, query: 'lamp' }, 'ee2-')['ee2-q']).toBe('lamp')
  })

  it('is unchanged after it is written and parsed', () => {
    const price = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100))
    const states = fc.record({
      query: fc.string({ maxLength: 50 }).map((text) => parseQuery(text.toWellFormed())),
      collection: fc.stringMatching(/^[a-z_0-9]{0,12}$/),
      sort: fc.constantFrom(...SORT_ORDERS),
      min: price,
      max: price,
      inStock: fc.boolean(),
    })
    fc.assert(
      fc.property(states, (fields) => {
        const state = { ...NO_FILTERS, ...fields }
        const parameters = new URLSearchParams(filterParameters(state, 'ee-'))
        expect(parse(`${parameters}`)).toEqual(state)
      }),
    )
  })
})

const context = { collections: [], currencySymbol: '$' }
const reversed: Filters = { ...NO_FILTERS, min: 50, max: 10 }

describe('a price range with its prices in reverse order', () => {
  it('appears in ascending order in the list of active filters and in the sentence above the products', () => {
    const filters = activeFilters(reversed, context)
    expect(filters.map(({ label }) => label)).toEqual(['From $10', 'Up to $50'])
    expect(statusSentence(filters, { shown: 3, total: 5, progress: null })).toBe(
      '3 of 5 products, from $10, up to $50',
    )
  })

  it('keeps the other price when the visitor removes one of them', () => {
    const [from, upTo] = activeFilters(reversed, context)
    expect({ ...reversed, ...from?.removal }).toMatchObject({ min: null, max: 50 })
    expect({ ...reversed, ...upTo?.removal }).toMatchObject({ min: 10, max: null })
  })
})

it('filters and their prices have the form of the language', () => {
  const texts = {
    filter_min: 'Ab {price}',
    results: 'Von {count} Produkten{min}{query}: {shown}',
    results_query: ' mit „{query}“',
    results_min: ' ab {price}',
    no_results_notice: 'Nichts{query}{min}!',
  }
  const locale = { ...aLocale(texts), priceFormat: 'locale' } as const
  const filters = { ...NO_FILTERS, query: 'usb', min: 1.5 }
  const active = activeFilters(filters, { ...context, currency: aCurrency() }, locale)
  expect(active[1]?.label).toBe('Ab 1,50\u00A0$')
  expect(statusSentence(active, { shown: 3, total: 5, progress: null }, locale)).toBe(
    'Von 5 Produkten ab 1,50\u00A0$ mit „usb“: 3',
  )
  expect(emptySentence(active, locale)).toBe('Nichts mit „usb“ ab 1,50\u00A0$!')
})

it.each([
  [12.5, 'From $12.50'],
  [12, 'From $12'],
])('the price %d is shown as in prices: %s', (min, label) => {
  expect(activeFilters({ ...NO_FILTERS, min }, context)[0]?.label).toBe(label)
})
