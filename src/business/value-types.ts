import { isTimeZone } from './open-status.ts'
import { readDays } from './read-days.ts'
import { isTime } from './read-times.ts'

/**
 * The types of single values. Each function converts a JSON value to its type, or returns undefined if that is not
 * possible.
 */
export const VALUE_TYPES = {
  text: readText,
  /** An http, https or relative URL. */
  url: (value: unknown) => readUrl(value, ['http:', 'https:']),
  /** A URL that a visitor can follow, including `tel:` and `mailto:`. */
  link: (value: unknown) => readUrl(value, ['http:', 'https:', 'tel:', 'mailto:']),
  yes_no: readYesNo,
  /** Degrees. */
  latitude: (value: unknown) => readNumber(value, 90),
  /** Degrees. */
  longitude: (value: unknown) => readNumber(value, 180),
  day: (value: unknown) => readTextIf(value, (text) => readDays(text) !== null),
  opening_time: (value: unknown) => readTextIf(value, isTime),
  closing_time: (value: unknown) => readTextIf(value, isTime),
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
