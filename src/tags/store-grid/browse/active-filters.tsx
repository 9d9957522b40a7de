import { X } from 'lucide-react'
import type { ActiveFilter } from './filter-texts.ts'

interface ActiveFiltersProps {
  /** The filters in use. */
  active: readonly ActiveFilter[]
  /** Called with the filter to remove, or without one to remove all. */
  onRemove: (filter?: ActiveFilter) => void
}

/** The filters in use, each with a button that removes it. Shows nothing if there are none. */
export function ActiveFilters({ active, onRemove }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <ul className="active-filters" aria-label="Active filters">
      {active.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className="chip"
            aria-label={`Remove filter: ${filter.label}`}
            onClick={() => onRemove(filter)}
          >
            <bdi>{filter.label}</bdi>
            <X />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <button type="button" className="text-button" onClick={() => onRemove()}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}
