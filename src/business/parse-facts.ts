import type { FactName, FactOverrides } from './business.ts'
import { FACTS } from './facts.ts'
import { type FactProblem, type Report, readFact } from './read-fact.ts'
import { readHours } from './read-hours.ts'

/** The facts in the owner's JSON, and its mistakes. After a mistake, all other facts are null. */
export interface ParsedFacts {
  facts: FactOverrides
  problems: FactProblem[]
}

const NAMES = Object.keys(FACTS)
/** The fields of the hours. Each has a default. */
const UNREAD_HOURS = Object.fromEntries(Object.keys(FACTS.hours.unread).map((name) => [name, null]))

/**
 * Returns the business facts in a JSON text. Keeps the valid parts of each fact. After a mistake, the facts
 * that the owner did not write are null, because a misspelled name can stand for any of them.
 */
export function parseFacts(json: string): ParsedFacts {
  const problems: FactProblem[] = []
  const report: Report = (problem) => problems.push(problem)
  const facts: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(parseObject(json, report) ?? {})) {
    // Code editors use `$schema` to validate and autocomplete the JSON.
    if (name === '$schema') continue
    if (!isFactName(name)) report({ kind: 'unknown-fact', name })
    // Owners write null to leave out a fact that has a default.
    else if (value === null) facts[name] = null
    else if (name === 'hours') facts[name] = readHours(value, report)
    else facts[name] = readFact(value, FACTS[name].type, `"${name}"`, report) ?? null
  }
  if (problems.length > 0) {
    for (const name of NAMES) facts[name] ??= null
    if (facts['hours']) facts['hours'] = { ...UNREAD_HOURS, ...facts['hours'] }
  }
  return { facts, problems }
}

function isFactName(name: string): name is FactName {
  return NAMES.includes(name)
}

/** Returns the JSON object in a text. An empty text counts as an empty object. Null if there is none. */
function parseObject(json: string, report: Report): object | null {
  // Some editors save a byte order mark before the JSON, which `trim` removes.
  const text = json.trim()
  try {
    const facts: unknown = JSON.parse(text || '{}')
    if (typeof facts === 'object' && facts && !Array.isArray(facts)) return facts
    report({ kind: 'no-object' })
  } catch {
    report({ kind: 'invalid-json' })
  }
  return null
}
