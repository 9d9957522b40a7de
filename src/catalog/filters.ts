import { nameComparer } from './compare-names.ts'
import { hasPrice } from './price.ts'
import type { Product } from './product.ts'
import { priceOf, type SortOrder, selectProducts } from './selection.ts'
import { availableQuantity } from './stock.ts'

/** The search text, filters and sort order that a visitor has chosen for a listing. */
export interface Filters {
  /** The search text; empty if there is none. */
  query: string
  /** ID of a collection; empty for all collections. */
  collection: string
  sort: SortOrder
  /** The lowest price in major units, for example dollars; null for no limit. */
  min: number | null
  /** The highest price in major units; null for no limit. */
  max: number | null
  /** Whether to show only products that are in stock. */
  inStock: boolean
}

type PriceRange = Pick<Filters, 'min' | 'max'>

/** The filters that show every product in the store's order. */
export const NO_FILTERS: Filters = {
  query: '',
  collection: '',
  sort: 'featured',
  min: null,
  max: null,
  inStock: false,
}

/** One or more collections with the same title, which appear as one option in the filter. */
export interface CollectionChoice {
  /** ID of the first of these collections. */
  id: string
  title: string
  /** IDs of all collections with this title. */
  ids: readonly string[]
}

/** The collections and search results that are needed to filter products. */
export interface FilterContext {
  collections: readonly CollectionChoice[]
  /**
   * How well each product matches the query, by product ID; null without a query. Products that do not match are
   * missing.
   */
  scores: ReadonlyMap<string, number> | null
  /** The language whose collation sorts names. Default: the browser's language. */
  language?: string | undefined
}

/** Returns the products that match the filters, in the selected order. */
export function filterProducts(
  products: readonly Product[],
  filters: Filters,
  context: FilterContext,
): readonly Product[] {
  const { collection, sort } = filters
  const { scores } = context
  const matching = products.filter((product) => matches(product, filters, context))
  if (scores && sort === 'featured')
    return matching.sort((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0))
  return selectProducts(matching, {
    collectionIds: collection ? collectionIds(collection, context) : null,
    productIds: [],
    excludedIds: [],
    limit: Number.POSITIVE_INFINITY,
    sort,
    language: context.language,
  })
}

/** The number of products that each filter option would show, with the other filters still applied. */
export interface FilterCounts {
  /** The number of products for each collection option, by its ID. */
  collections: ReadonlyMap<string, number>
  allCollections: number
  inStock: number
}

/** Counts the products that each filter option would show. */
export function countProducts(
  products: readonly Product[],
  filters: Filters,
  context: FilterContext,
): FilterCounts {
  const choiceOf = new Map(context.collections.flatMap(({ id, ids }) => ids.map((each) => [each, id])))
  const collections = new Map<string, number>()
  const inAnyCollection = { ...filters, collection: '' }
  let allCollections = 0
  for (const product of products) {
    if (!matches(product, inAnyCollection, context)) continue
    allCollections += 1
    const choices = new Set(product.collections.map(({ collection_id }) => choiceOf.get(collection_id)))
    for (const id of choices) if (id) collections.set(id, (collections.get(id) ?? 0) + 1)
  }
  const available = { ...filters, inStock: true }
  const inStock = products.filter((product) => matches(product, available, context)).length
  return { collections, allCollections, inStock }
}

/** Merges collections with the same title and sorts them by title. */
export function collectionChoices(
  collections: readonly { id: string; title: string }[],
  language?: string,
): CollectionChoice[] {
  const choices = new Map<string, CollectionChoice>()
  for (const { id, title } of [...collections].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const trimmed = title.trim().replace(/\s+/g, ' ')
    const key = trimmed.toLowerCase()
    const before = choices.get(key)
    if (trimmed)
      choices.set(key, before ? { ...before, ids: [...before.ids, id] } : { id, title: trimmed, ids: [id] })
  }
  const compareNames = nameComparer(language)
  return [...choices.values()].sort((a, b) => compareNames(a.title, b.title))
}

/** Returns the IDs of all collections that belong to a collection option. */
export function collectionIds(
  choice: string,
  { collections }: Pick<FilterContext, 'collections'>,
): readonly string[] {
  return collections.find(({ id, ids }) => id === choice || ids.includes(choice))?.ids ?? [choice]
}

function matches(product: Product, filters: Filters, context: FilterContext): boolean {
  const { collection, inStock } = filters
  if (context.scores && !context.scores.has(product.id)) return false
  if (inStock && !isInStock(product)) return false
  if (!isInPriceRange(product, filters)) return false
  if (!collection) return true
  const ids = collectionIds(collection, context)
  return product.collections.some(({ collection_id }) => ids.includes(collection_id))
}

/** Products whose stock is not known yet count as in stock. */
function isInStock({ purchasable, variants }: Product): boolean {
  return purchasable && variants.some((variant) => hasPrice(variant) && availableQuantity(variant) !== 0)
}

/** Returns the price range in ascending order. Visitors may enter the two prices in either order. */
export function priceRange({ min, max }: PriceRange): PriceRange {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function isInPriceRange(product: Product, filters: Filters): boolean {
  const { min, max } = priceRange(filters)
  if (min === null && max === null) return true
  const price_in_cents = priceOf(product)
  if (price_in_cents === null) return false
  const price = price_in_cents / 100
  return price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY)
}
