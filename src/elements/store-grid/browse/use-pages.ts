import { useCallback, useMemo, useState } from 'react'
import type { ProductPages } from '../../../provider/product-list.ts'
import type { ResourceState } from '../../../provider/resource.ts'
import { useNextPage } from '../filtered-listing.tsx'
import type { Listing } from '../product-listing.tsx'

interface Pages {
  /** The products of the pages that the visitor has opened. */
  state: ResourceState<ProductPages>
  /** Shows the next page. */
  showMore: () => void
}

/**
 * Limits a listing to the pages that the visitor has opened and loads missing pages. More pages may already
 * be loaded, because filters need all products.
 * @param key identifies the filters; another one starts again with the first page
 */
export function usePages({ list, state }: Listing, key: string): Pages {
  const [opened, setOpened] = useState({ key, count: 1 })
  const pageCount = opened.key === key ? opened.count : 1
  const loaded = state.status === 'loaded' ? state.value : null
  const { products, limit, nextPage } = loaded ?? EMPTY
  useNextPage(list, state, Math.ceil(products.length / limit) < pageCount)

  const shown = useMemo(() => products.slice(0, pageCount * limit), [products, pageCount, limit])
  const nextPageState = shown.length < products.length ? 'idle' : nextPage
  const shownPages = Math.ceil(shown.length / limit)
  const showMore = useCallback(() => {
    setOpened({ key, count: shownPages + 1 })
    if (nextPageState === 'failed') void list.loadMore()
  }, [key, shownPages, nextPageState, list])
  return {
    state: loaded
      ? { status: 'loaded', value: { ...loaded, products: shown, nextPage: nextPageState } }
      : state,
    showMore,
  }
}

const EMPTY = { products: [], limit: 1, nextPage: 'none' } as const
