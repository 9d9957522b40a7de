import { __iconData as slidersHorizontalIcon } from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useState } from 'react'
import { browseTexts } from '../../../texts/en/browse.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Text } from '../../../ui/text.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SearchField } from './search-field.tsx'

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
  const text = useTexts(browseTexts)
  const { filters, onChange } = fields
  const [isOpen, setIsOpen] = useState(false)
  const search = useCallback((query: string) => onChange({ query }, true), [onChange])
  return (
    <search className="browse-bar">
      <SearchField query={filters.query} onSearch={search} onPrepare={onPrepare} />
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
        <Icon data={slidersHorizontalIcon} />
        <Text>{activeCount > 0 ? text('filters_count', { count: activeCount }) : text('filters')}</Text>
      </button>
      <fieldset className="browse-fields" aria-label={text('filters')} onFocus={onPrepare}>
        <FilterFields {...fields} />
      </fieldset>
      {isOpen && (
        <FilterSheet
          {...fields}
          shown={shown}
          hasFilters={activeCount > 0}
          onClose={() => setIsOpen(false)}
        />
      )}
    </search>
  )
}
