import { type CollectionChoice, collectionIds, type Filters } from '../../../catalog/filters.ts'
import type { ListQuery } from '../../../provider/store-client.ts'

/** Returns a query that makes the store apply the filters, or null if the store cannot apply them. */
export function storeQuery(
  { query, collection, sort, min, max, inStock }: Filters,
  collections: readonly CollectionChoice[],
): ListQuery | null {
  if (query || min !== null || max !== null || inStock || sort === 'title') return null
  if (!collection && (sort === 'featured' || sort === 'newest')) return null
  return {
    ...(collection && { 'collection_ids[]': collectionIds(collection, { collections }) }),
    ...SORT_PARAMETERS[sort],
  }
}

/** The store's query parameters for each sort order. */
const SORT_PARAMETERS = {
  featured: { sort_by: 'collection_order', order: 'ASC' },
  newest: { sort_by: 'created_at', order: 'DESC' },
  'price-ascending': { sort_by: 'price', order: 'ASC' },
  'price-descending': { sort_by: 'price', order: 'DESC' },
} as const satisfies Record<string, ListQuery>
