import { type FactType, isList, fieldsOf as typeFields } from '../../../src/business/fact-types.ts'
import { FACTS } from '../../../src/business/facts.ts'
import { type Facts, fieldsOf } from '../state/builder-state.ts'
import { readDays } from './read-hours/read-days.ts'
import { hoursOf, readEntry, readWeek } from './read-hours/read-week.ts'

const TYPES: FactType = Object.fromEntries(Object.entries(FACTS).map(([name, { type }]) => [name, type]))
const HOURS = typeFields(FACTS.hours.type).map(({ name }) => name)
const YES_NO = new Map<string, unknown>([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

/**
 * Returns facts that someone wrote by hand in the form that the elements read. Keeps values that cannot be read, so that
 * the owner can correct them.
 */
export function readFacts(facts: Facts): Facts {
  const hours = readHours(facts['hours'])
  const { emergency, ...otherHours } = hours
  const hasNoEmergency = readYesNo(emergency) === false
  const read = {
    ...facts,
    ...('hours' in facts && { hours: hasNoEmergency ? otherHours : hours }),
    ...(hasNoEmergency && { emergency: false }),
  }
  return fieldsOf(convert(read, TYPES))
}

function readHours(given: unknown): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(given))
  const days = fields.filter(([name]) => !HOURS.includes(name))
  // The schedule may have no "week" around it.
  const isSchedule = days.some(([name]) => readDays(name))
  const { week, special, ...texts } = Object.fromEntries(
    isSchedule
      ? [['week', Object.fromEntries(days)], ...fields.filter(([name]) => HOURS.includes(name))]
      : fields,
  )
  return {
    ...texts,
    ...(week !== undefined && { week: readWeek(week) ?? week }),
    ...(special !== undefined && { special: [special].flat().map(readSpecialDay) }),
  }
}

function readSpecialDay(entry: unknown): unknown {
  const [span, ...others] = readEntry(entry) ?? [undefined, undefined]
  if (others.length > 0) return entry
  const { opens: _, closes: __, closed: ___, ...day } = fieldsOf(entry)
  return { ...day, ...(span ? hoursOf(span) : { closed: true }) }
}

function readYesNo(value: unknown): unknown {
  return YES_NO.get(String(value).trim().toLowerCase()) ?? value
}

/** Returns a value with lists in place of single entries, and with true and false in place of words. */
function convert(value: unknown, type: FactType): unknown {
  if (type === 'yes_no') return readYesNo(value)
  if (typeof type === 'string') return value
  if (isList(type)) return [value].flat().map((entry) => convert(entry, type[0]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const types = new Map(typeFields(type).map(({ name, type: part }) => [name, part]))
  const parts = Object.entries(value).map(([name, part]) => {
    const partType = types.get(name)
    return [name, partType ? convert(part, partType) : part]
  })
  return Object.fromEntries(parts)
}
