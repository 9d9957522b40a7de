import { isRelatedName, isSimilarName } from '../untrusted/similar-name.ts'
import type { FactName, FactOverrides } from './business.ts'
import { FACTS } from './facts.ts'
import { type FactProblem, type Report, readFact } from './read-fact.ts'
import { readHours } from './read-hours.ts'
import { VALUE_TYPES } from './value-types.ts'

/** The facts in the owner's JSON, with null for facts that could not be read, and the mistakes in the JSON. */
export interface ParsedFacts {
  facts: FactOverrides
  problems: FactProblem[]
}

const NAMES = Object.keys(FACTS)

/**
 * Returns the business facts in a JSON text. Keeps the valid parts of each fact. If the text is not a JSON object, all
 * facts are null.
 */
export function parseFacts(json: string): ParsedFacts {
  const problems: FactProblem[] = []
  const report: Report = (problem) => problems.push(problem)
  const given = parseObject(json, report)
  const facts: Record<string, unknown> = {}
  if (!given) for (const name of NAMES) facts[name] = null
  for (const [name, value] of Object.entries(withEmergency(given ?? {}))) {
    // Code editors use `$schema` to validate and autocomplete the JSON.
    if (name === '$schema') continue
    // Owners write null to leave out a fact that has a default.
    if (value === null && isFactName(name)) facts[name] = null
    else if (name === 'hours') facts[name] = readHours(value, report)
    else if (isFactName(name)) facts[name] = readFact(value, FACTS[name].type, `"${name}"`, report) ?? null
    else {
      const meant = factsMeantBy(name)
      report({ kind: 'unknown-fact', name, meant })
      for (const other of meant) facts[other] ??= null
    }
  }
  return { facts, problems }
}

function isFactName(name: string): name is FactName {
  return NAMES.includes(name)
}

/** Returns the fact with a similar name. If there is none, returns all facts that have a part of the name. */
function factsMeantBy(name: string): string[] {
  const similar = NAMES.find((other) => isSimilarName(name, other))
  return similar ? [similar] : NAMES.filter((other) => isRelatedName(name, other))
}

/** Reads `"hours": { "emergency": false }` as `"emergency": false`. */
function withEmergency(given: object): object {
  const { hours, ...facts } = given as Record<string, unknown>
  const { emergency, ...otherHours } = Object(hours) as Record<string, unknown>
  if (VALUE_TYPES.yes_no(emergency) !== false) return given
  return { ...facts, ...(Object.keys(otherHours).length > 0 && { hours: otherHours }), emergency: false }
}

/** Returns the JSON object in a text. An empty text counts as an empty object. Returns null if there is none. */
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
