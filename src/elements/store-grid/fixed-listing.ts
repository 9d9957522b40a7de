import { type Filters, NO_FILTERS } from '../../catalog/filters.ts'
import { SORT_ORDERS } from '../../catalog/sort-order.ts'
import type { ListQuery } from '../../provider/store-client.ts'

/** The attributes of `<store-grid>` that select products. */
export interface ListingAttributes {
  /** ID or title of a collection. */
  collection?: string | undefined
  /** IDs of products, separated by commas or spaces. */
  productIds?: string | undefined
  /** IDs of products to leave out, separated by commas or spaces. */
  excludeIds?: string | undefined
  /** The maximum number of products. */
  limit?: string | undefined
  sort?: string | undefined
}

/** Returns the filters that the attributes describe. */
export function fixedFilters({
  collection = '',
  productIds,
  excludeIds,
  limit,
  sort,
}: ListingAttributes): Filters {
  return {
    ...NO_FILTERS,
    collection: collection.trim(),
    productIds: idsIn(productIds),
    excludedIds: idsIn(excludeIds),
    limit: Number(limit) || NO_FILTERS.limit,
    sort: SORT_ORDERS.find((order) => order === sort) ?? NO_FILTERS.sort,
  }
}

/** Returns the query that makes the store list the chosen products, or list the newest products first. */
export function queryOf({ productIds, sort }: Filters): ListQuery {
  return {
    ...(productIds.length > 0 && { 'ids[]': productIds }),
    ...(sort === 'newest' && { sort_by: 'created_at', order: 'DESC' }),
  }
}

function idsIn(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}
