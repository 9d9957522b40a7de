import { type FactType, fieldsOf, isList, SPECIAL_DAYS_TYPE, WEEK_TYPE } from './fact-types.ts'
import { spansOf } from './read-week.ts'
import { VALUE_TYPES } from './value-types.ts'

/** A mistake in the owner's JSON. `path` names the value, such as `"services", entry 2`. */
export type FactProblem =
  | { kind: 'invalid-json' | 'no-object' }
  | { kind: 'unknown-fact'; name: string }
  | { kind: 'unknown-field'; path: string; name: string; fields: readonly string[] }
  | { kind: 'format'; path: string; type: FactType }

/** Receives a mistake in the owner's JSON. */
export type Report = (problem: FactProblem) => void

/**
 * Returns the valid parts of a value in the owner's JSON, or undefined if there are none. A list keeps its
 * valid entries. An object keeps its valid fields, unless a required field is missing.
 */
export function readFact(value: unknown, type: FactType, path: string, report: Report): unknown {
  let isReported = false
  const read = readParts(value, type, path, (problem) => {
    isReported = true
    report(problem)
  })
  if (read === undefined && !isReported) report({ kind: 'format', path, type })
  return read
}

function readParts(value: unknown, type: FactType, path: string, report: Report): unknown {
  if (typeof type === 'string') return VALUE_TYPES[type](value)
  if (isList(type)) {
    if (!Array.isArray(value)) return undefined
    const read = value.map((entry, index) => readFact(entry, type[0], `${path}, entry ${index + 1}`, report))
    const valid = read.filter((entry) => entry !== undefined)
    return valid.length > 0 ? valid : undefined
  }
  const fields = readObject(value, type, path, report)
  // Hours with an unknown field can mean something else, for example with `"closed": true` in the weekly
  // schedule.
  const areHours = type === WEEK_TYPE[0] || type === SPECIAL_DAYS_TYPE[0]
  const isClear = fields && spansOf(fields) && Object.keys(Object(value)).every((name) => name in fields)
  return areHours && !isClear ? undefined : fields
}

function readObject(
  value: unknown,
  type: { readonly [field: string]: FactType },
  path: string,
  report: Report,
): object | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const given = value as Record<string, unknown>
  const fields: Record<string, unknown> = {}
  for (const { name, isOptional, type: fieldType } of fieldsOf(type)) {
    if (isOptional && given[name] === undefined) continue
    let isIncomplete = false
    // Without a required field, the whole object is reported.
    const reportField = isOptional ? report : () => (isIncomplete = true)
    const read = readFact(given[name], fieldType, `${path}, "${name}"`, reportField)
    if (isIncomplete) return undefined
    if (read !== undefined) fields[name] = read
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}
