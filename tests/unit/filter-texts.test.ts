import { describe, expect, it } from 'vitest'
import { type Filters, NO_FILTERS } from '../../src/catalog/filters.ts'
import {
  activeFilters,
  emptySentence,
  statusSentence,
} from '../../src/elements/store-grid/browse/filter-texts.ts'
import { aLocale } from '../support/a-locale.ts'
import { aCurrency } from '../support/factories.ts'

const context = { collections: [], currencySymbol: '$' }
const reversed: Filters = { ...NO_FILTERS, min: 50, max: 10 }

describe('a price range with its prices in reverse order', () => {
  it('appears in ascending order in the sentence above the products', () => {
    const result = { shown: 3, total: 5, progress: null }
    expect(statusSentence(activeFilters(reversed, context), result)).toBe(
      '3 of 5 products, from $10, up to $50',
    )
  })

  it('appears in ascending order in the list of active filters', () => {
    expect(activeFilters(reversed, context).map(({ label }) => label)).toEqual(['From $10', 'Up to $50'])
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
