import { DAY_MIN, DAYS, type OpenSpan, type Week } from './week.ts'

/** Hours as written in JSON. */
interface Times {
  opens?: string
  closes?: string
  closed?: boolean
}

/** Days with the same hours, as written in JSON. */
export interface WeekEntry extends Times {
  days: readonly string[]
}

/**
 * Returns the schedule in JSON whose entries can be read. An entry for fewer days replaces the hours that
 * overlap with its own, and so does the later of two entries. Days that no entry lists are closed.
 */
export function weekOf(entries: readonly WeekEntry[]): Week {
  const ordered = entries.toSorted((one, other) => other.days.length - one.days.length)
  return DAYS.map((day) =>
    ordered
      .filter(({ days }) => days.includes(day))
      .flatMap((entry) => spansOf(entry) ?? [])
      .reduce<OpenSpan[]>((kept, span) => [...kept.filter((other) => !overlap(span, other)), span], [])
      .toSorted((one, other) => one.opens_min - other.opens_min),
  )
}

/** Returns an entry's hours: empty if it is closed, null if times are missing or ambiguous. */
export function spansOf({ opens, closes, closed }: Times): OpenSpan[] | null {
  if (closed) return []
  if (!opens || !closes) return null
  const [opens_min, closes_min] = [minuteOf(opens), minuteOf(closes)]
  // Equal times can mean 24 hours or be a mistake.
  if (opens_min === closes_min && opens_min > 0) return null
  // Search engines write a full day as 00:00 to 23:59, so owners may write it that way, too.
  if (opens_min === 0 && closes_min === DAY_MIN - 1) return [{ opens_min, closes_min: DAY_MIN }]
  return [{ opens_min, closes_min: closes_min > opens_min ? closes_min : closes_min + DAY_MIN }]
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function overlap(one: OpenSpan, other: OpenSpan): boolean {
  return one.opens_min < other.closes_min && other.opens_min < one.closes_min
}
