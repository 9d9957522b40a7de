import { __iconData as chevronLeftIcon } from 'lucide-react/icons/chevron-left'
import { __iconData as chevronRightIcon } from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  addMonths,
  dayOfWeek,
  dayText,
  monthText,
  weekdays,
  weeksOfMonth,
} from '../../../catalog/booking-time.ts'
import { addDays } from '../../../texts/dates.ts'
import { directOrderTexts } from '../../../texts/en/direct-order.ts'
import { numberText } from '../../../texts/number-text.ts'
import { useLocale, useTexts } from '../../../ui/element-context.tsx'
import { hasModifier } from '../../../ui/has-modifier.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Text } from '../../../ui/text.tsx'
import { isRightToLeft } from '../../../ui/text-direction.ts'

interface BookingCalendarProps {
  /** The days that visitors can choose, as `YYYY-MM-DD` in ascending order. */
  freeDays: readonly string[]
  /** The day that the visitor has chosen, or null. */
  chosen: string | null
  onChoose: (day: string) => void
}

/** A month view for choosing a free day. Follows the ARIA Authoring Practices Guide's date picker pattern. */
export function BookingCalendar({ freeDays, chosen, onChoose }: BookingCalendarProps) {
  const locale = useLocale()
  const text = useTexts(directOrderTexts)
  const first = freeDays[0] ?? chosen ?? ''
  const last = freeDays.at(-1) ?? first
  const clamp = (day: string) => (day < first ? first : day > last ? last : day)
  const [wanted, setCurrent] = useState(chosen ?? first)
  // The free days change on a page that stays open.
  const current = clamp(wanted)
  const shouldFocus = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const monthId = useId()
  const free = new Set(freeDays)

  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])

  function dayName(day: string): string {
    const name = dayText(day, locale)
    return free.has(day) ? name : text('day_not_available', { day: name })
  }

  function moveByKey(event: KeyboardEvent): void {
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1
    const weekday = dayOfWeek(current, locale)
    const target = {
      ArrowLeft: addDays(current, -forward),
      ArrowRight: addDays(current, forward),
      ArrowUp: addDays(current, -7),
      ArrowDown: addDays(current, 7),
      Home: addDays(current, -weekday),
      End: addDays(current, 6 - weekday),
      PageUp: addMonths(current, event.shiftKey ? -12 : -1),
      PageDown: addMonths(current, event.shiftKey ? 12 : 1),
    }[event.key]
    if (!target || hasModifier(event)) return
    event.preventDefault()
    const next = clamp(target)
    shouldFocus.current = next !== current
    setCurrent(next)
  }

  const isFirstMonth = current.slice(0, 7) <= first.slice(0, 7)
  const isLastMonth = current.slice(0, 7) >= last.slice(0, 7)

  const columns = weekdays(locale)

  return (
    <div className="calendar">
      <div className="calendar-header">
        <IconButton
          label={text('previous_month')}
          isDisabled={isFirstMonth}
          onClick={() => setCurrent(clamp(addMonths(current, -1)))}
        >
          <Icon data={chevronLeftIcon} />
        </IconButton>
        <p className="calendar-month" id={monthId} aria-live="polite">
          <Text>{monthText(current, locale)}</Text>
        </p>
        <IconButton
          label={text('next_month')}
          isDisabled={isLastMonth}
          onClick={() => setCurrent(clamp(addMonths(current, 1)))}
        >
          <Icon data={chevronRightIcon} />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between days */}
      <table ref={grid} role="grid" aria-labelledby={monthId} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {columns.map(({ number, name, shortName }) => (
              <th key={number} scope="col">
                <span aria-hidden="true">{shortName}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(current, locale).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) =>
                day ? (
                  <td key={day}>
                    <button
                      type="button"
                      className="calendar-day"
                      data-day={day}
                      tabIndex={day === current ? 0 : -1}
                      aria-label={dayName(day)}
                      aria-disabled={!free.has(day)}
                      aria-pressed={day === chosen}
                      onClick={() => {
                        if (!free.has(day)) return
                        setCurrent(day)
                        onChoose(day)
                      }}
                    >
                      {numberText(Number(day.slice(8)), locale)}
                    </button>
                  </td>
                ) : (
                  <td key={columns[column]?.number} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
