import { entity, list, listOf, type Reader, record, text } from '../untrusted/readers.ts'
import type { Business } from './business.ts'
import { DEFAULT_BUSINESS } from './default-business.ts'

/** A business, and a sentence for each thing in the owner's words that could not be used. */
export interface ReadBusiness {
  business: Business
  problems: string[]
}

const said: Reader<string> = (value) => (text(value)?.trim() ? text(value) : undefined)
/** A list with something in it, all of which can be used. */
const all =
  <Value>(read: Reader<Value>): Reader<Value[]> =>
  (value) => {
    const values = listOf(read)(value)
    return values.length > 0 && values.length === list(value)?.length ? values : undefined
  }

const FACTS = '[{ "title": "…", "text": "…" }, …]'
const facts = all(entity({ title: said, text: said }))

/** What the JSON child of `electrician-site` may say: each key, its reader, and how to write it. */
const KEYS: Record<string, [read: Reader<unknown>, example: string]> = {
  description: [said, '"…"'],
  headline: [said, '"…"'],
  blurb: [said, '"…"'],
  bio: [all(said), '["a paragraph", …]'],
  highlights: [facts, FACTS],
  services: [
    all(entity({ title: said, description: said, features: all(said) })),
    '[{ "title": "…", "description": "…", "features": ["…", …] }, …]',
  ],
  rates: [entity({ title: said, text: said, note: said }), '{ "title": "…", "text": "…", "note": "…" }'],
  statistics: [facts, FACTS],
  service_area: [said, '"…"'],
  hours: [
    entity({ regular: facts, regular_short: said, emergency: said, note: said }),
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
  const words: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(parseFacts(json, problems))) {
    const [read, example] = (Object.hasOwn(KEYS, key) && KEYS[key]) || []
    const word = read?.(value)
    if (word !== undefined) words[key] = word
    else if (example) problems.push(`"${key}" can’t be used; write ${example}. The default stays.`)
    else problems.push(`"${key}" is not known. Known are: ${Object.keys(KEYS).join(', ')}.`)
  }
  return { business: { ...DEFAULT_BUSINESS, ...words, ...attributes }, problems }
}

function parseFacts(json: string | null, problems: string[]): object {
  if (!json?.trim()) return {}
  try {
    const parsed: unknown = JSON.parse(json)
    const facts = Array.isArray(parsed) ? undefined : record(parsed)
    if (facts) return facts
    problems.push('They must be one JSON object: { "headline": "…" }. The defaults stay.')
  } catch (error) {
    problems.push(`They are not valid JSON (${(error as Error).message}). The defaults stay.`)
  }
  return {}
}
