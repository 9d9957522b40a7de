import { isDate } from './dates.ts'
import { readTimes } from './read-times.ts'
import type { SpecialDay } from './special-days.ts'

/**
 * Returns the days with special hours in the owner's JSON, without days that cannot be read. Undefined if there are none.
 * @param report receives the position of an entry that cannot be read
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
