import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Filters, NO_FILTERS } from '../../../catalog/filters.ts'
import { searchQuery } from '../../../navigation/page-query.ts'
import { PREFIX, prefixOf } from '../../../navigation/query-prefix.ts'
import { claimName } from '../../../ui/claim-name.ts'
import { useWebsite } from '../../../ui/website-context.ts'
import { type ListingState, listingParameters, parseListingState } from './filters-url.ts'

/** The filters of a listing, which are also in the page's URL. */
export interface FiltersInUrl {
  state: ListingState
  /**
   * Changes filters and returns to the first page of products. Only the first of several keystrokes in a
   * field adds a history entry.
   */
  change: (changes: Partial<Filters>, isTyped?: boolean) => void
  /** Changes the number of pages that the listing shows. */
  showPages: (pageCount: number) => void
  /** Returns the URL at which the listing shows this number of pages. */
  pageUrl: (page: number) => string
}

/** Keeps a listing's filters in the URL, so that a reload, a shared link and the Back button restore them. */
export function useFilters(): FiltersInUrl {
  const router = useWebsite()?.router
  const query = router?.query ?? searchQuery
  const [prefix, setPrefix] = useState(PREFIX)
  // In `electrician-site` and `store-front`, the first render ignores the URL, because it must match the
  // prerendered page.
  const [state, setState] = useState<ListingState>(() =>
    router?.location.getState().navigationCount === 0
      ? INITIAL_STATE
      : parseListingState(query.read(), PREFIX),
  )
  const current = useRef(state)
  const typedField = useRef('')

  const show = useCallback((next: ListingState) => {
    current.current = next
    setState(next)
  }, [])
  const save = useCallback(
    (next: ListingState, isNewEntry: boolean) => {
      query.change(listingParameters(next, prefix), isNewEntry)
      show(next)
    },
    [query, show, prefix],
  )

  useLayoutEffect(() => {
    const claimed = claimName(prefixOf)
    setPrefix(claimed.name)
    const readUrl = () => {
      typedField.current = ''
      show(parseListingState(query.read(), claimed.name))
    }
    readUrl()
    const stop = query.subscribe(readUrl)
    return () => {
      claimed.release()
      stop()
    }
  }, [query, show])

  const change = useCallback(
    (changes: Partial<Filters>, isTyped = false) => {
      const next = { ...current.current, ...changes, page: 1 }
      const field = isTyped ? Object.keys(changes).join() : ''
      save(next, !field || field !== typedField.current)
      typedField.current = field
    },
    [save],
  )
  const showPages = useCallback((page: number) => save({ ...current.current, page }, false), [save])
  const pageUrl = useCallback(
    (page: number) => query.urlWith(listingParameters({ ...state, page }, prefix)),
    [query, state, prefix],
  )
  return { state, change, showPages, pageUrl }
}

const INITIAL_STATE: ListingState = { ...NO_FILTERS, page: 1 }
