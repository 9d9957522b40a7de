import type { Business } from './business.ts'
import { DEFAULT_BUSINESS } from './default-business.ts'

/** A business, and a sentence for each thing in the owner's words that could not be used. */
export interface ReadBusiness {
  business: Business
  problems: string[]
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isItem)
const isShape =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(shape).every(([key, isRight]) => isRight(value[key]))

const FACTS = '[{ "title": "…", "text": "…" }, …]'
const isFacts = isListOf(isShape({ title: isText, text: isText }))

/** What the JSON child of `electrician-site` may say: each key, how to know it, and how to write it. */
const KEYS: Record<string, [isRight: Check, example: string]> = {
  description: [isText, '"…"'],
  headline: [isText, '"…"'],
  blurb: [isText, '"…"'],
  bio: [isListOf(isText), '["a paragraph", …]'],
  highlights: [isFacts, FACTS],
  services: [
    isListOf(isShape({ title: isText, description: isText, features: isListOf(isText) })),
    '[{ "title": "…", "description": "…", "features": ["…", …] }, …]',
  ],
  rates: [
    isShape({ title: isText, text: isText, note: isText }),
    '{ "title": "…", "text": "…", "note": "…" }',
  ],
  statistics: [isFacts, FACTS],
  service_area: [isText, '"…"'],
  hours: [
    isShape({ regular: isFacts, regular_short: isText, emergency: isText, note: isText }),
    `{ "regular": ${FACTS}, "regular_short": "…", "emergency": "…", "note": "…" }`,
  ],
}

/**
 * The owner's words over the defaults. Attributes go before the JSON text; a key that is wrong or unknown is named
 * among the problems and the default stays.
 * @param json text of the JSON child, null without one
 */
export function readBusiness(json: string | null, attributes: Partial<Business> = {}): ReadBusiness {
  const problems: string[] = []
  const facts: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(parseFacts(json, problems))) {
    const problem = problemWith(key, value)
    if (problem) problems.push(problem)
    else facts[key] = value
  }
  return { business: { ...DEFAULT_BUSINESS, ...facts, ...attributes }, problems }
}

function problemWith(key: string, value: unknown): string | null {
  const [isRight, example] = (Object.hasOwn(KEYS, key) && KEYS[key]) || []
  if (!isRight) return `"${key}" is not known. Known are: ${Object.keys(KEYS).join(', ')}.`
  return isRight(value) ? null : `"${key}" can’t be used; write ${example}. The default stays.`
}

function parseFacts(json: string | null, problems: string[]): object {
  if (!json?.trim()) return {}
  try {
    const parsed: unknown = JSON.parse(json)
    if (isObject(parsed)) return parsed
    problems.push('They must be one JSON object: { "headline": "…" }. The defaults stay.')
  } catch (error) {
    problems.push(`They are not valid JSON (${(error as Error).message}). The defaults stay.`)
  }
  return {}
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
