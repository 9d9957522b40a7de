import { addDays } from '../texts/dates.ts'
import { firstDayOfWeek } from '../texts/first-day.ts'
import { ENGLISH, isEnglish, type Locale } from '../texts/locale.ts'
import { formatterFor } from '../texts/number-text.ts'

/*
 * Booking days (`YYYY-MM-DD`) and slots (`YYYY-MM-DDTHH:mm:ss`) are in the business's local time.
 * Calculations treat them as UTC, so that neither the visitor's time zone nor daylight-saving time affects
 * the result.
 */

/** Returns a day as text, such as "Tuesday, November 24". */
export function dayText(day: string, locale: Locale = ENGLISH): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric' }, locale)
}

/** Returns the month of a day as text, such as "November 2026". */
export function monthText(day: string, locale: Locale = ENGLISH): string {
  return format(day, { month: 'long', year: 'numeric' }, locale)
}

/** Returns the time of a slot as text, such as "9:00 AM". */
export function timeText(slot: string, locale: Locale = ENGLISH): string {
  return format(`${slot}Z`, { hour: 'numeric', minute: '2-digit' }, locale)
}

/** Returns the browser's name for a time zone, or null if the browser does not support the time zone. */
export function supportedTimeZone(timeZone: string | null): string | null {
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Returns the name of a time zone, such as "Eastern Time". */
export function zoneText(timeZone: string, locale: Locale = ENGLISH): string {
  const parts = formatter({ timeZone, timeZoneName: 'longGeneric' }, locale).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/**
 * Returns a slot in the visitor's local time, with the weekday if that is a different day: "3:00 PM" or "Wed,
 * 1:00 AM". Null if the visitor and the business have the same local time, or if the clocks skip the time.
 */
export function visitorTimeText(slot: string, timeZone: string, locale: Locale = ENGLISH): string | null {
  const instant = instantOf(slot, timeZone)
  const local = wallTime(instant, undefined)
  const isSkipped = wallTime(instant, timeZone) !== Date.parse(`${slot}Z`)
  if (isSkipped || local === Date.parse(`${slot}Z`)) return null
  const isOtherDay = isoDay(new Date(local)) !== slot.slice(0, 10)
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
  return format(local, isOtherDay ? { weekday: 'short', ...options } : options, locale)
}

/** Returns the day that is `months` months later, or the last day of that month if the month is too short. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, lastDay))
  return isoDay(date)
}

/** Returns the number of days since the start of the week. In English, weeks start on Sunday. */
export function dayOfWeek(day: string, locale: Locale = ENGLISH): number {
  return (new Date(day).getUTCDay() + 7 - firstWeekday(locale)) % 7
}

/** Returns the weeks of the month that contains a day. Days of other months are null. */
export function weeksOfMonth(day: string, locale: Locale = ENGLISH): (string | null)[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -dayOfWeek(first, locale))
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
      const date = addDays(start, week * 7 + weekday)
      return date.startsWith(day.slice(0, 7)) ? date : null
    }),
  )
  return weeks.filter((week) => week.some((date) => date !== null))
}

/** A day of the week. */
export interface Weekday {
  /** 0 is Sunday. */
  number: number
  name: string
  /** The name in a narrow column. */
  shortName: string
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Returns the days of a week in the order of the language. */
export function weekdays(locale: Locale): Weekday[] {
  const [names, shortNames] = weekdayNames(locale)
  return WEEKDAYS.map((_, index) => {
    const number = (index + firstWeekday(locale)) % 7
    return { number, name: names[number] ?? '', shortName: shortNames[number] ?? '' }
  })
}

/** Returns the names of the weekdays from Sunday to Saturday, and their short names. */
function weekdayNames(locale: Locale): [names: string[], shortNames: string[]] {
  if (isEnglish(locale)) return [WEEKDAYS, WEEKDAYS.map((name) => name.slice(0, 2))]
  const namesOf = (weekday: 'long' | 'short' | 'narrow') =>
    WEEKDAYS.map((_, number) => format(addDays('2023-01-01', number), { weekday }, locale))
  const short = namesOf('short').map((name) => name.replace(/\.$/, ''))
  // In some languages, the short names are not abbreviated.
  return [namesOf('long'), short.every(({ length }) => length <= 3) ? short : namesOf('narrow')]
}

/** Returns the first day of the week in a language. 0 is Sunday. */
function firstWeekday(locale: Locale): number {
  return isEnglish(locale) ? 0 : firstDayOfWeek(locale) % 7
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function format(time: string | number, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  return formatter({ timeZone: 'UTC', ...options }, locale).format(new Date(time))
}

function formatter(options: Intl.DateTimeFormatOptions, locale: Locale): Intl.DateTimeFormat {
  // The calendar shows Gregorian months, also in languages that have another calendar.
  const gregorian = { calendar: 'gregory', ...options }
  return formatterFor(Intl.DateTimeFormat, isEnglish(locale) ? { language: 'en-US' } : locale, gregorian)
}

/** Returns the Unix time of a slot. */
function instantOf(slot: string, timeZone: string): number {
  const local = Date.parse(`${slot}Z`)
  // Calculate the offset again at the estimated time, because daylight-saving time may start or end in
  // between.
  const estimate = local - (wallTime(local, timeZone) - local)
  return local - (wallTime(estimate, timeZone) - estimate)
}

/** Converts an instant to a time zone's local time, encoded as if UTC. `undefined`: the visitor's zone. */
function wallTime(instant: number, timeZone: string | undefined): number {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const numbers = formatter.format(instant).match(/\d+/g) ?? []
  const [month = 0, day, year = 0, hour, minute, second] = numbers.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
