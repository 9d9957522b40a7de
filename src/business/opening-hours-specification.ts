import { DAY_MIN, dayName, openSpans, type Week } from './week.ts'

interface Specification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek: string[]
  opens: string
  closes: string
}

/**
 * Returns a week as structured data for search engines: one schema.org `OpeningHoursSpecification` for each combination
 * of opening and closing time. Follows Google's documentation: `closes` is earlier than `opens` if the business closes
 * after midnight, a full day is 00:00 to 23:59, and a closing time of midnight is 00:00.
 */
export function openingHoursSpecification(week: Week): object[] {
  const specifications = new Map<string, Specification>()
  for (const { opens_min, closes_min } of openSpans(week)) {
    const opens = formatTime24(opens_min)
    // End a full day at 23:59, because equal opening and closing times would mean that the business is closed.
    const closes = formatTime24(closes_min - (closes_min - opens_min === DAY_MIN ? 1 : 0))
    const specification = specifications.get(opens + closes)
    const day = dayName(opens_min)
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

function formatTime24(minute: number): string {
  return [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
