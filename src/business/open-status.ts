import { addDays, dateIn, dateText, weekdayOf } from '../texts/dates.ts'
import { contactTexts } from '../texts/en/contact.ts'
import { ENGLISH, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { dayText, timeText } from './day-and-time.ts'
import { SHOWN_DAYS, type SpecialDay, withSpecialDays } from './special-days.ts'
import { DAY_MIN, DAY_NAMES, type OpenSpan, openSpans, WEEK_MIN, type Week } from './week.ts'

/**
 * Returns whether the business is open and until when, or when it opens next: "Open now · until 6 PM" or
 * "Closed · opens Monday 8 AM". After a week without open days, names the date. Returns null if this is
 * unknown, because the time zone is.
 * @param timeZone the business's time zone
 * @param special days whose hours differ from the schedule
 */
export function openStatus(
  regular: Week,
  timeZone: string | null,
  now: Date,
  locale: Locale = ENGLISH,
  special: readonly SpecialDay[] = [],
): string | null {
  if (timeZone === null || !isTimeZone(timeZone)) return null
  const week = special.length > 0 ? withSpecialDays(regular, special, timeZone, now) : regular
  const minute = minuteOfWeek(timeZone, now)
  const closing = closingMinute(openSpans(week), minute)
  if (closing > minute) return describeOpen(minute, closing, locale)
  const opening = nextOpening(regular, special, dateIn(timeZone, now), minute % DAY_MIN)
  return opening ? describeClosed(opening, locale) : translator(contactTexts, locale)('closed')
}

/** Returns whether `Intl` supports a time zone, for example "America/Chicago". */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return false
  }
}

/**
 * Returns the local time in a time zone as minutes since Monday 00:00. Uses the time that clocks show instead
 * of the elapsed time, which differs after daylight-saving time starts or ends.
 */
function minuteOfWeek(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now)
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return (
    DAY_NAMES.indexOf(textOf('weekday')) * DAY_MIN + Number(textOf('hour')) * 60 + Number(textOf('minute'))
  )
}

/**
 * Returns the minute of the week at which the business closes next: `minute` itself if the business is
 * closed, or a week later if it never closes.
 */
function closingMinute(spans: readonly OpenSpan[], minute: number): number {
  let closing = minute
  while (closing < minute + WEEK_MIN) {
    const remaining = Math.max(...spans.map((span) => remainingMinutes(span, closing)))
    if (remaining <= 0) return closing
    closing += remaining
  }
  return minute + WEEK_MIN
}

/** Returns the minutes until a span ends; zero or less outside the span. */
function remainingMinutes({ opens_min, closes_min }: OpenSpan, minute: number): number {
  return closes_min - opens_min - minutesBetween(opens_min, minute)
}

/** When a closed business opens next. */
interface Opening {
  /** The number of days from today. */
  days: number
  date: string
  /** The minute of that day. */
  opens_min: number
}

/** Returns when the business opens next. Undefined if that is after the days whose hours visitors see. */
function nextOpening(
  regular: Week,
  special: readonly SpecialDay[],
  today: string,
  minute: number,
): Opening | undefined {
  for (let days = 0; days <= SHOWN_DAYS; days++) {
    const date = addDays(today, days)
    const spans = special.find((day) => day.date === date)?.spans ?? regular[weekdayOf(date)] ?? []
    const later = spans
      .map(({ opens_min }) => opens_min)
      .filter((opens_min) => days > 0 || opens_min > minute)
    if (later.length > 0) return { days, date, opens_min: Math.min(...later) }
  }
  return undefined
}

/** Returns the minutes from one minute of the week to the next occurrence of another. */
function minutesBetween(from: number, to: number): number {
  return (((to - from) % WEEK_MIN) + WEEK_MIN) % WEEK_MIN
}

function describeOpen(minute: number, closing: number, locale: Locale): string {
  const text = translator(contactTexts, locale)
  if (closing - minute === WEEK_MIN) return text('open_always')
  const isSoon = closing - minute < DAY_MIN
  // Name the day that ends at midnight, not the day that begins: "Sunday midnight" is the end of Sunday.
  const day = dayText(closing - 1, locale)
  if (closing % DAY_MIN === 0)
    return isSoon ? text('open_until_midnight') : text('open_until_day_midnight', { day })
  const time = timeText(closing, locale)
  return isSoon ? text('open_until', { time }) : text('open_until_day', { day, time })
}

function describeClosed({ days, date, opens_min }: Opening, locale: Locale): string {
  const text = translator(contactTexts, locale)
  const time = timeText(opens_min, locale)
  if (days === 0) return text('opens_at', { time })
  const day = days <= 7 ? dayText(weekdayOf(date) * DAY_MIN, locale) : dateText(date, locale)
  return text('opens_on_day', { day, time })
}
