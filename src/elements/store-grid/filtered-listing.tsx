import { useEffect, useMemo } from 'react'
import { collectionChoices, findChoice } from '../../catalog/collection-choices.ts'
import { type FilterContext, filterProducts, needsAllProducts } from '../../catalog/filter-products.ts'
import type { Filters } from '../../catalog/filters.ts'
import { note } from '../../diagnostics/notes.ts'
import { collectionsFor } from '../../provider/collections.ts'
import { type ProductList, type ProductPages, productListFor } from '../../provider/product-list.ts'
import type { ResourceState } from '../../provider/resource.ts'
import { isRejected } from '../../provider/store-error.ts'
import { listingTexts } from '../../texts/en/listing.ts'
import { translatable } from '../../texts/translatable.ts'
import { useLocale } from '../../ui/element-context.tsx'
import { useResource, useStoreClient } from '../../ui/use-store-data.ts'
import { queryOf } from './fixed-listing.ts'
import { type FilteredListingProps, type Listing, ProductListing } from './product-listing.tsx'

/** A listing of the products that the attributes select, in the order that they describe. */
export function FilteredListing({ filters, ...view }: FilteredListingProps) {
  return <ProductListing {...view} listing={useListing(filters)} />
}

/** A listing that the store may have sorted by date. */
interface SortedListing extends Listing {
  /** Whether the products are in the store's order because the store cannot sort them by date. */
  isUnsorted: boolean
}

/** Returns the products that a listing's attributes select, and loads as many pages as they need. */
export function useListing(filters: Filters): SortedListing {
  const { language } = useLocale()
  const { list, state, isUnsorted } = useSortedList(filters)
  const { collection, limit } = filters
  const needsTitles = collection !== '' && !collection.startsWith('pcol_')
  const collections = collectionsFor(useStoreClient())
  const collectionState = useResource(needsTitles ? collections : null)
  const filtered = useMemo(() => {
    if (!needsTitles) return filteredPages(state, filters, { language })
    if (collectionState.status !== 'loaded') return collectionState
    return filteredPages(state, filters, { collections: collectionChoices(collectionState.value), language })
  }, [state, filters, needsTitles, collectionState, language])
  const shown = filtered.status === 'loaded' ? filtered.value.products.length : 0
  const isBelowLimit = Number.isFinite(limit) && shown < limit
  useNextPage(list, state, needsAllProducts(filters) || isBelowLimit)

  useEffect(() => {
    if (!needsTitles || collectionState.status !== 'loaded') return undefined
    const choices = collectionChoices(collectionState.value)
    if (findChoice(choices, collection)) return undefined
    const known = choices.map(({ title }) => title)
    return note('not-in-store', () => ({ tag: 'store-grid', name: 'collection', text: collection, known }))
  }, [needsTitles, collectionState, collection])

  function retry(): void {
    if (collectionState.status === 'failed') void collections.reload()
    if (state.status === 'failed') void list.reload()
    else if (state.status === 'loaded' && state.value.nextPage === 'failed') void list.loadMore()
  }

  return { list, state: filtered, retry, isUnsorted }
}

/** Returns the product list for the listing's query, in the store's order if the store cannot sort it. */
function useSortedList(filters: Filters) {
  const client = useStoreClient()
  const query = queryOf(filters)
  const sorted = productListFor(client, query)
  const sortedState = useResource(sorted)
  const isUnsorted =
    sortedState.status === 'failed' && isRejected(sortedState.error) && query.sort_by !== undefined
  const { sort_by: _sort, order: _order, ...unsorted } = query
  const list = isUnsorted ? productListFor(client, unsorted) : sorted
  return { list, state: useResource(list), isUnsorted }
}

/** Loads the next page of a product list, and then the one after it, as long as products are missing. */
export function useNextPage(list: ProductList, state: ResourceState<ProductPages>, isNeeded: boolean): void {
  const canLoad = state.status === 'loaded' && state.value.nextPage === 'idle'
  useEffect(() => {
    if (canLoad && isNeeded) void list.loadMore()
  }, [canLoad, isNeeded, list])
}

/**
 * Returns the products that match the filters. The state is `loading` until all products that the filters
 * need have been loaded.
 */
export function filteredPages(
  state: ResourceState<ProductPages>,
  filters: Filters,
  context: FilterContext,
): ResourceState<ProductPages> {
  if (state.status !== 'loaded') return state
  const pages = state.value
  if (needsAllProducts(filters) && pages.nextPage !== 'none')
    return pages.nextPage === 'failed' ? { status: 'failed', error: incomplete() } : { status: 'loading' }
  const products = filterProducts(pages.products, filters, context)
  const isFull = products.length >= filters.limit
  // Sorting does not change the count, although the store may have counted products that the list leaves out.
  const hasOmitted = pages.nextPage === 'none' && products.length < pages.products.length
  const count = hasOmitted ? products.length : Math.min(pages.count, filters.limit)
  const nextPage = isFull ? 'none' : pages.nextPage
  return { status: 'loaded', value: { ...pages, products, count, nextPage } }
}

function incomplete(): Error {
  return translatable(new Error(listingTexts.products_incomplete), 'products_incomplete')
}
