import { useEffect, useMemo } from 'react'
import type { ProductListState } from '../../../provider/product-list.ts'
import type { Listing } from '../use-listing.ts'

interface Pages {
  /** The products of the pages that the visitor has opened. */
  state: ProductListState
  /** The number of the next page; null after the last one. */
  next: number | null
  /** Shows the next page. */
  showMore: () => void
}

/**
 * Limits a listing to its first pages and loads those that are missing. Further pages may have been loaded already,
 * because filters need all products.
 * @param page the number of pages to show
 * @param showPage changes the number of pages
 */
export function usePages({ list, state }: Listing, page: number, showPage: (page: number) => void): Pages {
  // Until the store responds, shows all products from the page's initial data, which have the offset 0.
  const loaded = state.status === 'loaded' && state.offset > 0 ? state : null
  const { products, limit, nextPage } = loaded ?? EMPTY
  const isMissing = nextPage === 'idle' && Math.ceil(products.length / limit) < page
  useEffect(() => {
    if (isMissing) void list.loadMore()
  }, [isMissing, list])

  const shown = useMemo(() => products.slice(0, page * limit), [products, page, limit])
  const next = Math.ceil(shown.length / limit) + 1
  const rest = shown.length < products.length ? 'idle' : nextPage
  return {
    state: loaded ? { ...loaded, products: shown, nextPage: rest } : state,
    next: rest === 'none' ? null : next,
    showMore() {
      showPage(next)
      if (rest === 'failed') void list.loadMore()
    },
  }
}

const EMPTY = { products: [], limit: 1, nextPage: 'none' } as const
