import type { Business } from './business.ts'
import { isTimeZone } from './open-status.ts'
import { readDays } from './read-days.ts'
import { isTime } from './read-times.ts'

/**
 * The types of single-value facts, each with an example. `read` converts a JSON value to the type, or returns undefined
 * if that is not possible.
 */
export const VALUE_TYPES = {
  text: { example: '…', read: readText },
  /** An http, https or relative URL. */
  url: { example: 'https://…', read: (value: unknown) => readUrl(value, ['http:', 'https:']) },
  /** A URL that a visitor can follow, including `tel:` and `mailto:`. */
  link: {
    example: 'https://…',
    read: (value: unknown) => readUrl(value, ['http:', 'https:', 'tel:', 'mailto:']),
  },
  yes_no: { example: true, read: readYesNo },
  /** Degrees. */
  latitude: { example: 39.8, read: (value: unknown) => readNumber(value, 90) },
  /** Degrees. */
  longitude: { example: -89.64, read: (value: unknown) => readNumber(value, 180) },
  day: { example: 'Mon', read: (value: unknown) => readTextIf(value, (text) => readDays(text) !== null) },
  opening_time: { example: '08:00', read: (value: unknown) => readTextIf(value, isTime) },
  closing_time: { example: '18:00', read: (value: unknown) => readTextIf(value, isTime) },
  time_zone: { example: 'America/Chicago', read: (value: unknown) => readTextIf(value, isTimeZone) },
  /** The name of a schema.org type. */
  type_name: {
    example: 'Plumber',
    read: (value: unknown) => readTextIf(value, (text) => /^[A-Z]\w+$/.test(text)),
  },
}

/** The type of a fact: a single value, a list of at least one entry, or an object. `?` marks optional fields. */
export type FactType = keyof typeof VALUE_TYPES | readonly [FactType] | { readonly [field: string]: FactType }

const TITLE_AND_TEXT = { title: 'text', text: 'text' } as const

/** The weekly schedule. */
export const WEEK_TYPE = [{ days: ['day'], opens: 'opening_time', closes: 'closing_time' }] as const

/** The type of each business fact that JSON may contain. */
export const FACT_TYPES = {
  name: 'text',
  owner_name: 'text',
  owner_photo: 'url',
  logo: 'url',
  emergency: 'yes_no',
  phone: 'text',
  email: 'text',
  trade: {
    'type?': 'type_name',
    'page_title?': 'text',
    'subtitle?': 'text',
    'credential?': 'text',
    'emergency?': 'text',
  },
  description: 'text',
  headline: 'text',
  blurb: 'text',
  bio: ['text'],
  highlights: [TITLE_AND_TEXT],
  services: [{ title: 'text', 'description?': 'text', 'features?': ['text'] }],
  rates: { 'title?': 'text', 'text?': 'text', 'note?': 'text' },
  statistics: [TITLE_AND_TEXT],
  service_area: 'text',
  hours: {
    'regular?': [TITLE_AND_TEXT],
    'regular_short?': 'text',
    'emergency?': 'text',
    'note?': 'text',
    'week?': WEEK_TYPE,
  },
  time_zone: 'time_zone',
  address: {
    'street?': 'text',
    'city?': 'text',
    'region?': 'text',
    'postal_code?': 'text',
    'country?': 'text',
  },
  geo: { latitude: 'latitude', longitude: 'longitude' },
  license_number: 'text',
  founded: 'text',
  price_range: 'text',
  links: {
    'privacy?': 'link',
    'terms?': 'link',
    'imprint?': 'link',
    'booking?': 'link',
    'coverage?': 'link',
  },
  social: [{ title: 'text', url: 'url' }],
  testimonials: [{ quote: 'text', name: 'text', 'place?': 'text' }],
  work: [{ picture: 'url', text: 'text' }],
  unavailable_title: 'text',
  unavailable_text: 'text',
} as const satisfies Record<keyof Business, FactType>

/** Returns a type as JSON for an error message, such as `[{ "title": "…", "text": "…" }, …]`. */
export function describeType(type: FactType): string {
  if (type === 'yes_no') return 'true or false'
  if (typeof type === 'string') return JSON.stringify(VALUE_TYPES[type].example)
  if (isList(type)) return `[${describeType(type[0])}, …]`
  const fields = fieldsOf(type).map(({ name, type }) => `"${name}": ${describeType(type)}`)
  return `{ ${fields.join(', ')} }`
}

/** Returns the fields of an object type. */
export function fieldsOf(type: { readonly [field: string]: FactType }) {
  return Object.entries(type).map(([name, type]) => ({
    name: name.replace('?', ''),
    isOptional: name.endsWith('?'),
    type,
  }))
}

/** Returns whether a type is a list. */
export function isList(type: FactType): type is readonly [FactType] {
  return Array.isArray(type)
}

function readText(value: unknown): string | undefined {
  // Owners write years and postal codes without quotes.
  const text = Number.isFinite(value) ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

function readTextIf(value: unknown, isValid: (text: string) => boolean): string | undefined {
  const text = readText(value)
  return text !== undefined && isValid(text) ? text : undefined
}

function readYesNo(value: unknown): boolean | undefined {
  const text = String(value).trim().toLowerCase()
  if (text === 'true' || text === 'yes') return true
  return text === 'false' || text === 'no' ? false : undefined
}

/** Returns a number from `-limit` to `limit`. */
function readNumber(value: unknown, limit: number): number | undefined {
  return Number.isFinite(value) && Math.abs(value as number) <= limit ? (value as number) : undefined
}

function readUrl(value: unknown, protocols: readonly string[]): string | undefined {
  // Use the URL parser to find the protocol, because browsers ignore line breaks in it, as in `java\nscript:`.
  const base = 'https://page.example'
  const isAllowed = (text: string) =>
    URL.canParse(text, base) && protocols.includes(new URL(text, base).protocol)
  return readTextIf(value, isAllowed)
}
