import { readDays } from './read-days.ts'
import { readTimes } from './read-times.ts'
import { DAY_NAMES, type OpenSpan, type Week } from './week.ts'

/** Days with the same hours: null if the hours cannot be read, empty if the days are closed. */
interface Entry {
  days: readonly number[]
  spans: readonly OpenSpan[] | null
}

/** Receives an entry of the schedule whose days, times or both cannot be read. */
export type ReportEntry = (entry: unknown, unread: readonly ('days' | 'times')[]) => void

/**
 * Returns the weekly schedule in the owner's JSON: a list of objects with days and times, or an object such as
 * `{ "Mon-Fri": "9-5" }`. An entry for fewer days replaces the hours that overlap with its own, and so does the later of
 * two entries. Days whose hours cannot be read are null. Returns undefined if this is true for all days.
 */
export function readWeek(value: unknown, report: ReportEntry): Week | undefined {
  const entries: Entry[] = []
  let hasUnknownDays = false
  for (const entry of entriesOf(value)) {
    const { days, opens, closes, closed } = Object(entry) as Record<string, unknown>
    const times = [[opens].flat().join(','), closes].filter((time) => (time ?? '') !== '')
    const written = [days].flat().map((text) => readDays(String(text)))
    const spans = readTimes(closed === true ? 'closed' : times.join('-'))
    const areDaysUnread = written.length === 0 || written.includes(null)
    if (areDaysUnread || !spans)
      report(entry, [...(areDaysUnread ? (['days'] as const) : []), ...(spans ? [] : (['times'] as const))])
    hasUnknownDays ||= areDaysUnread
    entries.push({ days: written.flatMap((list) => list ?? []), spans })
  }
  const week = combine(entries)
  // A day that is not listed is closed, unless an entry whose days cannot be read may be about it.
  const unlisted = hasUnknownDays || !week.some((spans) => spans?.length) ? null : []
  const complete = DAY_NAMES.map((_, day) => (week[day] === undefined ? unlisted : week[day]))
  return complete.some((spans) => spans !== null) ? complete : undefined
}

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || 'days' in value) return [value]
  return Object.entries(value).map(([days, times]) =>
    typeof times === 'object' && !Array.isArray(times) ? { ...times, days } : { days, opens: times },
  )
}

/** Returns the hours of each day. Days that no entry lists are missing. */
function combine(entries: readonly Entry[]): (readonly OpenSpan[] | null)[] {
  const week: (readonly OpenSpan[] | null)[] = []
  for (const { days, spans } of [...entries].sort((one, other) => other.days.length - one.days.length))
    for (const day of days) week[day] = withSpans(week[day], spans)
  return week
}

/** Adds hours to a day. Closed days replace all hours, and hours replace those that overlap with them. */
function withSpans(before: Week[number] | undefined, spans: Entry['spans']): Week[number] {
  if (spans?.length === 0) return []
  if (before === null || spans === null) return null
  return spans
    .reduce((kept, span) => [...kept.filter((other) => !overlap(span, other)), span], before ?? [])
    .toSorted((one, other) => one.opens_min - other.opens_min)
}

function overlap(one: OpenSpan, other: OpenSpan): boolean {
  return one.opens_min < other.closes_min && other.opens_min < one.closes_min
}
