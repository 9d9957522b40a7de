import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Filters, NO_FILTERS } from '../../../catalog/filters.ts'
import {
  changeUrl,
  claimPrefix,
  onBackOrForward,
  pageQuery,
  type QueryPlace,
  restoreScreenHash,
  urlWithQuery,
} from '../../../navigation/page-query.ts'
import { useWebsite } from '../../../ui/website.ts'
import { type ListingState, listingParameters, parseListingState } from './filters-url.ts'

/** The filters of a listing, which are also in the page's URL. */
export interface FiltersInUrl {
  state: ListingState
  /**
   * Changes filters and returns to the first page of products. Only the first of several keystrokes in a field adds
   * a history entry.
   */
  change: (changes: Partial<Filters>, isTyped?: boolean) => void
  /** Records the number of pages that the listing shows. */
  showPage: (page: number) => void
  /** Returns the URL at which the listing shows this number of pages. */
  pageUrl: (page: number) => string
}

/** Keeps the filters of a listing in the page's URL, so that reloading, sharing, links and going back restore them. */
export function useFilters(): FiltersInUrl {
  const router = useWebsite()?.router
  const place: QueryPlace = router?.routing === 'hash' ? 'hash' : 'search'
  const prefix = useRef('')
  // In `electrician-site` and `store-front`, the first render ignores the URL, because it must match the prerendered
  // page.
  const [state, setState] = useState<ListingState>(() =>
    router?.location.getState().navigationCount === 0
      ? INITIAL_STATE
      : parseListingState(pageQuery(place), prefix.current),
  )
  const current = useRef(state)
  const typedField = useRef('')

  const show = useCallback((next: ListingState) => {
    current.current = next
    setState(next)
  }, [])
  const urlOf = useCallback(
    (next: ListingState) => urlWithQuery(place, listingParameters(next, prefix.current)),
    [place],
  )

  useLayoutEffect(() => {
    const claimed = claimPrefix()
    prefix.current = claimed.prefix
    const readUrl = () => {
      typedField.current = ''
      show(parseListingState(pageQuery(place), claimed.prefix))
    }
    readUrl()
    // The router ignores anchors of the host page, whose hash contains no filters.
    const stop = router ? router.location.subscribe(readUrl) : onBackOrForward(readUrl)
    return () => {
      claimed.release()
      stop()
    }
  }, [router, place, show])

  const change = useCallback(
    (changes: Partial<Filters>, isTyped = false) => {
      const next = { ...current.current, ...changes, page: 1 }
      const field = isTyped ? Object.keys(changes).join() : ''
      const isNewEntry = !field || field !== typedField.current
      if (isNewEntry && place === 'hash') restoreScreenHash()
      changeUrl(urlOf(next), isNewEntry)
      typedField.current = field
      show(next)
    },
    [urlOf, place, show],
  )
  const showPage = useCallback(
    (page: number) => {
      const next = { ...current.current, page }
      changeUrl(urlOf(next), false)
      show(next)
    },
    [urlOf, show],
  )
  const pageUrl = useCallback((page: number) => urlOf({ ...current.current, page }), [urlOf])
  return { state, change, showPage, pageUrl }
}

const INITIAL_STATE: ListingState = { ...NO_FILTERS, page: 1 }
