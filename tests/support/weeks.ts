import { readWeek } from '../../src/business/read-week.ts'
import { DAY_NAMES, type Week } from '../../src/business/week.ts'

/** A week in which every day is closed. */
export const closedWeek: Week = DAY_NAMES.map(() => [])

/** Returns the weekly schedule for hours as owners write them, such as `{ 'Mon-Fri': '8-18', Sat: '9-16' }`. */
export function aWeek(hours: Readonly<Record<string, string>>): Week {
  const week = readWeek(hours, (entry) => {
    throw new Error(`The hours ${JSON.stringify(entry)} cannot be read. Correct the test.`)
  })
  return week ?? closedWeek
}
