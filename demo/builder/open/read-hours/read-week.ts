import { DAY_MIN, type OpenSpan } from '../../../../src/business/week.ts'
import { DAYS, type Day, type DayHours, type Span, weekFrom } from '../../form/week.ts'
import { readDays } from './read-days.ts'
import { readTimes } from './read-times.ts'

/**
 * Returns the schedule in the form of the builder, from a list of objects with days and times or from an object such as
 * `{ "Mon-Fri": "9-5" }`. An entry for fewer days replaces the hours that overlap with its own, and so does the later of
 * two entries. Returns undefined if any part cannot be read.
 */
export function readWeek(value: unknown): Span[] | undefined {
  const entries = entriesOf(value).map((entry) => {
    const { days } = Object(entry) as Record<string, unknown>
    return { days: [days].flat().flatMap((text) => readDays(String(text))), spans: readEntry(entry) }
  })
  const week = new Map<Day, readonly OpenSpan[]>()
  for (const { days, spans } of entries.toSorted((one, other) => other.days.length - one.days.length)) {
    if (days.length === 0 || !spans) return undefined
    for (const index of days) {
      const day = index === null ? undefined : DAYS[index]
      if (!day) return undefined
      const kept = (week.get(day) ?? []).filter((other) => !spans.some((span) => overlap(span, other)))
      week.set(day, spans.length > 0 ? [...kept, ...spans] : [])
    }
  }
  const hours = [...week].map(([day, spans]) => [day, spans.toSorted(byOpening).map(hoursOf)])
  return weekFrom(Object.fromEntries(hours))
}

/** Returns the hours of an entry, such as `{ "opens": "9", "closes": "5" }`. Null if they cannot be read. */
export function readEntry(entry: unknown): OpenSpan[] | null {
  const { opens, closes, closed } = Object(entry) as Record<string, unknown>
  const times = [[opens].flat().join(','), closes].filter((time) => (time ?? '') !== '')
  return readTimes(closed === true ? 'closed' : times.join('-'))
}

/** Returns hours as times such as “08:00”. */
export function hoursOf({ opens_min, closes_min }: OpenSpan): DayHours {
  const [opens = '', closes = ''] = [opens_min, closes_min].map((minute) =>
    [Math.floor((minute % DAY_MIN) / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  )
  return { opens, closes }
}

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || 'days' in value) return [value]
  return Object.entries(value).map(([days, times]) =>
    typeof times === 'object' && !Array.isArray(times) ? { ...times, days } : { days, opens: times },
  )
}

function overlap(one: OpenSpan, other: OpenSpan): boolean {
  return one.opens_min < other.closes_min && other.opens_min < one.closes_min
}

function byOpening(one: OpenSpan, other: OpenSpan): number {
  return one.opens_min - other.opens_min
}
