import { FACTS } from './definitions.ts'

/** A form field for one business fact. */
export interface FactField {
  /** The name of the fact, such as `rates.title` for a fact that is part of `rates`. */
  name: string
  label: string
  /** `lines` has one string per line. `rows` has one entry per line, with its parts separated by `|`. */
  kind: 'text' | 'lines' | 'rows'
  /** The names of the parts of an entry. */
  columns: readonly string[]
  /** The default, as the visitor would type it. */
  example: string
}

type Facts = Record<string, unknown>

/** The business facts that the website shows, one field each. */
export const factFields: readonly FactField[] = fieldsOf(FACTS)

function fieldsOf(facts: Facts, prefix = ''): FactField[] {
  return Object.entries(facts).flatMap(([key, value]): FactField[] => {
    const name = prefix + key
    const field = { name, label: labelOf(name), columns: [] }
    if (typeof value === 'string') return [{ ...field, kind: 'text', example: value }]
    if (!Array.isArray(value)) return fieldsOf(value as Facts, `${name}.`)
    if (typeof value[0] === 'string') return [{ ...field, kind: 'lines', example: value.join('\n') }]
    const rows = value as Facts[]
    const example = rows.map((row) => Object.values(row).map(writePart).join(' | '))
    return [{ ...field, kind: 'rows', columns: Object.keys(rows[0] ?? {}), example: example.join('\n') }]
  })
}

/** `rates.title` → "Rates: title" */
function labelOf(name: string): string {
  const label = name.replaceAll('_', ' ').replace('.', ': ')
  return label[0]?.toUpperCase() + label.slice(1)
}

function writePart(part: unknown): string {
  return Array.isArray(part) ? part.join(', ') : String(part)
}

/**
 * Parses the text of the fields. `facts` is null if all fields are empty. `problems` lists the lines that are invalid.
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
    const [group = '', part] = field.name.split('.')
    if (part === undefined) facts[group] = value
    // A fact with several parts is valid only if it has all of them.
    else facts[group] = { ...((facts[group] ?? FACTS[group as keyof typeof FACTS]) as Facts), [part]: value }
  }
  return { facts: Object.keys(facts).length > 0 ? facts : null, problems }
}

function readFact({ kind, label, columns, name }: FactField, text: string, problems: string[]): unknown {
  if (kind === 'text') return text
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (kind === 'lines') return lines
  const lists = listColumnsOf(name)
  const rows = lines.map((line) => line.split('|').map((part) => part.trim()))
  const isComplete = (row: string[]) => row.length === columns.length && row.every(Boolean)
  for (const row of rows.filter((row) => !isComplete(row))) {
    problems.push(`${label}: write ${columns.join(' | ')} in each line, not “${row.join(' | ')}”.`)
  }
  return rows
    .filter(isComplete)
    .map((row) =>
      Object.fromEntries(
        columns.map((column, index) => [
          column,
          lists.includes(column) ? (row[index] ?? '').split(',').map((part) => part.trim()) : row[index],
        ]),
      ),
    )
}

/** Returns the names of the parts that are lists, separated by commas. */
function listColumnsOf(name: string): string[] {
  const rows = (FACTS as Facts)[name]
  const [first] = Array.isArray(rows) ? (rows as Facts[]) : []
  return Object.entries(first ?? {})
    .filter(([, value]) => Array.isArray(value))
    .map(([key]) => key)
}
