import { useRef, useState } from 'react'
import type { Filters } from '../../../catalog/filters.ts'
import { NO_FILTERS } from '../../../catalog/filters.ts'
import { browseTexts } from '../../../texts/en/browse.ts'
import { useLocale, useTexts } from '../../../ui/element-context.tsx'
import field from '../../../ui/field.css?inline'
import { focusQuietly } from '../../../ui/focus.ts'
import modal from '../../../ui/modal.css?inline'
import textButton from '../../../ui/text-button.css?inline'
import { withStyles } from '../../../ui/with-styles.tsx'
import { type FilteredListingProps, ProductListing } from '../product-listing.tsx'
import { ActiveFilters } from './active-filters.tsx'
import browseStyles from './browse.css?inline'
import { BrowseBar } from './browse-bar.tsx'
import { BrowseStatus } from './browse-status.tsx'
import { type ActiveFilter, activeFilters, emptySentence, statusSentence } from './filter-texts.ts'
import { useBrowse } from './use-browse.ts'
import { useFilters } from './use-filters.ts'
import { usePages } from './use-pages.ts'

/** A listing with search, filters and sorting. Requests the store’s collections. */
export const BrowseListing = withStyles([field, modal, textButton, browseStyles], FilteredByVisitor)

function FilteredByVisitor({ filters: fixed, ...view }: FilteredListingProps) {
  const locale = useLocale()
  const text = useTexts(browseTexts)
  const { filters: chosen, change } = useFilters()
  const [isBrowsing, setIsBrowsing] = useState(false)
  const browse = useBrowse(fixed, chosen, isBrowsing)
  const { listing, filters, collections, counts, currencySymbol } = browse
  const key = filterKey(filters)
  const pages = usePages(listing, key)
  const status = useRef<HTMLParagraphElement>(null)
  const active = activeFilters(filters, browse, locale)
  const found = browse.corrected
    ? activeFilters({ ...filters, query: browse.corrected }, browse, locale)
    : active
  const shown = pages.state.status === 'loaded' ? pages.state.value.count : null

  function remove(filter?: ActiveFilter) {
    change(filter ? filter.removal : { ...NO_FILTERS, sort: filters.sort })
    // Moves focus to the status sentence, because the focused button was removed together with its filter.
    if (status.current) focusQuietly(status.current)
  }

  // An empty store has nothing to search or filter.
  if (browse.total === 0) return <ProductListing {...view} listing={listing} />
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
        onPrepare={() => setIsBrowsing(true)}
      />
      <BrowseStatus
        statusRef={status}
        isProgress={browse.progress !== null}
        isHidden={shown === 0}
        text={statusSentence(found, { ...browse, shown }, locale)}
      />
      {shown !== 0 && <ActiveFilters active={active} onRemove={remove} />}
      <ProductListing
        {...view}
        listing={{ ...listing, state: pages.state }}
        filterKey={key}
        onMore={pages.showMore}
        empty={
          active.length > 0 && (
            <div className="notice empty-listing" part="notice">
              <p>
                <bdi>{emptySentence(active, locale)}</bdi>
              </p>
              <p>{text(active.every(({ key }) => key === 'query') ? 'try_other_word' : 'remove_a_filter')}</p>
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
