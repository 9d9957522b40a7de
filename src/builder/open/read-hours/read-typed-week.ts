import { weekOf } from '../../../business/read-week.ts'
import { DAY_MIN, type OpenSpan } from '../../../business/week.ts'
import { DAYS, type DayHours, type Span, weekFrom } from '../../form/week-table.ts'
import { readDays } from './read-days.ts'
import { readTimes } from './read-times.ts'

/**
 * Returns the schedule in the form of the builder, from a list of objects with days and times or from an object such as
 * `{ "Mon-Fri": "9-5" }`. Returns undefined if any part cannot be read.
 */
export function readWeek(value: unknown): Span[] | undefined {
  const entries = entriesOf(value).map((entry) => {
    const { days } = Object(entry) as Record<string, unknown>
    return { days: [days].flat().flatMap((text) => readDays(String(text))), spans: readEntry(entry) }
  })
  if (entries.some(({ days, spans }) => days.length === 0 || days.includes(null) || !spans)) return undefined
  const closed = entries.filter(({ spans }) => spans?.length === 0).flatMap(({ days }) => days)
  const open = entries.flatMap(({ days, spans }) => {
    const names = DAYS.filter((_, day) => days.includes(day) && !closed.includes(day))
    return (spans ?? []).map((span) => ({ days: names, ...hoursOf(span) }))
  })
  return weekFrom(Object.fromEntries(weekOf(open).map((spans, day) => [DAYS[day], spans.map(hoursOf)])))
}

/** Returns the hours of an entry, such as `{ "opens": "9", "closes": "5" }`. Null if they cannot be read. */
export function readEntry(entry: unknown): OpenSpan[] | null {
  const { opens, closes, closed } = Object(entry) as Record<string, unknown>
  const times = [[opens].flat().join(','), closes].filter((time) => (time ?? '') !== '')
  return readTimes(closed === true ? 'closed' : times.join('-'))
}

/** Returns hours as times such as “08:00”. */
export function hoursOf({ opens_min, closes_min }: OpenSpan): DayHours {
  return { opens: timeOf(opens_min), closes: timeOf(closes_min % DAY_MIN) }
}

function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || 'days' in value) return [value]
  return Object.entries(value).map(([days, times]) =>
    typeof times === 'object' && !Array.isArray(times) ? { ...times, days } : { days, opens: times },
  )
}
