import { addDays, dateIn, weekdayOf } from '../texts/dates.ts'
import type { OpenSpan, Week } from './week.ts'

/** A day whose hours differ from the weekly schedule, such as a holiday. */
export interface SpecialDay {
  /** The day as `YYYY-MM-DD`. */
  date: string
  /** The opening hours. Empty if the business is closed. */
  spans: readonly OpenSpan[]
}

/** The number of days in advance that visitors see special days. */
export const SHOWN_DAYS = 60

/**
 * Returns the weekly schedule with the special days from yesterday to five days from today. Includes
 * yesterday, because its hours may continue after midnight.
 */
export function withSpecialDays(
  week: Week,
  special: readonly SpecialDay[],
  timeZone: string,
  now: Date,
): Week {
  const today = dateIn(timeZone, now)
  const [first, last] = [addDays(today, -1), addDays(today, 5)]
  const changed = [...week]
  for (const { date, spans } of special) if (date >= first && date <= last) changed[weekdayOf(date)] = spans
  return changed
}

/** Returns the special days of the next 60 days, in order. */
export function upcomingDays(special: readonly SpecialDay[], today: string): SpecialDay[] {
  const last = addDays(today, SHOWN_DAYS)
  return special
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
