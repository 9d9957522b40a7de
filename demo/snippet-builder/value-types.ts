import type { ValueType } from '../../src/business/fact-types.ts'
import { VALUE_TYPES } from '../../src/business/value-types.ts'

/** The expected form of each type of value. */
const FORMS: Record<ValueType, string> = {
  text: 'text',
  url: 'an address such as https://… or /page',
  link: 'an address such as https://…, /page, tel:… or mailto:…',
  yes_no: 'true or false',
  latitude: 'a number from -90 to 90',
  longitude: 'a number from -180 to 180',
  rating: 'a number from 1 to 5',
  count: 'a whole number of at least 1',
  date: 'a day such as 2026-12-24',
  day: 'days as Mon, Tue, Wed, Thu, Fri, Sat or Sun',
  opening_time: 'times as 08:00',
  closing_time: 'times as 18:00',
  time_zone: 'a time zone such as America/Chicago',
  type_name: 'a schema.org type such as Plumber',
}

/** Returns whether the elements accept a value of this type. */
export function isValid(value: unknown, type: ValueType): boolean {
  return readTyped(value, type) !== undefined
}

/** Returns a value as its type, or undefined if the elements do not accept it. */
export function readTyped(value: unknown, type: ValueType): unknown {
  return VALUE_TYPES[type](value)
}

/** Returns a description of the form that a value of this type must have, such as "times as 08:00". */
export function formOf(type: ValueType): string {
  return FORMS[type]
}
