import { describe, expect, it } from 'vitest'
import { type Filters, NO_FILTERS } from '../../src/catalog/filters.ts'
import { activeFilters, statusSentence } from '../../src/elements/store-grid/browse/filter-texts.ts'

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

it.each([
  [12.5, 'From $12.50'],
  [12, 'From $12'],
])('the price %d is shown as in prices: %s', (min, label) => {
  expect(activeFilters({ ...NO_FILTERS, min }, context)[0]?.label).toBe(label)
})
