import type { Business } from './business.ts'
import { DEFAULT_BUSINESS, DEFAULT_FACTS } from './default-business.ts'

/** A business, and a sentence for each thing in the owner's words that could not be used. */
export interface ParsedBusiness {
  business: Business
  problems: string[]
}

/**
 * The owner's words over the defaults. Attributes go before the JSON text; a key that is wrong or unknown is named
 * among the problems and the default stays.
 * @param json text of the JSON child, null without one
 */
export function parseBusiness(json: string | null, attributes: Partial<Business> = {}): ParsedBusiness {
  const problems: string[] = []
  const words: Record<string, unknown> = {}
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_FACTS))
  for (const [key, value] of Object.entries(parseFacts(json, problems))) {
    const sample = defaults.get(key)
    if (!sample) problems.push(`"${key}" is not known. Known are: ${[...defaults.keys()].join(', ')}.`)
    else if (hasShape(value, sample)) words[key] = value
    else problems.push(`"${key}" can’t be used; write ${shapeOf(sample)}. The default stays.`)
  }
  return { business: { ...DEFAULT_BUSINESS, ...words, ...attributes }, problems }
}

/** Whether a value has every part that the sample has, and no text or list in it is empty. */
function hasShape(value: unknown, sample: unknown): boolean {
  if (typeof sample === 'string') return typeof value === 'string' && value.trim() !== ''
  if (Array.isArray(sample))
    return Array.isArray(value) && value.length > 0 && value.every((item) => hasShape(item, sample[0]))
  const parts = value as Record<string, unknown> | null
  return Object.entries(sample as object).every(([key, part]) => hasShape(parts?.[key], part))
}

/** Returns how to write such a value, for instance `[{ "title": "…", "text": "…" }, …]`. */
function shapeOf(sample: unknown): string {
  if (typeof sample === 'string') return '"…"'
  if (Array.isArray(sample)) return `[${shapeOf(sample[0])}, …]`
  const parts = Object.entries(sample as object).map(([key, part]) => `"${key}": ${shapeOf(part)}`)
  return `{ ${parts.join(', ')} }`
}

function parseFacts(json: string | null, problems: string[]): object {
  if (!json?.trim()) return {}
  try {
    const facts: unknown = JSON.parse(json)
    if (typeof facts === 'object' && facts && !Array.isArray(facts)) return facts
    problems.push('They must be one JSON object: { "headline": "…" }. The defaults stay.')
  } catch (error) {
    problems.push(`They are not valid JSON (${(error as Error).message}). The defaults stay.`)
  }
  return {}
}
