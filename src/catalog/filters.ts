/** The orders in which a listing can show its products. `featured` is the store's own order. */
export const SORT_ORDERS = ['featured', 'newest', 'price-ascending', 'price-descending', 'title'] as const

/** The order in which a listing shows its products. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** The products that a listing shows, and their order: chosen by its attributes, then by the visitor. */
export interface Filters {
  /** The search text; empty if there is none. */
  query: string
  /** ID or title of a collection; empty for all collections. */
  collection: string
  /** IDs of the products to show; empty for all products. */
  productIds: readonly string[]
  /** IDs of products that are left out. */
  excludedIds: readonly string[]
  /** The lowest price in major units, for example dollars; null for no limit. */
  min: number | null
  /** The highest price in major units; null for no limit. */
  max: number | null
  /** Whether to show only products that are in stock. */
  inStock: boolean
  sort: SortOrder
  /** The maximum number of products; `Infinity` for all. */
  limit: number
}

/** The filters that show every product in the store's order. */
export const NO_FILTERS: Filters = {
  query: '',
  collection: '',
  productIds: [],
  excludedIds: [],
  min: null,
  max: null,
  inStock: false,
  sort: 'featured',
  limit: Number.POSITIVE_INFINITY,
}
