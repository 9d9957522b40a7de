import { useEffect, useRef, useState } from 'react'
import type { Filters } from '../../../catalog/filters.ts'
import { NO_FILTERS } from '../../../catalog/filters.ts'
import { focusQuietly } from '../../../ui/focus.ts'
import type { ListingAttributes } from '../fixed-listing.ts'
import { ProductListing, type ProductListingProps } from '../product-listing.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { BrowseBar } from './browse-bar.tsx'
import { BrowseStatus } from './browse-status.tsx'
import { type ActiveFilter, activeFilters, statusSentence } from './filter-texts.ts'
import { useBrowse } from './use-browse.ts'
import { useFilters } from './use-filters.ts'

interface BrowseListingProps extends Omit<ProductListingProps, 'listing'> {
  /** The attributes that select products. */
  attributes: ListingAttributes
}

/** A listing with search, filters and sorting. Requests the store’s collections. */
export function BrowseListing({ attributes, ...view }: BrowseListingProps) {
  const { client } = view
  const { state: filters, change, showPage, pageUrl } = useFilters()
  const [isSearching, setIsSearching] = useState(false)
  const browse = useBrowse(client, attributes, filters, isSearching)
  const { listing, collections, counts, currencySymbol } = browse
  const { list, state } = listing
  const status = useRef<HTMLParagraphElement>(null)
  const active = activeFilters(filters, browse)
  const shown = state.status === 'loaded' ? state.count : null

  const loadedPages = state.status === 'loaded' ? Math.ceil(state.products.length / state.limit) : 0
  const nextPage = state.status === 'loaded' ? state.nextPage : 'none'
  const hasMore = nextPage === 'idle'
  useEffect(() => {
    if (hasMore && loadedPages < filters.page) void list.loadMore()
  }, [hasMore, loadedPages, filters.page, list])
  useEffect(() => {
    if (nextPage !== 'none' && loadedPages > filters.page) showPage(loadedPages)
  }, [nextPage, loadedPages, filters.page, showPage])

  function remove(filter?: ActiveFilter) {
    change(filter ? filter.removal : { ...NO_FILTERS, sort: filters.sort })
    // Moves focus to the status sentence, because the focused button was removed together with its filter.
    if (status.current) focusQuietly(status.current)
  }

  return (
    <div className="browse">
      <BrowseBar
        filters={filters}
        collections={collections}
        counts={counts}
        currencySymbol={currencySymbol}
        shown={shown}
        activeCount={active.filter(({ key }) => key !== 'query').length}
        onChange={change}
        onPrepare={() => setIsSearching(true)}
      />
      <BrowseStatus
        statusRef={status}
        text={statusSentence(filters, browse, { shown, total: browse.total, progress: browse.progress })}
      />
      {shown !== 0 && <ActiveFilters active={active} onRemove={remove} />}
      <ProductListing
        {...view}
        listing={listing}
        filterKey={filterKey(filters)}
        moreUrl={nextPage === 'none' ? undefined : pageUrl(loadedPages + 1)}
        empty={
          active.length > 0 && (
            <div className="notice empty-listing" part="notice">
              <p>
                <bdi>{`${statusSentence(filters, browse, { ...browse, shown: 0, progress: null })}.`}</bdi>
              </p>
              <p>
                {active.every(({ key }) => key === 'query')
                  ? 'Try a different word or check the spelling.'
                  : 'Remove a filter to see more products.'}
              </p>
              <ActiveFilters active={active} onRemove={remove} />
            </div>
          )
        }
      />
    </div>
  )
}

function filterKey({ query, collection, sort, min, max, inStock }: Filters): string {
  return JSON.stringify([query, collection, sort, min, max, inStock])
}
