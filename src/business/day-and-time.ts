import { isEnglish, type Locale } from '../texts/locale.ts'
import { formatterFor } from '../texts/number-text.ts'
import { DAY_MIN, dayName } from './week.ts'

const MINUTE_MS = 60_000
/** Monday, 1 January 2024. */
const MONDAY_MS = Date.UTC(2024, 0, 1)

/**
 * Returns the name of the day that contains a minute of the week. Also accepts minutes of the next week.
 * @param length `short` for a name such as "Mon"
 */
export function dayText(minute: number, locale: Locale, length: 'long' | 'short' = 'long'): string {
  if (!isEnglish(locale)) return format(minute, locale, { weekday: length })
  const name = dayName(minute)
  return length === 'short' ? name.slice(0, 3) : name
}

/** Returns a minute of the day or of the week as a time of day, for example "6 PM", "6:30 PM" or "18:30". */
export function timeText(minute: number, locale: Locale): string {
  // English needs no `Intl`, which is slow when a page first uses it.
  if (!isEnglish(locale)) return format(minute, locale, { hour: 'numeric', minute: '2-digit' })
  const hour = Math.floor(minute / 60) % 24
  const minutes = minute % 60 ? `:${String(minute % 60).padStart(2, '0')}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

function format(minute: number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const formatter = formatterFor(Intl.DateTimeFormat, locale, { ...options, timeZone: 'UTC' })
  return formatter.format(MONDAY_MS + (minute % (7 * DAY_MIN)) * MINUTE_MS)
}
