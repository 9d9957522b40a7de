import { type Filters, NO_FILTERS, SORT_ORDERS } from '../../../catalog/filters.ts'
import { parseAmount } from '../../../catalog/parse-amount.ts'
import { searchTerms } from '../../../catalog/search.ts'

/** The maximum length of a search text in the URL. Longer texts are cut off. */
const MAX_QUERY = 200

/** Reads a listing's filters from query parameters. Ignores invalid values. */
export function parseFilters(parameters: URLSearchParams, prefix: string): Filters {
  const text = (name: string) => parameters.get(prefix + name)?.trim() ?? ''
  return {
    ...NO_FILTERS,
    query: parseQuery(text('q')),
    collection: text('collection'),
    sort: SORT_ORDERS.find((order) => order === text('sort')) ?? NO_FILTERS.sort,
    min: parseAmount(text('min')),
    max: parseAmount(text('max')),
    inStock: text('stock') === 'in',
  }
}

/** Returns query parameters for a listing's filters. Parameters whose value is the default are empty. */
export function filterParameters(filters: Filters, prefix: string): Record<string, string> {
  const { query, collection, sort, min, max, inStock } = filters
  const values = {
    q: query,
    collection,
    sort: sort === NO_FILTERS.sort ? '' : sort,
    min: min === null ? '' : `${min}`,
    max: max === null ? '' : `${max}`,
    stock: inStock ? 'in' : '',
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}

/** Returns a search text without surrounding spaces. Returns an empty text if it contains no words. */
export function parseQuery(text: string): string {
  const query = text.slice(0, MAX_QUERY).trim()
  return searchTerms(query).length > 0 ? query : ''
}
