import type { SpecialDay } from './special-days.ts'
import { DAY_MIN, dayName, type OpenSpan, openSpans, type Week } from './week.ts'

interface Specification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek: string[]
  opens: string
  closes: string
}

/**
 * Returns a week as structured data for search engines: one schema.org `OpeningHoursSpecification` for each
 * combination of opening and closing time. Follows Google's documentation: `closes` is earlier than `opens`
 * if the business closes after midnight, a full day is 00:00 to 23:59, and midnight as closing time is 00:00.
 */
export function openingHoursSpecification(week: Week): object[] {
  const specifications = new Map<string, Specification>()
  for (const span of openSpans(week)) {
    const { opens, closes } = timesOf(span)
    const specification = specifications.get(opens + closes)
    const day = dayName(span.opens_min)
    if (specification) specification.dayOfWeek.push(day)
    else
      specifications.set(opens + closes, {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [day],
        opens,
        closes,
      })
  }
  return [...specifications.values()]
}

/** Returns special days as structured data. Closed days are 00:00 to 00:00, as in Google's documentation. */
export function specialHoursSpecification(special: readonly SpecialDay[]): object[] {
  return special.flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans : [{ opens_min: 0, closes_min: 0 }]).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      ...timesOf(span),
      validFrom: date,
      validThrough: date,
    })),
  )
}

function timesOf({ opens_min, closes_min }: OpenSpan) {
  // End a full day at 23:59, because equal opening and closing times would mean that the business is closed.
  const end_min = closes_min - (closes_min - opens_min === DAY_MIN ? 1 : 0)
  return { opens: formatTime24(opens_min), closes: formatTime24(end_min) }
}

function formatTime24(minute: number): string {
  return [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
