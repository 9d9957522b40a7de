import { isSimilarName } from '../untrusted/similar-name.ts'
import type { FactOverrides } from './business.ts'
import { fieldsOf } from './fact-types.ts'
import { FACTS } from './facts.ts'
import { readDays } from './read-days.ts'
import { type Report, readFact } from './read-fact.ts'

const FIELDS = fieldsOf(FACTS.hours.type).map(({ name }) => name)

/** Returns the owner's hours. A field that the owner gave but that cannot be read is null. */
export function readHours(value: unknown, report: Report): FactOverrides['hours'] {
  const given = withWeek(value)
  const read = readFact(withoutNulls(given), FACTS.hours.type, '"hours"', report) as FactOverrides['hours']
  const names = Object.keys(Object(given))
  const unknown = names.filter((name) => !FIELDS.includes(name))
  for (const name of unknown) report({ kind: 'unknown-field', path: '"hours"', name, fields: FIELDS })
  // A misspelled name can stand for any of the fields.
  const unread = unknown.length > 0 ? FIELDS : names
  return names.length > 0 ? { ...Object.fromEntries(unread.map((name) => [name, null])), ...read } : null
}

/** Removes null fields, with which owners leave out defaults. */
function withoutNulls(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

/** Accepts the schedule without "week" around it: `"hours": { "Mon-Fri": "9-5" }`. */
function withWeek(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  if (!entries.some(([name]) => readDays(name))) return value
  // Other names can be misspelled days.
  const isField = ([name]: [string, unknown]) => FIELDS.some((field) => isSimilarName(name, field))
  const days = entries.filter((entry) => !isField(entry))
  return { week: Object.fromEntries(days), ...Object.fromEntries(entries.filter(isField)) }
}
