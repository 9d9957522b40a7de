import { Search, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'

interface BrowseBarProps extends FilterFieldsProps {
  /** The number of matching products; null while they load. */
  shown: number | null
  /** The number of filters in use. */
  activeCount: number
  /** Called when the visitor is about to search or filter. */
  onPrepare: () => void
}

/** The search field and the filters. On a phone, a button opens the filters in a dialog. */
export function BrowseBar({ shown, activeCount, onPrepare, ...fields }: BrowseBarProps) {
  const { filters, onChange } = fields
  const [isOpen, setIsOpen] = useState(false)
  return (
    <search className="browse-bar">
      <form
        className="search-field"
        onSubmit={(event) => {
          event.preventDefault()
          // Closes the phone’s keyboard, which covers the products.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur()
        }}
      >
        <Search />
        <input
          type="search"
          className="field-input"
          aria-label="Search products"
          placeholder="Search products"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          value={filters.query}
          onFocus={onPrepare}
          onChange={({ target }) => onChange({ query: target.value }, true)}
        />
      </form>
      <button
        type="button"
        className="button browse-open"
        data-kind="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          onPrepare()
          setIsOpen(true)
        }}
      >
        <SlidersHorizontal />
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
      </button>
      <fieldset className="browse-fields" aria-label="Filters" onFocus={onPrepare}>
        <FilterFields {...fields} />
      </fieldset>
      {isOpen && <FilterSheet {...fields} shown={shown} onClose={() => setIsOpen(false)} />}
    </search>
  )
}
