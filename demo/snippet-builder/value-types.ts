/** The names of the days in the business facts. */
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const ADDRESS = 'an address such as https://… or /page'

/** The expected form of each type of value, and a function that validates a value. The elements accept the same values. */
const VALUE_TYPES = {
  text: { form: 'a text', isValid: isText },
  url: { form: ADDRESS, isValid: (value: unknown) => isAddress(value) },
  link: {
    form: 'an address such as https://…, /page, tel:… or mailto:…',
    isValid: (value: unknown) => isAddress(value, ['tel:', 'mailto:']),
  },
  latitude: { form: 'a number from -90 to 90', isValid: (value: unknown) => isWithin(value, 90) },
  longitude: { form: 'a number from -180 to 180', isValid: (value: unknown) => isWithin(value, 180) },
  day: {
    form: 'days as Mon, Tue, Wed, Thu, Fri, Sat or Sun',
    isValid: (value: unknown) => DAYS.includes(value as string),
  },
  opening_time: { form: 'times as 08:00', isValid: isTime },
  closing_time: { form: 'times as 18:00', isValid: isTime },
  time_zone: { form: 'a time zone such as America/Chicago', isValid: isTimeZone },
  type_name: {
    form: 'a schema.org type such as Plumber',
    isValid: (value: unknown) => isText(value) && /^[A-Z]\w+$/.test(value),
  },
}

/** The type of a single value in the business facts. */
export type ValueType = keyof typeof VALUE_TYPES

/** Returns whether the elements accept a value of this type. */
export function isValid(value: unknown, type: ValueType): boolean {
  return VALUE_TYPES[type].isValid(value)
}

/** Returns a description of the form that a value of this type must have, such as "times as 08:00". */
export function formOf(type: ValueType): string {
  return VALUE_TYPES[type].form
}

/** Returns whether a value is an http, https or relative URL, or a URL with one of the additional protocols. */
export function isAddress(value: unknown, protocols: readonly string[] = []): boolean {
  // Use the URL parser to find the protocol, because browsers ignore line breaks in it, as in `java\nscript:`.
  const base = 'https://page.example'
  return (
    isText(value) &&
    URL.canParse(value, base) &&
    ['http:', 'https:', ...protocols].includes(new URL(value, base).protocol)
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isTime(value: unknown): boolean {
  return isText(value) && /^(?:[01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/.test(value)
}

/** Returns whether a value is a number from `-limit` to `limit`. */
function isWithin(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit
}

function isTimeZone(value: unknown): boolean {
  try {
    return isText(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
