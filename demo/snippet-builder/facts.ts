import type { ValueType } from '../../src/business/fact-types.ts'
import { FACTS } from './definitions.ts'
import { formOf, readTyped } from './value-types.ts'

/** A form field for one business fact. */
export interface FactField {
  /** The name of the fact, such as `phone`, or of a part of it, such as `rates.title`. */
  name: string
  label: string
  /** A sentence that explains the fact. If a fact has several fields, only the first one has a sentence. */
  about: string
  /** The input format: `lines` has one string per line, `rows` one entry per line with parts separated by `|`. */
  kind: 'text' | 'lines' | 'rows'
  /** The type of the value, or of each line in a field of the kind `lines`. */
  type: ValueType
  /** The parts of each entry in a field of the kind `rows`. */
  columns: readonly Column[]
  /** An example of what the visitor can type. */
  example: string
}

/** A part of each entry in a field of the kind `rows`. */
export interface Column {
  name: string
  type: ValueType
  /** Whether the part is a list of values separated by commas. */
  isList: boolean
  /** Whether the visitor can omit the part at the end of a line. */
  isOptional: boolean
}

type FactType = ValueType | readonly FactType[] | { readonly [field: string]: FactType }
type Facts = Record<string, unknown>
type FactName = keyof typeof FACTS

/** The form fields for business facts, except the business name, owner’s name, phone and email. */
export const factFields: readonly FactField[] = (Object.keys(FACTS) as FactName[]).flatMap((name) => {
  const { type, about, example } = FACTS[name]
  return fieldsOf(name, type, example, `${about}.`)
})

function fieldsOf(name: string, type: FactType, example: unknown, about: string): FactField[] {
  const field = { name, label: labelOf(name), about, type: 'text', columns: [] } as const
  if (typeof type === 'string') return [{ ...field, type, kind: 'text', example: String(example ?? '') }]
  if (!isList(type)) {
    return Object.entries(type).flatMap(([key, part], index) => {
      const partName = key.replace('?', '')
      const partExample = (example as Facts)[partName]
      return fieldsOf(`${name}.${partName}`, part, partExample, index === 0 ? about : '')
    })
  }
  if (typeof type[0] === 'string')
    return [{ ...field, type: type[0], kind: 'lines', example: (example as string[]).join('\n') }]
  const columns = columnsOf(type[0] as Record<string, FactType>)
  const rows = (example as Facts[]).map((row) =>
    columns.map((column) => writePart(row[column.name])).join(' | '),
  )
  return [{ ...field, kind: 'rows', columns, example: rows.join('\n') }]
}

function columnsOf(type: Record<string, FactType>): Column[] {
  return Object.entries(type).map(([key, part]) => ({
    name: key.replace('?', ''),
    type: (isList(part) ? part[0] : part) as ValueType,
    isList: isList(part),
    isOptional: key.endsWith('?'),
  }))
}

function isList(type: FactType): type is readonly FactType[] {
  return Array.isArray(type)
}

/** Converts the name of a fact to a label: `rates.title` → "Rates: title". */
function labelOf(name: string): string {
  const label = name.replaceAll('_', ' ').replace('.', ': ')
  return label[0]?.toUpperCase() + label.slice(1)
}

function writePart(part: unknown): string {
  return Array.isArray(part) ? part.join(', ') : String(part ?? '')
}

/**
 * Parses the business facts that the visitor typed into the form. `facts` is null if all fields are empty. `problems`
 * describes invalid lines and invalid facts.
 */
export function readFacts(texts: Readonly<Record<string, string>>): {
  facts: Facts | null
  problems: string[]
} {
  const facts: Facts = {}
  const problems: string[] = []
  for (const field of factFields) {
    const text = texts[field.name]?.trim()
    if (!text) continue
    const value = readFact(field, text, problems)
    if (value === undefined) continue
    const [group = '', part] = field.name.split('.')
    facts[group] = part === undefined ? value : { ...(facts[group] as Facts | undefined), [part]: value }
  }
  for (const name of Object.keys(facts) as FactName[]) removeIncompleteFact(name, facts, texts, problems)
  return { facts: Object.keys(facts).length > 0 ? facts : null, problems }
}

/** Removes a fact that lacks a required part. */
function removeIncompleteFact(
  name: FactName,
  facts: Facts,
  texts: Readonly<Record<string, string>>,
  problems: string[],
): void {
  const { type } = FACTS[name]
  if (typeof type === 'string' || isList(type)) return
  const given = facts[name] as Facts
  const missing = Object.keys(type).filter((part) => !part.endsWith('?') && !(part in given))
  if (missing.length === 0) return
  delete facts[name]
  const empty = missing.filter((part) => !texts[`${name}.${part}`]?.trim())
  if (empty.length > 0) problems.push(`${labelOf(name)}: fill in ${empty.join(' and ')} too.`)
}

/** Returns the value of a fact, or undefined if no part of the text is valid. */
function readFact(field: FactField, text: string, problems: string[]): unknown {
  if (field.kind === 'text') return readValue(text, field.type, field, problems)
  const read = (line: string) =>
    field.kind === 'lines' ? readValue(line, field.type, field, problems) : readRow(line, field, problems)
  const entries = splitText(text, '\n')
    .map(read)
    .filter((entry) => entry !== undefined)
  return entries.length > 0 ? entries : undefined
}

/** Returns the value of a text. If the text is not valid, returns undefined and adds a problem. */
function readValue(text: string, type: ValueType, { label }: FactField, problems: string[]): unknown {
  const value = readTyped(type === 'latitude' || type === 'longitude' ? Number(text) : text, type)
  if (value !== undefined) return value
  problems.push(`${label}: write ${formOf(type)}, not “${text}”.`)
  return undefined
}

/** Returns the entry in a line, or undefined if the line is not valid. */
function readRow(line: string, field: FactField, problems: string[]): Facts | undefined {
  const { label, columns } = field
  const row = line.split('|').map((part) => part.trim())
  const texts = columns.map(({ isList }, index) =>
    isList ? splitText(row[index] ?? '', ',') : [row[index] ?? ''].filter(Boolean),
  )
  const isComplete = columns.every(({ isOptional }, index) => isOptional || texts[index]?.length)
  if (!isComplete || row.length > columns.length) {
    const format = columns.map(({ name }) => name).join(' | ')
    problems.push(`${label}: write ${format} in each line, not “${row.join(' | ')}”.`)
    return undefined
  }
  // Report only the first problem in a line.
  const isAccepted = columns.every(({ type }, index) =>
    texts[index]?.every((text) => readValue(text, type, field, problems) !== undefined),
  )
  if (!isAccepted) return undefined
  const parts = columns.map(({ name, isList }, index) => {
    const [first] = texts[index] ?? []
    return [name, isList && first ? texts[index] : first]
  })
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
}

/** Splits a text and returns its parts without white space around them and without empty parts. */
function splitText(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}
