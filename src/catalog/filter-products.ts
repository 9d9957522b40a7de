import { type CollectionChoice, findChoice } from './collection-choices.ts'
import { type CompareProducts, priceOf, productComparer } from './compare-products.ts'
import type { Filters } from './filters.ts'
import { majorUnits } from './major-units.ts'
import type { Product } from './product.ts'
import { displayVariant, hasPrice } from './product-price.ts'
import { availableQuantity, hasUnknownStock } from './stock.ts'

/** The collections and search results that are needed to filter products. */
export interface FilterContext {
  /** Needed to find collections by title. Only an ID works without them. */
  collections?: readonly CollectionChoice[]
  /** How well each product matches the query, by ID; null without a query. Omits products without a match. */
  scores?: ReadonlyMap<string, number> | null
  /** The language whose collation sorts names. Default: the browser's language. */
  language?: string | undefined
}

/** Returns the products that match the filters, in the selected order. */
export function filterProducts(
  products: readonly Product[],
  filters: Filters,
  context: FilterContext = {},
): readonly Product[] {
  return products
    .filter(matcher(filters, context))
    .sort(productComparer(filters.sort, featuredComparer(filters, context), context.language))
    .slice(0, filters.limit)
}

/** Returns whether the filters can only be applied after all products of the store have been loaded. */
export function needsAllProducts({ query, collection, min, max, inStock, sort }: Filters): boolean {
  const isSorted = sort !== 'featured' && sort !== 'newest'
  return query !== '' || collection !== '' || min !== null || max !== null || inStock || isSorted
}

/** The number of products that each filter option would show, with the other filters still applied. */
export interface FilterCounts {
  /** The number of products for each collection option, by its ID. */
  collections: ReadonlyMap<string, number>
  allCollections: number
  /** Undefined if the stock of some products is unknown. */
  inStock: number | undefined
}

/** Counts the products that each filter option would show. */
export function countProducts(
  products: readonly Product[],
  filters: Filters,
  context: FilterContext,
): FilterCounts {
  const { collections: choices = [] } = context
  const choiceOf = new Map(choices.flatMap(({ id, ids }) => ids.map((each) => [each, id])))
  const collections = new Map<string, number>()
  const inAnyCollection = products.filter(matcher({ ...filters, collection: '' }, context))
  for (const product of inAnyCollection) {
    const ids = new Set(product.collections.map(({ collection_id }) => choiceOf.get(collection_id)))
    for (const id of ids) if (id) collections.set(id, (collections.get(id) ?? 0) + 1)
  }
  const isKnown = !products.some(hasUnknownStock)
  const inStock = isKnown
    ? products.filter(matcher({ ...filters, inStock: true }, context)).length
    : undefined
  return { collections, allCollections: inAnyCollection.length, inStock }
}

/** Returns the price range in ascending order. Visitors may enter the two prices in either order. */
export function priceRange({ min, max }: Pick<Filters, 'min' | 'max'>): Pick<Filters, 'min' | 'max'> {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function matcher(filters: Filters, { collections = [], scores }: FilterContext) {
  const { productIds, excludedIds, inStock } = filters
  const collectionIds = collectionIdsOf(filters, collections)
  const range = priceRange(filters)
  return (product: Product): boolean =>
    (!scores || scores.has(product.id)) &&
    (productIds.length === 0 || productIds.includes(product.id)) &&
    !excludedIds.includes(product.id) &&
    (!inStock || isInStock(product)) &&
    isInPriceRange(product, range) &&
    (!collectionIds || positionIn(collectionIds, product) !== undefined)
}

/** Returns the `featured` comparison: by search result, or by the order of the chosen IDs or collection. */
function featuredComparer(filters: Filters, { collections = [], scores }: FilterContext): CompareProducts {
  if (scores) return (a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0)
  const { productIds } = filters
  if (productIds.length > 0) return (a, b) => productIds.indexOf(a.id) - productIds.indexOf(b.id)
  const ids = collectionIdsOf(filters, collections)
  return ids ? (a, b) => (positionIn(ids, a) ?? 0) - (positionIn(ids, b) ?? 0) : () => 0
}

function collectionIdsOf(
  { collection }: Filters,
  choices: readonly CollectionChoice[],
): readonly string[] | null {
  return collection === '' ? null : (findChoice(choices, collection)?.ids ?? [collection])
}

/** Returns a product's position in the first of these collections that contains it. */
function positionIn(collectionIds: readonly string[], { collections }: Product): number | undefined {
  return collections.find(({ collection_id }) => collectionIds.includes(collection_id))?.order
}

/** Products whose stock is not known yet count as in stock. */
function isInStock({ purchasable, variants }: Product): boolean {
  return purchasable && variants.some((variant) => hasPrice(variant) && availableQuantity(variant) !== 0)
}

function isInPriceRange(product: Product, { min, max }: Pick<Filters, 'min' | 'max'>): boolean {
  if (min === null && max === null) return true
  const price_in_cents = priceOf(product)
  if (price_in_cents === null) return false
  const price = majorUnits(price_in_cents, displayVariant(product)?.currency_info)
  return price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY)
}
