import { DAY_MIN, type OpenSpan } from '../../../business/week.ts'

/** A time of day as written. Without `meridiem`, 5 can be 5 AM or 5 PM. */
interface WrittenTime {
  hour: number
  minute: number
  meridiem: string | undefined
  /** Whether the text has the format `08:00`. */
  isPadded: boolean
}

const NOON_MIN = 720
/** The range in which a business opens, for hours without a.m. and p.m. */
const EARLIEST_OPENING_MIN = 360
const LATEST_OPENING_MIN = 1079
const LONGEST_DAY_MIN = 960

/**
 * Returns the opening hours in a text such as "9-5", "9am – 5:30pm", "08:00-12:00, 13:00-18:00" or "24/7". Returns an
 * empty array for "closed" and null if the text cannot be read or has more than one meaning.
 */
export function readTimes(text: string): OpenSpan[] | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Pd}−]|to|until/gu, '-')
    .replace(/[;&/]|and/g, ',')
    .replace(/noon/g, '12pm')
    .replace(/midnight/g, '12am')
    .replace(/\s/g, '')
  if (/^closed(-closed)?$/.test(plain)) return []
  if (/^(open)?24(,7|h|hours)$/.test(plain)) return [{ opens_min: 0, closes_min: DAY_MIN }]
  const spans = plain.split(',').map(readSpan)
  return spans.includes(null) ? null : spans.flatMap((span) => span ?? [])
}

function readSpan(text: string): OpenSpan | null {
  const times = text.split('-').map(readTime)
  const [opens, closes] = times
  if (times.length !== 2 || !opens || !closes) return null
  const isExact = (time: WrittenTime) => time.meridiem || time.isPadded || time.hour > 12 || time.hour === 0
  const is24Hour = !opens.meridiem && !closes.meridiem && (opens.hour > 12 || closes.hour > 12 || !opens.hour)
  // In 24-hour notation and with a.m. and p.m., the closing time may be on the following day.
  if (is24Hour || (isExact(opens) && isExact(closes))) return spanOf(minuteOf(opens), minuteOf(closes))
  const spans = meaningsOf(opens).flatMap((from) => meaningsOf(closes).map((to) => [from, to] as const))
  const plausible = spans.filter(
    ([from, to]) =>
      (opens.meridiem || (from >= EARLIEST_OPENING_MIN && from <= LATEST_OPENING_MIN)) &&
      to > from &&
      to - from <= LONGEST_DAY_MIN,
  )
  const [only] = plausible
  return plausible.length === 1 && only ? spanOf(...only) : null
}

function readTime(text: string): WrittenTime | null {
  const [, hours, minutes = '0', meridiem] =
    /^(\d\d?)(?:[:.h]?([0-5]\d))?h?(?:([ap])\.?m?\.?)?$/.exec(text) ?? []
  const [hour, minute] = [Number(hours), Number(minutes)]
  const isValid = meridiem ? hour >= 1 && hour <= 12 : hour < 24 || (hour === 24 && minute === 0)
  return hours && isValid ? { hour, minute, meridiem, isPadded: /^\d\d:\d\d$/.test(text) } : null
}

function minuteOf({ hour, minute, meridiem }: WrittenTime): number {
  return (meridiem ? hour % 12 : hour) * 60 + minute + (meridiem === 'p' ? NOON_MIN : 0)
}

/** Returns the minutes of the day that a time can mean. 12 without a.m. or p.m. means noon. */
function meaningsOf(time: WrittenTime): number[] {
  const minute = minuteOf(time)
  return time.meridiem || time.hour > 11 ? [minute] : [minute, minute + NOON_MIN]
}

/** Returns null for equal times, because these can mean 24 hours or be a mistake. */
function spanOf(opens_min: number, closes_min: number): OpenSpan | null {
  if (opens_min === DAY_MIN || (opens_min === closes_min && opens_min > 0)) return null
  // Search engines write a full day as 00:00 to 23:59, so owners may write it that way, too.
  if (opens_min === 0 && closes_min === DAY_MIN - 1) return { opens_min, closes_min: DAY_MIN }
  return { opens_min, closes_min: closes_min > opens_min ? closes_min : closes_min + DAY_MIN }
}
