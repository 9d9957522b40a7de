import { fieldsOf as typeFields } from '../../../business/fact-types.ts'
import { FACTS } from '../../../business/facts.ts'
import { type Facts, fieldsOf } from '../../state/builder-state.ts'
import { readDays } from './read-days.ts'
import { hoursOf, readEntry, readWeek } from './read-typed-week.ts'

const FIELDS = typeFields(FACTS.hours.type).map(({ name }) => name)

/**
 * Returns facts with hours in the form that the elements read, from hours that someone wrote by hand. Keeps hours that
 * cannot be read, so that the owner can correct them.
 */
export function readHours(facts: Facts): Facts {
  const fields = Object.entries(fieldsOf(facts['hours']))
  if (fields.length === 0) return facts
  const days = fields.filter(([name]) => !FIELDS.includes(name))
  // The schedule may have no "week" around it.
  const hasSchedule = days.some(([name]) => readDays(name))
  const known = fields.filter(([name]) => FIELDS.includes(name) || !hasSchedule)
  const {
    week = hasSchedule ? Object.fromEntries(days) : undefined,
    special,
    ...texts
  } = Object.fromEntries(known)
  return {
    ...facts,
    hours: {
      ...texts,
      ...(week !== undefined && { week: readWeek(week) ?? week }),
      ...(special !== undefined && { special: [special].flat().map(readSpecialDay) }),
    },
  }
}

function readSpecialDay(entry: unknown): unknown {
  const spans = readEntry(entry)
  if (!spans || spans.length > 1) return entry
  const [span] = spans
  return { date: fieldsOf(entry)['date'], ...(span ? hoursOf(span) : { closed: true }) }
}
