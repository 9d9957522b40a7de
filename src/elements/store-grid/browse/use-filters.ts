import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Filters, NO_FILTERS } from '../../../catalog/filters.ts'
import { searchQuery } from '../../../navigation/page-query.ts'
import { prefixOf } from '../../../navigation/query-prefix.ts'
import { claimName, freeName } from '../../../ui/claim-name.ts'
import { useWebsite } from '../../../ui/website-context.ts'
import { filterParameters, parseFilters } from './filters-url.ts'

/** The filters of a listing, which are also in the page's URL. */
export interface FiltersInUrl {
  filters: Filters
  /**
   * Changes filters. Only the first of several keystrokes in a field adds a history entry.
   */
  change: (changes: Partial<Filters>, isTyped?: boolean) => void
}

/** Keeps a listing's filters in the URL, so that a reload, a shared link and the Back button restore them. */
export function useFilters(): FiltersInUrl {
  const router = useWebsite()?.router
  const query = router?.query ?? searchQuery
  const [prefix, setPrefix] = useState(() => freeName(prefixOf))
  // In `electrician-site` and `store-front`, the first render ignores the URL, because it must match the
  // prerendered page.
  const [filters, setFilters] = useState<Filters>(() =>
    router?.location.getState().navigationCount === 0 ? NO_FILTERS : parseFilters(query.read(), prefix),
  )
  const current = useRef(filters)
  const typedField = useRef('')

  const show = useCallback((next: Filters) => {
    current.current = next
    setFilters(next)
  }, [])
  const save = useCallback(
    (next: Filters, isNewEntry: boolean) => {
      query.change(filterParameters(next, prefix), isNewEntry)
      show(next)
    },
    [query, show, prefix],
  )

  useLayoutEffect(() => {
    const claimed = claimName(prefixOf)
    setPrefix(claimed.name)
    const readUrl = () => {
      typedField.current = ''
      show(parseFilters(query.read(), claimed.name))
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
      const next = { ...current.current, ...changes }
      const field = isTyped ? Object.keys(changes).join() : ''
      save(next, !field || field !== typedField.current)
      typedField.current = field
    },
    [save],
  )
  return { filters, change }
}
