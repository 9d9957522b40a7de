import { describeType, type FactType, fieldsOf, isList, VALUE_TYPES, WEEK_TYPE } from './fact-types.ts'
import { readWeek } from './read-week.ts'

/** Receives a message for the page author. */
export type Report = (problem: string) => void

/**
 * Returns the valid parts of a value in the owner's JSON, or undefined if there are none. A list keeps its valid
 * entries. An object keeps its valid fields, unless a required field is missing.
 * @param path the name of the value in messages
 */
export function readFact(value: unknown, type: FactType, path: string, report: Report): unknown {
  let isReported = false
  const read = readParts(value, type, path, (problem) => {
    isReported = true
    report(problem)
  })
  if (read === undefined && !isReported)
    report(`${path} has the wrong format, so it is not shown. Write it as ${describeType(type)}.`)
  return read
}

function readParts(value: unknown, type: FactType, path: string, report: Report): unknown {
  if (typeof type === 'string') return VALUE_TYPES[type].read(value)
  if (type === WEEK_TYPE) return readWeek(value, path, report)
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
