import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import {
  type CollectionChoice,
  countProducts,
  type FilterCounts,
  type Filters,
  filterProducts,
} from '../../../catalog/filters.ts'
import type { Product } from '../../../catalog/product.ts'
import { priceOf, type SortOrder } from '../../../catalog/selection.ts'
import { type ProductListState, productListFor } from '../../../provider/product-list.ts'
import type { StoreClient } from '../../../provider/store-client.ts'
import { fixedListing, type ListingAttributes } from '../fixed-listing.ts'
import { type Listing, useListing } from '../use-listing.ts'
import { storeQuery } from './store-query.ts'
import { useCollections } from './use-collections.ts'
import { useSearch } from './use-search.ts'

/** A listing with filters. */
interface Browse {
  /** The matching products. */
  listing: Listing
  /** The filters in effect: the chosen filters, with the sort order `featured` if the store cannot sort by date. */
  filters: Filters
  /** The number of products that the listing has without filters; null while it is unknown. */
  total: number | null
  /** The collections to choose from; empty if the store has none, null while they load. */
  collections: readonly CollectionChoice[] | null
  /** The number of products that each filter option would show; null until all products have been loaded. */
  counts: FilterCounts | null
  /** The currency symbol of prices; null while it is unknown. */
  currencySymbol: string | null
  /**
   * The number of products that have been loaded for filtering, and the total number to load; null if no more products
   * need to be loaded.
   */
  progress: { loaded: number; total: number } | null
}

/**
 * Returns the products that match the filters. Once all products are loaded, they are filtered on the page. Until then,
 * the store filters by collection and sorts where it supports that. Any other filter loads the remaining products
 * first.
 * @param chosen the filters that the visitor has chosen
 * @param isBrowsing whether the visitor has focused the search field or a filter; if so, loads all products to count
 *   them for each filter
 */
export function useBrowse(
  client: StoreClient,
  attributes: ListingAttributes,
  chosen: Filters,
  isBrowsing: boolean,
): Browse {
  const { language } = attributes
  const collections = useCollections(client, language)
  const base = useListing(client, chosen.sort === 'newest' ? { ...attributes, sort: 'newest' } : attributes)
  const { state } = base
  // `ProductListing` loads only the listing that it shows, which may be the store's filtered list.
  useEffect(() => {
    if (!base.list.hasJustFailed()) void base.list.load()
  }, [base.list])
  const isUnsorted = chosen.sort === 'newest' && base.isUnsorted
  const filters = useMemo<Filters>(
    () => (isUnsorted ? { ...chosen, sort: 'featured' } : chosen),
    [isUnsorted, chosen],
  )
  const loaded = state.status === 'loaded' ? state : null
  const isWhole = loaded?.nextPage === 'none'

  const query = useMemo(
    () => (fixedListing(attributes) || !collections ? null : storeQuery(filters, collections)),
    [attributes, filters, collections],
  )
  const storeList = useMemo(() => (query ? productListFor(client, query) : null), [client, query])
  const storeState = useStore((storeList ?? base.list).state)
  const storeSorted = useMemo(() => pricedFirst(storeState, filters.sort), [storeState, filters.sort])
  const isRejected = storeState.status === 'failed' && storeState.isRejected === true
  // Keeps the store's list when all products have been loaded, because the page may order equal prices differently.
  const usesStore = storeList !== null && !isRejected && (!isWhole || storeState.status === 'loaded')

  const isFiltered = hasFilters(filters)
  const needsAll = (isBrowsing || (isFiltered && !usesStore)) && loaded?.nextPage === 'idle'
  useEffect(() => {
    if (needsAll) void base.list.loadMore()
  }, [needsAll, base.list])

  const products = loaded?.products ?? NO_PRODUCTS
  const choices = useMemo(
    () => (isWhole && collections ? withProducts(collections, products) : collections),
    [isWhole, collections, products],
  )
  const search = useSearch(client, products, filters.query, isBrowsing || filters.query !== '')
  const context = useMemo(
    () => ({ collections: collections ?? [], scores: search.scores, language }),
    [collections, search.scores, language],
  )
  const filtered = useMemo(
    () => (isFiltered && isWhole ? filterProducts(products, filters, context) : products),
    [isFiltered, isWhole, products, filters, context],
  )
  const counts = useMemo(
    () => (isWhole ? countProducts(products, filters, context) : null),
    [isWhole, products, filters, context],
  )

  function matching(): Listing {
    if (storeList && usesStore) return { ...base, list: storeList, state: storeSorted, retry: storeList.load }
    if (!isFiltered || !loaded) return base
    if (loaded.nextPage === 'failed') return { ...base, state: INCOMPLETE, retry: base.list.loadMore }
    if (!isWhole || !search.isComplete) return { ...base, state: { status: 'loading' } }
    // Sorting does not change the count, although the store may have counted products that the list leaves out.
    const count = filtered.length === products.length ? loaded.count : filtered.length
    return { ...base, state: { ...loaded, products: filtered, count } }
  }

  const isLoadingRest = isFiltered && !usesStore && !isWhole && loaded?.nextPage !== 'failed'
  return {
    listing: matching(),
    filters,
    total: loaded?.count ?? null,
    collections: choices,
    counts,
    currencySymbol: symbolOf(products),
    progress: loaded && isLoadingRest ? { loaded: loaded.products.length, total: loaded.count } : null,
  }
}

const NO_PRODUCTS: readonly never[] = []

const INCOMPLETE: ProductListState = {
  status: 'failed',
  message: 'The store did not send all products. Check your connection and try again.',
}

/** Moves products without a price to the end of a list that the store has sorted by price. */
function pricedFirst(state: ProductListState, sort: SortOrder): ProductListState {
  if (state.status !== 'loaded' || !sort.startsWith('price')) return state
  const priced = state.products.filter((product) => priceOf(product) !== null)
  const others = state.products.filter((product) => priceOf(product) === null)
  return { ...state, products: state.nextPage === 'none' ? [...priced, ...others] : priced }
}

/** Returns only the collections that contain products. */
function withProducts(
  collections: readonly CollectionChoice[],
  products: readonly Product[],
): readonly CollectionChoice[] {
  const used = new Set(products.flatMap((product) => product.collections.map((each) => each.collection_id)))
  return collections.filter(({ ids }) => ids.some((id) => used.has(id)))
}

/**
 * Returns whether products must be filtered or sorted on the page. The sort order `newest` does not count, because the
 * store can sort by date itself.
 */
function hasFilters({ query, collection, sort, min, max, inStock }: Filters): boolean {
  return Boolean(
    query || collection || min !== null || max !== null || inStock || !['featured', 'newest'].includes(sort),
  )
}

function symbolOf(products: readonly Product[]): string | null {
  for (const { variants } of products)
    for (const { currency_info } of variants) if (currency_info?.symbol) return currency_info.symbol
  return null
}
