import { useCallback, useMemo } from 'react'
import type { ProductPages } from '../../../provider/product-list.ts'
import type { ResourceState } from '../../../provider/resource.ts'
import { useNextPage } from '../filtered-listing.tsx'
import type { Listing } from '../product-listing.tsx'

interface Pages {
  /** The products of the pages that the visitor has opened. */
  state: ResourceState<ProductPages>
  /** The number of the next page; null after the last one. */
  nextPageNumber: number | null
  /** Shows the next page. */
  showMore: () => void
}

/**
 * Limits a listing to the given number of pages and loads missing pages. More pages may already be loaded,
 * because filters need all products.
 * @param pageCount the number of pages to show
 * @param showPages sets the number of pages to show
 */
export function usePages(
  { list, state }: Listing,
  pageCount: number,
  showPages: (pageCount: number) => void,
): Pages {
  const loaded = state.status === 'loaded' ? state.value : null
  const { products, limit, nextPage } = loaded ?? EMPTY
  useNextPage(list, state, Math.ceil(products.length / limit) < pageCount)

  const shown = useMemo(() => products.slice(0, pageCount * limit), [products, pageCount, limit])
  const nextPageState = shown.length < products.length ? 'idle' : nextPage
  // While pages are missing, the next page is the last of them.
  const nextPageNumber = Math.max(pageCount, Math.ceil(shown.length / limit) + 1)
  const showMore = useCallback(() => {
    showPages(nextPageNumber)
    if (nextPageState === 'failed') void list.loadMore()
  }, [showPages, nextPageNumber, nextPageState, list])
  return {
    state: loaded
      ? { status: 'loaded', value: { ...loaded, products: shown, nextPage: nextPageState } }
      : state,
    nextPageNumber: nextPageState === 'none' ? null : nextPageNumber,
    showMore,
  }
}

const EMPTY = { products: [], limit: 1, nextPage: 'none' } as const
