import type { Business } from './business.ts'
import { DEFAULT_BUSINESS, DEFAULT_FACTS } from './default-business.ts'

/** A parsed business, and a message for the page author about each invalid fact. */
export interface ParsedBusiness {
  business: Business
  problems: string[]
}

/**
 * Returns the business with the owner's JSON and attributes applied over the defaults. Attributes override JSON. An
 * unknown key or a value of the wrong shape is reported in `problems` and does not change the default.
 * @param json text of the element's `<script type="application/json">` child; null if there is none
 */
export function parseBusiness(json: string | null, attributes: Partial<Business> = {}): ParsedBusiness {
  const problems: string[] = []
  const overrides: Record<string, unknown> = {}
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_FACTS))
  for (const [key, value] of Object.entries(parseFacts(json, problems))) {
    const example = defaults.get(key)
    if (!example)
      problems.push(
        `"${key}" is not a business fact, so it has no effect. Use one of: ${[...defaults.keys()].join(', ')}.`,
      )
    else if (hasShape(value, example)) overrides[key] = value
    else
      problems.push(
        `"${key}" has the wrong format, so the default is shown. Write it as ${describeShape(example)}.`,
      )
  }
  return { business: { ...DEFAULT_BUSINESS, ...overrides, ...attributes }, problems }
}

/** Returns whether a value has the example's structure, without empty strings or arrays. */
function hasShape(value: unknown, example: unknown): boolean {
  if (typeof example === 'string') return typeof value === 'string' && value.trim() !== ''
  if (Array.isArray(example))
    return Array.isArray(value) && value.length > 0 && value.every((item) => hasShape(item, example[0]))
  const parts = value as Record<string, unknown> | null
  return Object.entries(example as object).every(([key, part]) => hasShape(parts?.[key], part))
}

/** Returns the example's structure as JSON for an error message, such as `[{ "title": "…", "text": "…" }, …]`. */
function describeShape(example: unknown): string {
  if (typeof example === 'string') return '"…"'
  if (Array.isArray(example)) return `[${describeShape(example[0])}, …]`
  const parts = Object.entries(example as object).map(([key, part]) => `"${key}": ${describeShape(part)}`)
  return `{ ${parts.join(', ')} }`
}

function parseFacts(json: string | null, problems: string[]): object {
  if (!json?.trim()) return {}
  try {
    const facts: unknown = JSON.parse(json)
    if (typeof facts === 'object' && facts && !Array.isArray(facts)) return facts
    problems.push('The JSON is not an object, so the defaults are shown. Write { "headline": "…" }.')
  } catch (error) {
    problems.push(
      `The JSON is not valid (${(error as Error).message}), so the defaults are shown. Fix the JSON syntax.`,
    )
  }
  return {}
}
