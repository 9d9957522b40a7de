import { contactTexts } from '../texts/en/contact.ts'
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

/** Consecutive open days with the same hours. `first` and `last` are 0 for Monday to 6 for Sunday. */
interface Group {
  first: number
  last: number
  spans: readonly OpenSpan[]
}

/** The keys of the texts for a full day and for other hours. */
type HoursKeys = readonly ['open_24_hours' | 'short_24_hours', 'hours_span' | 'footer_span' | 'short_span']

/** Returns each day's hours. English weeks begin on Monday. Hours past midnight belong to their first day. */
export function weekLines(week: Week, locale: Locale = ENGLISH): HoursLine[] {
  const first = isEnglish(locale) ? 0 : firstDayOfWeek(locale) - 1
  return week.map((_, index) => {
    const day = (first + index) % 7
    return { days: dayText(day * DAY_MIN, locale), hours: spansText(week[day] ?? [], locale) }
  })
}

/** Returns the hours of a day, such as "8 AM – 6 PM" or "Closed". */
export function spansText(spans: readonly OpenSpan[], locale: Locale): string {
  const hours = hoursText(spans, ['open_24_hours', 'hours_span'], locale)
  return hours || translator(contactTexts, locale)('closed')
}

/** Returns one line per group of consecutive open days with equal hours: "Monday - Friday", "8AM - 6PM". */
export function regularLines(week: Week, locale: Locale = ENGLISH): HoursLine[] {
  return groupDays(week).map((group) => ({
    days: daysText(group, 'footer_days', locale),
    hours: hoursText(group.spans, ['open_24_hours', 'footer_span'], locale),
  }))
}

/** Returns the `regularLines` in short form, such as "Mon-Fri 8AM-6PM". */
export function shortHours(week: Week, locale: Locale = ENGLISH): string[] {
  return groupDays(week).map((group) =>
    translator(contactTexts, locale)('short_hours', {
      days: daysText(group, 'short_days', locale),
      hours: hoursText(group.spans, ['short_24_hours', 'short_span'], locale),
    }),
  )
}

function groupDays(week: Week): Group[] {
  const groups: (Group & { hours: string })[] = []
  for (const [day, spans] of week.entries()) {
    const hours = spans.flatMap(({ opens_min, closes_min }) => [opens_min, closes_min]).join()
    const group = groups.at(-1)
    if (group?.hours === hours) group.last = day
    else groups.push({ first: day, last: day, spans, hours })
  }
  return groups.filter(({ spans }) => spans.length > 0)
}

function daysText({ first, last }: Group, key: 'footer_days' | 'short_days', locale: Locale): string {
  const name = (day: number) => dayText(day * DAY_MIN, locale, key === 'short_days' ? 'short' : 'long')
  if (first === last) return name(first)
  return translator(contactTexts, locale)(key, { first: name(first), last: name(last) })
}

/** Returns a day's hours, in English without the space of "6 PM" unless they are those of a single day. */
function hoursText(spans: readonly OpenSpan[], [fullDay, span]: HoursKeys, locale: Locale): string {
  const text = translator(contactTexts, locale)
  const isCompact = span !== 'hours_span' && isEnglish(locale)
  const time = (minute: number) => timeText(minute, locale).replace(isCompact ? ' ' : '', '')
  return spans
    .map(({ opens_min, closes_min }) =>
      opens_min === 0 && closes_min === DAY_MIN
        ? text(fullDay)
        : text(span, { opens: time(opens_min), closes: time(closes_min) }),
    )
    .reduceRight(
      (more, first) => (more ? translator(sharedTexts, locale)('list', { first, more }) : first),
      '',
    )
}
