import { useEffect, useMemo } from 'react'
import { type CollectionChoice, collectionChoices, findChoice } from '../../catalog/collection-choices.ts'
import { type Filters, needsAllProducts } from '../../catalog/filters.ts'
import { collectionsFor } from '../../provider/collections.ts'
import { type ProductList, type ProductPages, productListFor } from '../../provider/product-list.ts'
import type { ResourceState } from '../../provider/resource.ts'
import type { StoreClient } from '../../provider/store-client.ts'
import { isRejected } from '../../provider/store-error.ts'
import { useResource } from '../../ui/use-resource.ts'
import { filteredPages } from './filtered-pages.ts'
import { queryOf } from './fixed-listing.ts'

/** The products of a listing and their state. */
export interface Listing {
  list: ProductList
  state: ResourceState<ProductPages>
  /** Loads the products again after a failure. */
  retry: () => void
  /** Whether the products are in the store's order because the store cannot sort them by date. */
  isUnsorted: boolean
}

/** Returns the products that a listing's attributes select, and loads as many pages as they need. */
export function useListing(client: StoreClient, filters: Filters, language: string | undefined): Listing {
  const { list, state, isUnsorted } = useSortedList(client, filters)
  const collections = useNamedCollection(client, filters.collection)
  const found = collections.state
  const filtered = useMemo(
    () =>
      found.status === 'loaded'
        ? filteredPages(state, filters, { collections: found.value, language })
        : found,
    [state, found, filters, language],
  )
  const shown = filtered.status === 'loaded' ? filtered.value.products.length : 0
  const isFull = !Number.isFinite(filters.limit) || shown >= filters.limit
  const canLoadMore = state.status === 'loaded' && state.value.nextPage === 'idle'
  const needsMore = canLoadMore && (needsAllProducts(filters) || !isFull)
  useEffect(() => {
    if (needsMore) void list.loadMore()
  }, [needsMore, list])

  function retry(): void {
    if (found.status === 'failed') void collections.retry()
    void (state.status === 'loaded' ? list.loadMore() : list.reload())
  }

  return { list, state: filtered, retry, isUnsorted }
}

/**
 * Returns the product list for the listing's query. If the store cannot sort the products, the list has the store's own
 * order.
 */
function useSortedList(client: StoreClient, filters: Filters) {
  const query = queryOf(filters)
  const sorted = productListFor(client, query)
  const sortedState = useResource(sorted)
  const isUnsorted =
    sortedState.status === 'failed' && isRejected(sortedState.error) && query.sort_by !== undefined
  const { sort_by: _sort, order: _order, ...unsorted } = query
  const list = isUnsorted ? productListFor(client, unsorted) : sorted
  useEffect(() => {
    if (isUnsorted)
      console.warn('The store cannot sort products by date, so they appear in the store’s order.')
  }, [isUnsorted])
  return { list, state: useResource(list), isUnsorted }
}

const NO_CHOICES: ResourceState<readonly CollectionChoice[]> = { status: 'loaded', value: [] }

/** Loads the store's collections if the listing names one by its title, and warns the page author if there is none. */
function useNamedCollection(client: StoreClient, collection: string) {
  const isTitle = collection !== '' && !collection.startsWith('pcol_')
  const resource = collectionsFor(client)
  const loaded = useResource(isTitle ? resource : null)
  const state = useMemo<ResourceState<readonly CollectionChoice[]>>(() => {
    if (!isTitle) return NO_CHOICES
    return loaded.status === 'loaded' ? { status: 'loaded', value: collectionChoices(loaded.value) } : loaded
  }, [isTitle, loaded])
  useEffect(() => {
    if (!isTitle || state.status !== 'loaded' || findChoice(state.value, collection)) return
    const titles = state.value.map(({ title }) => `"${title}"`).join(', ')
    console.warn(
      `<store-grid> collection="${collection}" is not a collection of the store. Use one of: ${titles}.`,
    )
  }, [isTitle, state, collection])
  return { state, retry: resource.reload }
}
