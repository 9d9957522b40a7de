import { type CollectionChoice, findChoice } from '../../../catalog/collection-choices.ts'
import { countText } from '../../../catalog/count-text.ts'
import { priceRange } from '../../../catalog/filter-products.ts'
import { type Filters, NO_FILTERS } from '../../../catalog/filters.ts'

/** The label of the button that removes all filters. */
export const CLEAR_FILTERS = 'Clear all'

/** An active filter. */
export interface ActiveFilter {
  key: keyof Filters
  /** The label of the button that removes the filter. */
  label: string
  /** The end of a sentence about the products, such as ` in Chargers`. */
  phrase: string
  /** The change that removes the filter. */
  removal: Partial<Filters>
}

/** The data that the texts of filters need. */
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
  const title = findChoice(collections ?? [], collection)?.title ?? 'this collection'
  const range = priceRange(filters)
  const [min, max] = [range.min, range.max].map((price) => `${currencySymbol ?? ''}${price}`)
  const texts: Partial<Record<keyof Filters, [label: string, phrase: string]>> = {
    ...(query && { query: [`“${query}”`, ` for “${query}”`] }),
    ...(collection && { collection: [title, ` in ${title}`] }),
    ...(range.min !== null && { min: [`From ${min}`, `, from ${min}`] }),
    ...(range.max !== null && { max: [`Up to ${max}`, `, up to ${max}`] }),
    ...(inStock && { inStock: ['In stock', ', in stock'] }),
  }
  return Object.entries(texts).map(([name, [label, phrase]]) => {
    const key = name as keyof Filters
    return { key, label, phrase, removal: { ...range, [key]: NO_FILTERS[key] } }
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
export function statusSentence(active: readonly ActiveFilter[], { shown, total, progress }: Result): string {
  if (progress) return `Loading all products: ${countText(progress.loaded)} of ${countText(progress.total)}`
  if (shown === null || total === null) return ''
  const about = active.map(({ phrase }) => phrase).join('')
  if (shown === 0) return `No products${about}`
  if (about === '') return `${countText(total)} ${total === 1 ? 'product' : 'products'}`
  return `${countText(shown)} of ${countText(total)} products${about}`
}
