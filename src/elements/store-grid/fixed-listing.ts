import { type Selection, SORT_ORDERS, type SortOrder } from '../../catalog/selection.ts'
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
  /** Language of the page, as a BCP 47 language tag. Decides the order of names. */
  language?: string | undefined
}

/** A selection that names its collection by ID or title. A null collection selects products of all collections. */
export type FixedListing = Omit<Selection, 'collectionIds'> & { collection: string | null }

/** Returns the selection that the attributes describe, or null if they select all products in the store's order. */
export function fixedListing(attributes: ListingAttributes): FixedListing | null {
  const { collection, productIds, excludeIds, limit, sort, language } = attributes
  if (![collection, productIds, excludeIds, limit].some(Boolean) && (sort ?? 'featured') === 'featured')
    return null
  return {
    collection: collection?.trim() || null,
    productIds: idsIn(productIds),
    excludedIds: idsIn(excludeIds),
    limit: Number(limit) || Number.POSITIVE_INFINITY,
    sort: SORT_ORDERS.find((order) => order === sort) ?? ('featured' satisfies SortOrder),
    language,
  }
}

/** Returns the query that makes the store list these products. */
export function queryOf(listing: FixedListing | null): ListQuery {
  if (!listing) return {}
  return {
    ...(listing.productIds.length > 0 && { 'ids[]': listing.productIds }),
    ...(listing.sort === 'newest' && { sort_by: 'created_at', order: 'DESC' }),
  }
}

function idsIn(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter(Boolean)
}
