import { type FactType, fieldsOf, isList, SPECIAL_DAYS_TYPE, WEEK_TYPE } from './fact-types.ts'
import { readSpecialDays } from './read-special-days.ts'
import { readWeek } from './read-week.ts'
import { VALUE_TYPES } from './value-types.ts'

/** A mistake in the owner's JSON. `path` names the value, such as `"services", entry 2`. */
export type FactProblem =
  | { kind: 'invalid-json' | 'no-object' }
  | { kind: 'unknown-fact'; name: string; meant: readonly string[] }
  | { kind: 'unknown-field'; path: string; name: string; fields: readonly string[] }
  | { kind: 'format'; path: string; type: FactType }
  | { kind: 'week'; path: string; entry: unknown; unread: readonly ('days' | 'times')[] }

/** Receives a mistake in the owner's JSON. */
export type Report = (problem: FactProblem) => void

/**
 * Returns the valid parts of a value in the owner's JSON, or undefined if there are none. A list keeps its valid
 * entries. An object keeps its valid fields, unless a required field is missing.
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
  if (type === WEEK_TYPE)
    return readWeek(value, (entry, unread) => report({ kind: 'week', path, entry, unread }))
  if (type === SPECIAL_DAYS_TYPE)
    return readSpecialDays(value, (index) =>
      report({ kind: 'format', path: `${path}, entry ${index + 1}`, type: type[0] }),
    )
  if (isList(type)) {
    const entries = Array.isArray(value) ? value : [value]
    const nameOf = (index: number) => (Array.isArray(value) ? `${path}, entry ${index + 1}` : path)
    const read = entries.map((entry, index) => readFact(entry, type[0], nameOf(index), report))
    const valid = read.filter((entry) => entry !== undefined)
    return valid.length > 0 ? valid : undefined
  }
  return readObject(value, type, path, report)
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
    // Without a required field, the whole object is reported.
    const read = readFact(given[name], fieldType, `${path}, "${name}"`, isOptional ? report : () => {})
    if (read !== undefined) fields[name] = read
    else if (!isOptional) return undefined
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}
