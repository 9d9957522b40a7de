import { type CollectionChoice, findChoice } from '../../../catalog/collection-choices.ts'
import { countText } from '../../../catalog/count-text.ts'
import { type Filters, NO_FILTERS, priceRange } from '../../../catalog/filters.ts'

/** An active filter. */
export interface ActiveFilter {
  key: keyof Filters
  /** The label of the button that removes the filter. */
  label: string
  /** The change that removes the filter. */
  removal: Partial<Filters>
}

/** The data that the filter labels and the status sentence need. */
interface TextContext {
  /** The store's collections; null while they load. */
  collections: readonly CollectionChoice[] | null
  /** The currency symbol of prices; null while it is unknown. */
  currencySymbol: string | null
}

/** Returns the filters in use. The sort order does not count as a filter. */
export function activeFilters(
  filters: Filters,
  { collections, currencySymbol }: TextContext,
): ActiveFilter[] {
  const { query, collection, inStock } = filters
  const range = priceRange(filters)
  const { min, max } = range
  const symbol = currencySymbol ?? ''
  const labels: Partial<Record<keyof Filters, string>> = {
    ...(query && { query: `“${query}”` }),
    ...(collection && { collection: collectionTitle(collection, collections ?? []) }),
    ...(min !== null && { min: `From ${symbol}${min}` }),
    ...(max !== null && { max: `Up to ${symbol}${max}` }),
    ...(inStock && { inStock: 'In stock' }),
  }
  return Object.entries(labels).map(([name, label]) => {
    const key = name as keyof Filters
    return { key, label, removal: { ...range, [key]: NO_FILTERS[key] } }
  })
}

interface Result {
  /** The number of matching products; null while they load. */
  shown: number | null
  /** The number of products that the listing has without filters; null while it is unknown. */
  total: number | null
  /**
   * The number of products that have been loaded for filtering, and the total number to load; null if no more products
   * need to be loaded.
   */
  progress: { loaded: number; total: number } | null
}

/** Returns the sentence above the products, such as `12 of 400 products for “usb” in Chargers`. */
export function statusSentence(
  filters: Filters,
  context: TextContext,
  { shown, total, progress }: Result,
): string {
  if (progress) return `Loading all products: ${countText(progress.loaded)} of ${countText(progress.total)}`
  if (shown === null || total === null) return ''
  const about = filterPhrase(filters, context)
  if (shown === 0) return `No products${about}`
  if (about === '') return `${countText(total)} ${total === 1 ? 'product' : 'products'}`
  return `${countText(shown)} of ${countText(total)} products${about}`
}

function filterPhrase(filters: Filters, { collections, currencySymbol }: TextContext): string {
  const { query, collection, inStock } = filters
  const { min, max } = priceRange(filters)
  const symbol = currencySymbol ?? ''
  return [
    query && ` for “${query}”`,
    collection && ` in ${collectionTitle(collection, collections ?? [])}`,
    min !== null && `, from ${symbol}${min}`,
    max !== null && `, up to ${symbol}${max}`,
    inStock && ', in stock',
  ]
    .filter(Boolean)
    .join('')
}

function collectionTitle(collection: string, collections: readonly CollectionChoice[]): string {
  return findChoice(collections, collection)?.title ?? 'this collection'
}
