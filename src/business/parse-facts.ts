import type { FactOverrides } from './business.ts'
import { describeType, FACT_TYPES, type FactType, hasType } from './fact-types.ts'

/** The valid facts in a JSON text, and a message for the page author about each invalid fact. */
export interface ParsedFacts {
  facts: FactOverrides
  problems: string[]
}

const TYPES: ReadonlyMap<string, FactType> = new Map(Object.entries(FACT_TYPES))

/**
 * Returns the business facts in a JSON text. An unknown key or a value of the wrong type is reported in `problems` and
 * left out.
 */
export function parseFacts(json: string): ParsedFacts {
  const problems: string[] = []
  const facts: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(parseObject(json, problems))) {
    const type = TYPES.get(key)
    // Code editors use `$schema` to validate and autocomplete the JSON.
    if (key === '$schema') continue
    if (!type)
      problems.push(
        `"${key}" is not a business fact, so it has no effect. Use one of: ${[...TYPES.keys()].join(', ')}.`,
      )
    else if (hasType(value, type)) facts[key] = value
    else
      problems.push(`"${key}" has the wrong format, so it has no effect. Write it as ${describeType(type)}.`)
  }
  return { facts, problems }
}

function parseObject(json: string, problems: string[]): object {
  if (!json.trim()) return {}
  try {
    const facts: unknown = JSON.parse(json)
    if (typeof facts === 'object' && facts && !Array.isArray(facts)) return facts
    problems.push('The JSON is not an object, so it has no effect. Write { "headline": "…" }.')
  } catch (error) {
    problems.push(
      `The JSON is not valid (${(error as Error).message}), so it has no effect. Fix the JSON syntax.`,
    )
  }
  return {}
}
