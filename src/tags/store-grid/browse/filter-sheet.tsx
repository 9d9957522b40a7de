import { countText } from '../../../catalog/count-text.ts'
import { Modal } from '../../../ui/modal.tsx'
import { Text } from '../../../ui/text.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

interface FilterSheetProps extends FilterFieldsProps {
  /** The number of matching products; null while they load. */
  shown: number | null
  /** Called when the visitor closes the sheet. */
  onClose: () => void
}

/** The filter fields in a dialog, for phones. */
export function FilterSheet({ shown, onClose, ...fields }: FilterSheetProps) {
  return (
    <Modal title="Filter and sort" kind="sheet" onClose={onClose}>
      <form
        className="filter-sheet"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <FilterFields {...fields} />
        <button type="submit" className="button">
          <Text>{showLabel(shown)}</Text>
        </button>
      </form>
    </Modal>
  )
}

function showLabel(shown: number | null): string {
  if (shown === null) return 'Show products'
  if (shown === 0) return 'No products found'
  return `Show ${countText(shown)} ${shown === 1 ? 'product' : 'products'}`
}
