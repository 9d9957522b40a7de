import { useState } from 'react'
import { countText } from '../../../catalog/count-text.ts'
import { NO_FILTERS } from '../../../catalog/filters.ts'
import { Modal } from '../../../ui/modal.tsx'
import { Text } from '../../../ui/text.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { CLEAR_FILTERS } from './filter-texts.ts'

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
  const { query, sort } = fields.filters
  const [clearCount, setClearCount] = useState(0)
  return (
    <Modal title="Filter and sort" kind="sheet" onClose={onClose}>
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
            {CLEAR_FILTERS}
          </button>
          <button type="submit" className="button">
            <Text>{showLabel(shown)}</Text>
          </button>
        </div>
      </form>
    </Modal>
  )
}

function showLabel(shown: number | null): string {
  if (shown === null) return 'Show products'
  if (shown === 0) return 'No products found'
  return `Show ${countText(shown)} ${shown === 1 ? 'product' : 'products'}`
}
