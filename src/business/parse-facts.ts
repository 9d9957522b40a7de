import { isRelatedName, isSimilarName } from '../untrusted/similar-name.ts'
import type { FactOverrides } from './business.ts'
import { explainJson } from './explain-json.ts'
import { FACT_TYPES, type FactType, VALUE_TYPES } from './fact-types.ts'
import { readFact } from './read-fact.ts'
import { readHours } from './read-hours.ts'

/** The facts in a JSON text, with null for facts that could not be read, and messages for the page author. */
export interface ParsedFacts {
  facts: FactOverrides
  problems: string[]
}

const TYPES: ReadonlyMap<string, FactType> = new Map(Object.entries(FACT_TYPES))
const NAMES = [...TYPES.keys()]

/**
 * Returns the business facts in a JSON text. Keeps the valid parts of each fact. `problems` describes what is unknown,
 * invalid or ambiguous. If the text is not a JSON object, all facts are null.
 */
export function parseFacts(json: string): ParsedFacts {
  // Some editors save a byte order mark before the JSON, which `trim` removes.
  const text = json.trim()
  const problems: string[] = []
  const given = text ? parseObject(text, problems) : {}
  const facts: Record<string, unknown> = {}
  if (!given) for (const name of NAMES) facts[name] = null
  for (const [name, value] of Object.entries(withEmergency(given ?? {}))) {
    const type = TYPES.get(name)
    const report = (problem: string) => problems.push(problem)
    if (type)
      facts[name] =
        (name === 'hours' ? readHours(value, report) : readFact(value, type, `"${name}"`, report)) ?? null
    // Code editors use `$schema` to validate and autocomplete the JSON.
    else if (name !== '$schema') {
      const meant = factsMeantBy(name)
      const hint = meant.length
        ? `Did you mean ${meant.map((other) => `"${other}"`).join(' or ')}?`
        : `Use one of: ${NAMES.join(', ')}.`
      report(`"${name}" is not a business fact. ${hint}`)
      for (const other of meant) facts[other] ??= null
    }
  }
  return { facts, problems }
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
  if (VALUE_TYPES.yes_no.read(emergency) !== false) return given
  return { ...facts, ...(Object.keys(otherHours).length > 0 && { hours: otherHours }), emergency: false }
}

/** Returns the JSON object in a text. Adds a problem and returns null if there is none. */
function parseObject(text: string, problems: string[]): object | null {
  const noDefaults = 'so neither its facts nor the default claims are shown'
  try {
    const facts: unknown = JSON.parse(text)
    if (typeof facts === 'object' && facts && !Array.isArray(facts)) return facts
    problems.push(`The JSON is not an object, ${noDefaults}. Write { "headline": "…" }.`)
  } catch {
    problems.push(`The JSON is not valid, ${noDefaults}. To correct it, go to ${explainJson(text)}.`)
  }
  return null
}
