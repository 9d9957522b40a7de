import { __iconData as slidersHorizontalIcon } from 'lucide-react/icons/sliders-horizontal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browseTexts } from '../../../texts/en/browse.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { observeSize } from '../../../ui/observe-size.ts'
import { Text } from '../../../ui/text.tsx'
import { closeDialog } from '../../../ui/use-modal-dialog.ts'
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
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = opener.current
    if (!isOpen || !button) return
    return observeSize([button], () => {
      const bar = button.parentElement
      if (button.offsetWidth || !bar) return
      // Focus cannot return to the button, because it is hidden in a wide layout.
      closeDialog(bar.querySelector('dialog'))
      bar.querySelector('input')?.focus()
    })
  }, [isOpen])
  return (
    <search className="browse-bar">
      <SearchField query={filters.query} onSearch={search} onPrepare={onPrepare} />
      <button
        ref={opener}
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
