import { isDate } from './dates.ts'
import { readTimes } from './read-times.ts'
import type { SpecialDay } from './special-days.ts'

/**
 * Parses `hours.special`. Skips invalid entries. Returns undefined if no entry is valid.
 * @param report called with the index of each invalid entry
 */
export function readSpecialDays(value: unknown, report: (index: number) => void): SpecialDay[] | undefined {
  const days = [value].flat().flatMap((entry, index) => {
    const { date, opens, closes, closed } = Object(entry) as Record<string, unknown>
    const times = [opens, closes].filter((time) => (time ?? '') !== '').join('-')
    const spans = readTimes(closed === true ? 'closed' : times)
    if (isDate(String(date)) && spans) return [{ date: String(date), spans }]
    report(index)
    return []
  })
  return days.length > 0 ? days : undefined
}
