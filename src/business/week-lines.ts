import { hoursTexts } from '../texts/en/hours.ts'
import { sharedTexts } from '../texts/en/shared.ts'
import { firstDayOfWeek } from '../texts/first-day.ts'
import { ENGLISH, isEnglish, type Locale } from '../texts/locale.ts'
import { translator } from '../texts/translate.ts'
import { dayText, timeText } from './day-and-time.ts'
import { DAY_MIN, type OpenSpan, type Week } from './week.ts'

/** One or more days with their hours, for example "8 AM – 6 PM", "Open 24 hours" or "Closed". */
export interface HoursLine {
  days: string
  hours: string
}

/** Consecutive open days with the same hours. */
interface Days {
  /** 0 for Monday to 6 for Sunday. */
  first: number
  last: number
  spans: readonly OpenSpan[]
}

/**
 * Returns the hours of each day, without days whose hours are unknown. English weeks begin on Monday. Hours after midnight
 * belong to the day on which they begin.
 */
export function weekLines(week: Week, locale: Locale = ENGLISH): HoursLine[] {
  const text = translator(hoursTexts, locale)
  const first = isEnglish(locale) ? 0 : firstDayOfWeek(locale) - 1
  return week.flatMap((_, index) => {
    const day = (first + index) % 7
    const spans = week[day]
    if (!spans) return []
    const hours = spans.map((span) =>
      isAllDay(span) ? text('open_24_hours') : text('hours_span', timesOf(span, locale)),
    )
    return { days: dayText(day * DAY_MIN, locale), hours: listText(hours, locale) || text('closed') }
  })
}

/** Returns one line for each group of consecutive open days with the same hours: "Monday - Friday", "8AM - 6PM". */
export function regularLines(week: Week, locale: Locale = ENGLISH): HoursLine[] {
  const text = translator(hoursTexts, locale)
  return groupDays(week).map(({ first, last, spans }) => {
    const [from, to] = [first, last].map((day) => dayText(day * DAY_MIN, locale)) as [string, string]
    const hours = spans.map((span) =>
      isAllDay(span) ? text('open_24_hours') : text('footer_span', shortTimesOf(span, locale)),
    )
    return {
      days: first === last ? from : text('footer_days', { first: from, last: to }),
      hours: listText(hours, locale),
    }
  })
}

/** Returns the first of the `regularLines` in short form, such as "Mon-Fri 8AM-6PM", or an empty string if there are none. */
export function shortHours(week: Week, locale: Locale = ENGLISH): string {
  const text = translator(hoursTexts, locale)
  const [group] = groupDays(week)
  if (!group) return ''
  const { first, last, spans } = group
  const [from, to] = [first, last].map((day) => dayText(day * DAY_MIN, locale, 'short')) as [string, string]
  const hours = spans.map((span) =>
    isAllDay(span) ? text('short_24_hours') : text('short_span', shortTimesOf(span, locale)),
  )
  const days = first === last ? from : text('short_days', { first: from, last: to })
  return text('short_hours', { days, hours: listText(hours, locale) })
}

function groupDays(week: Week): Days[] {
  const groups: Days[] = []
  for (const [day, spans] of week.entries()) {
    const group = groups.at(-1)
    if (group && hasSameHours(group.spans, spans ?? [])) group.last = day
    else groups.push({ first: day, last: day, spans: spans ?? [] })
  }
  return groups.filter(({ spans }) => spans.length > 0)
}

function hasSameHours(a: readonly OpenSpan[], b: readonly OpenSpan[]): boolean {
  return (
    a.length === b.length &&
    a.every(
      ({ opens_min, closes_min }, index) =>
        opens_min === b[index]?.opens_min && closes_min === b[index].closes_min,
    )
  )
}

function isAllDay({ opens_min, closes_min }: OpenSpan): boolean {
  return opens_min === 0 && closes_min === DAY_MIN
}

function timesOf({ opens_min, closes_min }: OpenSpan, locale: Locale) {
  return { opens: timeText(opens_min, locale), closes: timeText(closes_min, locale) }
}

/** Returns the times without the space of "6 PM" in English. */
function shortTimesOf(span: OpenSpan, locale: Locale) {
  const { opens, closes } = timesOf(span, locale)
  if (!isEnglish(locale)) return { opens, closes }
  return { opens: opens.replace(' ', ''), closes: closes.replace(' ', '') }
}

/** Joins the hours before and after a break. */
function listText(hours: readonly string[], locale: Locale): string {
  const text = translator(sharedTexts, locale)
  return hours.reduceRight((more, first) => (more ? text('list', { first, more }) : first), '')
}
