import { __iconData as xIcon } from 'lucide-react/icons/x'
import { browseTexts } from '../../../texts/en/browse.ts'
import { useTexts } from '../../../ui/element-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ActiveFilter } from './filter-texts.ts'

interface ActiveFiltersProps {
  /** The filters in use. */
  active: readonly ActiveFilter[]
  /** Called with the filter to remove, or without an argument to remove all filters. */
  onRemove: (filter?: ActiveFilter) => void
}

/** A list of the filters in use. Each has a button that removes it. Shows nothing if no filter is in use. */
export function ActiveFilters({ active, onRemove }: ActiveFiltersProps) {
  const text = useTexts(browseTexts)
  if (active.length === 0) return null
  return (
    <ul className="active-filters" aria-label={text('active_filters')}>
      {active.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className="chip"
            aria-label={text('remove_filter', { filter: filter.label })}
            onClick={() => onRemove(filter)}
          >
            <bdi>{filter.label}</bdi>
            <Icon data={xIcon} />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button type="button" className="text-button" onClick={() => onRemove()}>
            {text('clear_filters')}
          </button>
        </li>
      )}
    </ul>
  )
}
