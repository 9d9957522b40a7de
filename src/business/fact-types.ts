import type { Business } from './business.ts'
import { isTimeZone } from './open-status.ts'
import { DAYS } from './week.ts'

/** The types of single-value facts, each with an example value and a validation function. */
export const VALUE_TYPES = {
  text: { example: '…', isValid: isText },
  /** An http, https or relative URL. */
  url: { example: 'https://…', isValid: (value: unknown) => isUrl(value, ['http:', 'https:']) },
  /** A URL that a visitor can follow, including `tel:` and `mailto:`. */
  link: {
    example: 'https://…',
    isValid: (value: unknown) => isUrl(value, ['http:', 'https:', 'tel:', 'mailto:']),
  },
  /** Degrees. */
  latitude: { example: 39.8, isValid: (value: unknown) => isWithin(value, 90) },
  /** Degrees. */
  longitude: { example: -89.64, isValid: (value: unknown) => isWithin(value, 180) },
  day: { example: 'Mon', isValid: (value: unknown) => DAYS.includes(value as never) },
  opening_time: { example: '08:00', isValid: isTime },
  closing_time: { example: '18:00', isValid: isTime },
  time_zone: { example: 'America/Chicago', isValid: (value: unknown) => isText(value) && isTimeZone(value) },
  /** The name of a schema.org type. */
  type_name: { example: 'Plumber', isValid: (value: unknown) => isText(value) && /^[A-Z]\w+$/.test(value) },
}

/** Matches a time in the format that `hours.week` accepts. */
export const TIME = /^(?:[01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/

/** The type of a fact: a single value, a list of at least one entry, or an object. `?` marks optional fields. */
export type FactType = keyof typeof VALUE_TYPES | readonly [FactType] | { readonly [field: string]: FactType }

const TITLE_AND_TEXT = { title: 'text', text: 'text' } as const

/** The type of each business fact that JSON may contain. */
export const FACT_TYPES = {
  name: 'text',
  owner_name: 'text',
  owner_photo: 'url',
  logo: 'url',
  phone: 'text',
  email: 'text',
  trade: { type: 'type_name', page_title: 'text', subtitle: 'text', credential: 'text', emergency: 'text' },
  description: 'text',
  headline: 'text',
  blurb: 'text',
  bio: ['text'],
  highlights: [TITLE_AND_TEXT],
  services: [{ title: 'text', description: 'text', features: ['text'] }],
  rates: { title: 'text', text: 'text', note: 'text' },
  statistics: [TITLE_AND_TEXT],
  service_area: 'text',
  hours: {
    'regular?': [TITLE_AND_TEXT],
    'regular_short?': 'text',
    'emergency?': 'text',
    'note?': 'text',
    'week?': [{ days: ['day'], opens: 'opening_time', closes: 'closing_time' }],
  },
  time_zone: 'time_zone',
  address: { street: 'text', city: 'text', 'region?': 'text', 'postal_code?': 'text', 'country?': 'text' },
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

/** Returns whether a value matches the type of a fact. */
export function hasType(value: unknown, type: FactType): boolean {
  if (typeof type === 'string') return VALUE_TYPES[type].isValid(value)
  if (isList(type))
    return Array.isArray(value) && value.length > 0 && value.every((item) => hasType(item, type[0]))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = value as Record<string, unknown>
  return fieldsOf(type).every(
    ({ name, isOptional, type }) => (isOptional && fields[name] === undefined) || hasType(fields[name], type),
  )
}

/** Returns a type as JSON for an error message, such as `[{ "title": "…", "text": "…" }, …]`. */
export function describeType(type: FactType): string {
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

function isTime(value: unknown): boolean {
  return isText(value) && TIME.test(value)
}

/** Returns whether a value is a number from `-limit` to `limit`. */
function isWithin(value: unknown, limit: number): boolean {
  return Number.isFinite(value) && Math.abs(value as number) <= limit
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isUrl(value: unknown, protocols: readonly string[]): boolean {
  // Use the URL parser to find the protocol, because browsers ignore line breaks in it, as in `java\nscript:`.
  const base = 'https://page.example'
  return isText(value) && URL.canParse(value, base) && protocols.includes(new URL(value, base).protocol)
}
