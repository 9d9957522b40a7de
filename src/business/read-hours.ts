import type { FactOverrides } from './business.ts'
import { type FactType, fieldsOf } from './fact-types.ts'
import { FACTS } from './facts.ts'
import { type Report, readFact } from './read-fact.ts'
import { spansOf, type WeekEntry, weekOf } from './read-week.ts'
import type { SpecialDay } from './special-days.ts'

const { type: HOURS } = FACTS.hours
const TYPES = new Map<string, FactType>(fieldsOf(HOURS).map(({ name, type }) => [name, type]))

interface WrittenHours {
  week?: readonly WeekEntry[] | null
  special?: readonly { date: string; opens?: string; closes?: string; closed?: boolean }[] | null
}

/** Returns the owner's hours. One mistake makes all null, because a day without hours would look closed. */
export function readHours(value: unknown, report: Report): FactOverrides['hours'] {
  let hasMistake = false
  const reject: Report = (problem) => {
    hasMistake = true
    report(problem)
  }
  const fields = Object(value) === value && !Array.isArray(value) ? Object.entries(value as object) : []
  if (fields.length === 0) reject({ kind: 'format', path: '"hours"', type: HOURS })
  const hours: Record<string, unknown> = {}
  for (const [name, field] of fields) {
    const type = TYPES.get(name)
    if (!type) reject({ kind: 'unknown-field', path: '"hours"', name, fields: [...TYPES.keys()] })
    // Owners write null to leave out a default.
    else hours[name] = field === null ? null : readFact(field, type, `"hours", "${name}"`, reject)
  }
  if (hasMistake) return null
  const { week, special } = hours as WrittenHours
  const daysOf = (entries: NonNullable<WrittenHours['special']>): SpecialDay[] =>
    entries.map((entry) => ({ date: entry.date, spans: spansOf(entry) ?? [] }))
  return {
    ...hours,
    ...(week && { week: weekOf(week) }),
    ...(special && { special: daysOf(special) }),
  }
}
