import { readWeek } from '../../src/builder/open/read-hours/read-typed-week.ts'
import { weekOf } from '../../src/business/read-week.ts'
import { DAY_NAMES, type Week } from '../../src/business/week.ts'

/** A week in which every day is closed. */
export const closedWeek: Week = DAY_NAMES.map(() => [])

/** Returns the weekly schedule for hours in short form, such as `{ 'Mon-Fri': '8-18', Sat: '9-16' }`. */
export function aWeek(hours: Readonly<Record<string, string>>): Week {
  const entries = readWeek(hours)
  if (!entries) throw new Error(`The hours ${JSON.stringify(hours)} cannot be read. Correct the test.`)
  return weekOf(entries)
}
