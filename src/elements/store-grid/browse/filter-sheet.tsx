import { useState } from 'react'
import { NO_FILTERS } from '../../../catalog/filters.ts'
import { browseTexts } from '../../../texts/en/browse.ts'
import type { Translate } from '../../../texts/text.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Text } from '../../../ui/text.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

interface FilterSheetProps extends FilterFieldsProps {
  /** The number of matching products; null while they load. */
  shown: number | null
  /** Whether any of the fields filters the products. */
  hasFilters: boolean
  /** Called when the visitor closes the sheet. */
  onClose: () => void
}

/** The filter fields in a dialog, for phones. */
export function FilterSheet({ shown, hasFilters, onClose, ...fields }: FilterSheetProps) {
  const text = useTexts(browseTexts)
  const { query, sort } = fields.filters
  const [clearCount, setClearCount] = useState(0)
  return (
    <Modal title={text('filter_and_sort')} kind="sheet" onClose={onClose}>
      <form
        className="filter-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          // A price that cannot be read stays in its field, with its message.
          const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')
          if (invalid) invalid.focus()
          else onClose()
        }}
      >
        {/* A new key also clears text that is not a price. */}
        <FilterFields key={clearCount} {...fields} />
        <div className="filter-actions">
          <button
            type="button"
            className="text-button"
            // Not `disabled`, because the button would lose focus when the visitor presses it.
            aria-disabled={!hasFilters}
            onClick={() => {
              fields.onChange({ ...NO_FILTERS, query, sort })
              setClearCount(clearCount + 1)
            }}
          >
            {text('clear_filters')}
          </button>
          <button type="submit" className="button">
            <Text>{showLabel(shown, text)}</Text>
          </button>
        </div>
      </form>
    </Modal>
  )
}

function showLabel(shown: number | null, text: Translate<typeof browseTexts>): string {
  if (shown === null) return text('show_products')
  if (shown === 0) return text('no_products_found')
  return text('show_count', { count: shown })
}
