import { isDate } from '../texts/dates.ts'
import { parseUrl } from '../untrusted/parse-url.ts'
import { isTimeZone } from './open-status.ts'
import { DAYS } from './week.ts'

/** Times of day, as in the JSON Schema. */
export const OPENING_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
export const CLOSING_TIME = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** The types of single values. Each function converts a JSON value to its type; undefined if it cannot. */
export const VALUE_TYPES = {
  text: readText,
  /** An http, https or relative URL. */
  url: (value: unknown) => readUrl(value, ['http:', 'https:']),
  /** The URL of a picture. `blob:` is for pages that show a picture before it is uploaded. */
  picture: (value: unknown) => readUrl(value, ['http:', 'https:', 'blob:']),
  /** A URL that a visitor can follow, including `tel:` and `mailto:`. */
  link: (value: unknown) => readUrl(value, ['http:', 'https:', 'tel:', 'mailto:']),
  yes_no: (value: unknown) => (typeof value === 'boolean' ? value : undefined),
  /** Degrees. */
  latitude: (value: unknown) => readNumber(value, -90, 90),
  /** Degrees. */
  longitude: (value: unknown) => readNumber(value, -180, 180),
  /** An average rating from 1 to 5. */
  rating: (value: unknown) => readNumber(value, 1, 5),
  /** A whole number of at least 1. */
  count: (value: unknown) =>
    Number.isInteger(value) ? readNumber(value, 1, Number.MAX_SAFE_INTEGER) : undefined,
  day: (value: unknown) => readTextIf(value, (text) => DAYS.includes(text)),
  opening_time: (value: unknown) => readTextIf(value, (text) => OPENING_TIME.test(text)),
  closing_time: (value: unknown) => readTextIf(value, (text) => CLOSING_TIME.test(text)),
  /** A day as `YYYY-MM-DD`. */
  date: (value: unknown) => readTextIf(value, isDate),
  time_zone: (value: unknown) => readTextIf(value, isTimeZone),
  /** The name of a schema.org type. */
  type_name: (value: unknown) => readTextIf(value, (text) => /^[A-Z]\w+$/.test(text)),
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

function readNumber(value: unknown, min: number, max: number): number | undefined {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined
}

function readUrl(value: unknown, protocols: readonly string[]): string | undefined {
  // Use the URL parser to find the protocol, because browsers ignore line breaks in it, as in
  // `java\nscript:`.
  const base = 'https://page.example'
  const isAllowed = (text: string) => protocols.includes(parseUrl(text, base)?.protocol ?? '')
  return readTextIf(value, isAllowed)
}
