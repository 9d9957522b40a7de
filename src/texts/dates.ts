import type { Locale } from './locale.ts'
import { formatterFor } from './number-text.ts'

const DAY_MS = 86_400_000

/** Returns whether a text is a valid date in the form `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  // `Date` accepts February 31 and turns it into a day in March.
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
}

/**
 * Returns the current date as `YYYY-MM-DD`. Dates in this format can be compared as strings.
 * @param timeZone the business's time zone; null for the visitor's
 */
export function dateIn(timeZone: string | null, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone && { timeZone }),
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-')
}

/** Adds a number of days to a date. The number may be negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toJSON().slice(0, 10)
}

/** Returns the day of the week: 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
}

/** Formats a date, such as "Thu, Dec 24". */
export function dateText(date: string, locale: Locale): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return formatterFor(Intl.DateTimeFormat, locale, options).format(Date.parse(`${date}T00:00Z`))
}
