import { displayVariant, shownPriceInCents } from './price.ts'
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
    .sort((a, b) => compare(a, b, selection))
    .slice(0, limit)
}

/** Returns whether the selection can only be shown after all products of the store have been loaded. */
export function needsAllProducts({ collectionIds, sort }: Selection): boolean {
  return collectionIds !== null || !['featured', 'newest'].includes(sort)
}

function compare(a: Product, b: Product, selection: Selection): number {
  switch (selection.sort) {
    case 'title':
      return a.title.localeCompare(b.title)
    case 'price-ascending':
      return priceOf(a) - priceOf(b)
    case 'price-descending':
      return priceOf(b) - priceOf(a)
    case 'newest':
      return 0
    case 'featured':
      return positionOf(a, selection) - positionOf(b, selection)
  }
}

/** Returns the price that the product's card shows. Products without a price count as free. */
function priceOf(product: Product): number {
  const variant = displayVariant(product)
  return variant ? shownPriceInCents(product, variant) : 0
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
