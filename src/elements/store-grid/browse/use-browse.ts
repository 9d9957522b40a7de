import { useMemo } from 'react'
import { type CollectionChoice, collectionChoices } from '../../../catalog/collection-choices.ts'
import { countProducts, type FilterCounts, needsAllProducts } from '../../../catalog/filter-products.ts'
import type { Filters } from '../../../catalog/filters.ts'
import type { CurrencyInfo } from '../../../catalog/money.ts'
import type { Product } from '../../../catalog/product.ts'
import { collectionsFor } from '../../../provider/collections.ts'
import { useLocale } from '../../../ui/element-context.tsx'
import { useResource, useStoreClient } from '../../../ui/use-store-data.ts'
import { filteredPages, useListing, useNextPage } from '../filtered-listing.tsx'
import type { Listing } from '../product-listing.tsx'
import { useSearch } from './use-search.ts'

/** A listing with filters. */
interface Browse {
  /** The matching products. */
  listing: Listing
  /** The filters in effect: the chosen ones, sorted by `featured` if the store cannot sort by date. */
  filters: Filters
  /** The query without typing mistakes, for which the listing shows the results; null if it has none. */
  corrected: string | null
  /** The number of products that the listing has without filters; null while it is unknown. */
  total: number | null
  /** The collections to choose from; empty if the store has none, null while they load. */
  collections: readonly CollectionChoice[] | null
  /** The number of products that each filter option would show; null until all products have been loaded. */
  counts: FilterCounts | null
  /** The currency of prices; null while it is unknown. */
  currency: CurrencyInfo | null
  /** The currency symbol of prices; null while it is unknown. */
  currencySymbol: string | null
  /**
   * The number of products that have been loaded for filtering, and the total number to load; null if no more
   * products need to be loaded.
   */
  progress: { loaded: number; total: number } | null
}

/**
 * Returns the products that match the filters. Filters other than `newest`, which the store applies, load all
 * products and are applied in the browser.
 * @param fixed the filters that the listing's attributes describe
 * @param chosen the filters that the visitor has chosen
 * @param isBrowsing whether the visitor has focused the search field or a filter; if so, loads all products
 *   to count them for each filter
 */
export function useBrowse(fixed: Filters, chosen: Filters, isBrowsing: boolean): Browse {
  const { language } = useLocale()
  const isNewest = chosen.sort === 'newest'
  const base = useListing(useMemo(() => (isNewest ? { ...fixed, sort: 'newest' } : fixed), [fixed, isNewest]))
  const { list, state } = base
  const pages = state.status === 'loaded' ? state.value : null
  const products = pages?.products ?? NO_PRODUCTS
  const isComplete = pages?.nextPage === 'none'
  const isFiltered = needsAllProducts(chosen)
  useNextPage(list, state, isBrowsing || isFiltered)

  const collectionState = useResource(collectionsFor(useStoreClient()))
  const collections = useMemo(() => {
    if (collectionState.status === 'loading') return null
    const choices =
      collectionState.status === 'loaded' ? collectionChoices(collectionState.value, language) : []
    return isComplete ? withProducts(choices, products) : choices
  }, [collectionState, language, isComplete, products])
  const found = useSearch(products, isComplete ? chosen.query : '', isBrowsing || chosen.query !== '')
  const isUnsorted = isNewest && base.isUnsorted
  const result = useMemo(() => {
    const filters: Filters = isUnsorted ? { ...chosen, sort: 'featured' } : chosen
    const context = { collections: collections ?? [], scores: found?.scores ?? null, language }
    return {
      filters,
      state: filteredPages(state, filters, context),
      counts: isComplete ? countProducts(products, filters, context) : null,
    }
  }, [state, chosen, isUnsorted, isComplete, products, collections, found, language])
  const currency = currencyOf(products)
  const isLoadingRest = isFiltered && (pages?.nextPage === 'idle' || pages?.nextPage === 'loading')
  return {
    listing: { ...base, state: result.state },
    filters: result.filters,
    corrected: found?.corrected ?? null,
    total: pages?.count ?? null,
    collections,
    counts: result.counts,
    currency,
    currencySymbol: currency?.symbol || null,
    progress: pages && isLoadingRest ? { loaded: products.length, total: pages.count } : null,
  }
}

const NO_PRODUCTS: readonly never[] = []

/** Returns only the collections that contain products. */
function withProducts(
  collections: readonly CollectionChoice[],
  products: readonly Product[],
): readonly CollectionChoice[] {
  const used = new Set(products.flatMap((product) => product.collections.map((each) => each.collection_id)))
  return collections.filter(({ ids }) => ids.some((id) => used.has(id)))
}

/** Returns the first currency with a symbol, or else the first currency. */
function currencyOf(products: readonly Product[]): CurrencyInfo | null {
  let first: CurrencyInfo | null = null
  for (const { variants } of products)
    for (const { currency_info } of variants) {
      if (currency_info?.symbol) return currency_info
      first ??= currency_info
    }
  return first
}
