import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { needsAllProducts, type Selection, selectProducts } from '../../catalog/selection.ts'
import { isFirstPagePartial } from '../../provider/loaded-products.ts'
import { type ProductList, type ProductListState, productListFor } from '../../provider/product-list.ts'
import type { Collection, StoreClient } from '../../provider/store-client.ts'
import { errorMessage } from '../../provider/store-error.ts'
import { type FixedListing, fixedListing, type ListingAttributes, queryOf } from './fixed-listing.ts'

/** The products of a listing and their state. */
export interface Listing {
  list: ProductList
  state: ProductListState
  /** Loads the products again after a failure. */
  retry: () => Promise<void>
  /** Whether the products are in the store's order because the store cannot sort them by date. */
  isUnsorted: boolean
}

/** Returns the products that a listing shows. Without attributes, these are all products in the store's order. */
export function useListing(client: StoreClient, attributes: ListingAttributes): Listing {
  const key = JSON.stringify(attributes)
  const listing = useMemo(() => fixedListing(JSON.parse(key)), [key])
  const { list, state, isUnsorted } = useSortedList(client, listing)
  const collection = useCollection(client, listing?.collection ?? null)
  const selection = useMemo(() => selectionOf(listing, collection), [listing, collection])
  const selected = useMemo(() => selectedState(state, selection), [state, selection])
  const needsMore = selection !== null && needsMoreProducts(state, selected, selection)
  useEffect(() => {
    if (needsMore) void list.loadMore()
  }, [needsMore, list])

  async function retry(): Promise<void> {
    if (collection.status === 'failed') collection.load()
    await (list.state.getState().status === 'loaded' ? list.loadMore() : list.load())
  }

  const shared = { list, retry, isUnsorted }
  if (!listing) return { ...shared, state, retry: list.load }
  if (collection.status === 'failed') return { ...shared, state: collection }
  return { ...shared, state: selection ? selected : { status: 'loading' } }
}

/**
 * Returns the product list for the listing's query. If the store cannot sort the products, the list has the store's own
 * order.
 */
function useSortedList(client: StoreClient, listing: FixedListing | null) {
  const query = useMemo(() => queryOf(listing), [listing])
  const sorted = useMemo(() => productListFor(client, query), [client, query])
  const sortedState = useStore(sorted.state)
  const isUnsorted =
    sortedState.status === 'failed' && sortedState.isRejected === true && query.sort_by !== undefined
  const list = useMemo(() => {
    const { sort_by: _sort, order: _order, ...rest } = query
    return isUnsorted ? productListFor(client, rest) : sorted
  }, [client, query, sorted, isUnsorted])
  useEffect(() => {
    if (isUnsorted)
      console.warn('The store cannot sort products by date, so they appear in the store’s order.')
  }, [isUnsorted])
  return { list, state: useStore(list.state), isUnsorted }
}

function selectionOf(listing: FixedListing | null, collection: CollectionState): Selection | null {
  if (!listing || collection.status !== 'loaded') return null
  return { ...listing, collectionIds: collection.ids }
}

function needsMoreProducts(
  state: ProductListState,
  selected: ProductListState,
  selection: Selection,
): boolean {
  if (state.status !== 'loaded' || state.nextPage !== 'idle') return false
  if (needsAllProducts(selection)) return true
  const shown = selected.status === 'loaded' ? selected.products.length : 0
  return Number.isFinite(selection.limit) && shown < selection.limit
}

/**
 * Returns the state of the selected products. The state is `loading` until all products that the selection needs have
 * been loaded.
 */
function selectedState(state: ProductListState, selection: Selection | null): ProductListState {
  if (state.status !== 'loaded' || !selection) return state
  const isChosen = selection.productIds.length > 0 || selection.excludedIds.length > 0
  if (isChosen && isFirstPagePartial(state)) return { status: 'loading' }
  const products = selectProducts(state.products, selection)
  if (!needsAllProducts(selection)) {
    const isFull = products.length >= selection.limit
    const count = Math.min(state.count, selection.limit)
    return { ...state, products, count, nextPage: isFull ? 'none' : state.nextPage }
  }
  if (state.nextPage === 'failed')
    return {
      status: 'failed',
      message: 'The store did not send all products. Check your connection and try again.',
    }
  return state.nextPage === 'none' ? { ...state, products, count: products.length } : { status: 'loading' }
}

type CollectionState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; load: () => void }
  /** `ids` is null if the listing is not limited to a collection. */
  | { status: 'loaded'; ids: readonly string[] | null }

/** Finds the collections with the given ID or title. Only a title requires a request to the store. */
function useCollection(client: StoreClient, collection: string | null): CollectionState {
  const isId = collection === null || collection.startsWith('pcol_')
  const [found, setFound] = useState<CollectionState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when the visitor retries
  useEffect(() => {
    if (isId) return
    const controller = new AbortController()
    setFound({ status: 'loading' })
    client.listCollections({ signal: controller.signal }).then(
      (collections) => setFound({ status: 'loaded', ids: idsOf(collections, collection) }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        const message = errorMessage(error, 'Failed to load products')
        setFound({ status: 'failed', message, load: () => setAttempt((before) => before + 1) })
      },
    )
    return () => controller.abort()
  }, [client, collection, isId, attempt])
  const byId = useMemo<CollectionState>(
    () => ({ status: 'loaded', ids: collection === null ? null : [collection] }),
    [collection],
  )
  return isId ? byId : found
}

/** Returns the IDs of the collections with the given title. Warns the page author if there are none. */
function idsOf(collections: readonly Collection[], title: string): string[] {
  const normalize = (text: string) => text.trim().toLowerCase()
  const ids = collections.filter((found) => normalize(found.title) === normalize(title)).map(({ id }) => id)
  if (ids.length === 0) {
    const titles = collections.map((found) => `"${found.title.trim()}"`).join(', ')
    console.warn(
      `<store-grid> collection="${title}" is not a collection of the store. Use one of: ${titles}.`,
    )
  }
  return ids
}
