/** The names of the days in the owner's JSON. */
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** The name of a day in the owner's JSON. */
export type Day = (typeof DAYS)[number]

/**
 * Opening hours that apply to one or more days. If `closes` is not later than `opens`, the business closes on the
 * following day. Hours from 00:00 to 23:59 count as 24 hours. A day without hours is closed.
 */
export interface WeekSpan {
  days: readonly Day[]
  /** 24-hour time from "00:00" to "24:00"; null if the hours of these days are unknown. */
  opens: string | null
  closes: string | null
}

/** A period in which the business is open without a break. */
export interface OpenPeriod {
  /** Opening time in minutes since Monday 00:00. Always less than `WEEK_MIN`. */
  opens_min: number
  /** Length of the period in minutes, at most `DAY_MIN`. */
  length_min: number
}

export const DAY_MIN = 1440
export const WEEK_MIN = 7 * DAY_MIN
export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns the days whose hours are unknown or only partly known. */
export function unknownDays(week: readonly WeekSpan[]): readonly Day[] {
  return week.flatMap(({ days, opens, closes }) => (opens === null || closes === null ? days : []))
}

/**
 * Returns the open periods of a week, sorted by opening time. If several periods begin at the same time, only the
 * longest is returned.
 */
export function openPeriods(week: readonly WeekSpan[]): OpenPeriod[] {
  const lengths = new Map<number, number>()
  const unknown = unknownDays(week)
  for (const { days, opens, closes } of week) {
    if (opens === null || closes === null) continue
    const length = spanLength(opens, closes)
    for (const day of days) {
      if (unknown.includes(day)) continue
      const opens_min = (dayIndex(day) * DAY_MIN + parseTime(opens)) % WEEK_MIN
      lengths.set(opens_min, Math.max(length, lengths.get(opens_min) ?? 0))
    }
  }
  return [...lengths]
    .sort(([left], [right]) => left - right)
    .map(([opens_min, length_min]) => ({ opens_min, length_min }))
}

/** Returns the index in `DAY_NAMES` for the name of a day from the owner's JSON or from `Intl`. */
export function dayIndex(day: string): number {
  return DAY_NAMES.findIndex((name) => name.startsWith(day))
}

/** Returns the name of the day that contains a minute of the week. Minutes of the following week are also accepted. */
export function dayName(minute: number): string {
  return DAY_NAMES[Math.floor(minute / DAY_MIN) % 7] as string
}

/** Formats a minute of the week as a time of day, for example "6 PM" or "6:30 PM". */
export function formatTime(minute: number): string {
  const [hour, rest] = hourAndMinute(minute)
  const minutes = rest ? `:${twoDigits(rest)}` : ''
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Formats a minute of the week as a 24-hour time of day, for example "18:00". */
export function formatTime24(minute: number): string {
  return hourAndMinute(minute).map(twoDigits).join(':')
}

/** Returns the remainder of a division. Unlike the result of `%`, it is never negative. */
export function modulo(dividend: number, divisor: number): number {
  return ((dividend % divisor) + divisor) % divisor
}

function spanLength(opens: string, closes: string): number {
  // Search engines write a full day as 00:00 to 23:59, so owners may write it that way, too.
  if (opens === '00:00' && closes === '23:59') return DAY_MIN
  return modulo(parseTime(closes) - parseTime(opens), DAY_MIN) || DAY_MIN
}

function parseTime(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function hourAndMinute(minute: number): [number, number] {
  return [Math.floor(minute / 60) % 24, minute % 60]
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
