import { nameComparer } from './compare-names.ts'
import { displayVariant, hasPrice, shownPriceInCents } from './price.ts'
import type { Product } from './product.ts'

/** The orders in which a listing can show its products. `featured` is the store's own order. */
export const SORT_ORDERS = ['featured', 'newest', 'price-ascending', 'price-descending', 'title'] as const

/** The order in which a listing shows its products. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** The products that a listing shows, and their order. */
export interface Selection {
  /** IDs of collections; null selects products of all collections. */
  collectionIds: readonly string[] | null
  /** IDs of the products to show; empty for all products. */
  productIds: readonly string[]
  /** IDs of products that are left out. */
  excludedIds: readonly string[]
  /** The maximum number of products; `Infinity` for all. */
  limit: number
  sort: SortOrder
  /** The language whose collation sorts by `title`. Default: the browser's language. */
  language?: string | undefined
}

/**
 * Returns the selected products in the selected order. For `newest`, keeps the given order, because the store has
 * already sorted the products by date.
 */
export function selectProducts(products: readonly Product[], selection: Selection): readonly Product[] {
  const { productIds, excludedIds, limit } = selection
  return products
    .filter(({ id }) => productIds.length === 0 || productIds.includes(id))
    .filter(({ id }) => !excludedIds.includes(id))
    .filter((product) => positionInCollection(product, selection) !== null)
    .sort(comparer(selection))
    .slice(0, limit)
}

/** Returns whether the selection can only be shown after all products of the store have been loaded. */
export function needsAllProducts({ collectionIds, sort }: Selection): boolean {
  return collectionIds !== null || !['featured', 'newest'].includes(sort)
}

function comparer(selection: Selection): (a: Product, b: Product) => number {
  switch (selection.sort) {
    case 'title': {
      const compareNames = nameComparer(selection.language)
      return (a, b) => compareNames(a.title, b.title)
    }
    case 'price-ascending':
      return (a, b) => comparePrices(priceOf(a), priceOf(b), 1)
    case 'price-descending':
      return (a, b) => comparePrices(priceOf(a), priceOf(b), -1)
    case 'newest':
      return () => 0
    case 'featured':
      return (a, b) => positionOf(a, selection) - positionOf(b, selection)
  }
}

/** Compares prices in ascending (1) or descending (-1) order. Products without a price come last in both. */
function comparePrices(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

/** Returns the price that the product's card shows, or null if it shows none. */
export function priceOf(product: Product): number | null {
  const variant = displayVariant(product)
  return variant && hasPrice(variant) ? shownPriceInCents(product, variant) : null
}

function positionOf(product: Product, selection: Selection): number {
  const { productIds } = selection
  return productIds.length > 0
    ? productIds.indexOf(product.id)
    : (positionInCollection(product, selection) ?? 0)
}

/** Returns a product's position in the first selected collection that contains it, or null if none does. */
function positionInCollection({ collections }: Product, { collectionIds }: Selection): number | null {
  if (!collectionIds) return 0
  return collections.find(({ collection_id }) => collectionIds.includes(collection_id))?.order ?? null
}
