import { type Filters, NO_FILTERS, SORT_ORDERS } from '../../catalog/filters.ts'
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

/** Returns whether the filters change which products are shown, or their order. */
export function isFiltered({ collection, productIds, excludedIds, limit, sort }: Filters): boolean {
  const isSelected = collection !== '' || productIds.length > 0 || excludedIds.length > 0
  return isSelected || limit !== NO_FILTERS.limit || sort !== NO_FILTERS.sort
}

/** Returns the query that makes the store list the chosen products, or list the newest products first. */
export function queryOf({ productIds, sort }: Filters): ListQuery {
  return {
    ...(productIds.length > 0 && { 'ids[]': productIds }),
    ...(sort === 'newest' && { sort_by: 'created_at', order: 'DESC' }),
  }
}

/** Returns the maximum number of products that the filters allow. `Infinity` if they allow all. */
export function mostProducts({ productIds, limit }: Filters): number {
  return productIds.length > 0 ? Math.min(productIds.length, limit) : limit
}

function idsIn(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}
