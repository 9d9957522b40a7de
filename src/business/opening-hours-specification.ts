import { DAY_MIN, dayName, formatTime24, openPeriods, type WeekSpan } from './week.ts'

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
export function openingHoursSpecification(week: readonly WeekSpan[]): object[] {
  const specifications = new Map<string, Specification>()
  for (const { opens_min, length_min } of openPeriods(week)) {
    const opens = formatTime24(opens_min)
    // End a full day at 23:59, because equal opening and closing times would mean that the business is closed.
    const closes = formatTime24(opens_min + length_min - (length_min === DAY_MIN ? 1 : 0))
    const key = opens + closes
    const specification = specifications.get(key)
    const day = dayName(opens_min)
    if (specification) specification.dayOfWeek.push(day)
    else specifications.set(key, { '@type': 'OpeningHoursSpecification', dayOfWeek: [day], opens, closes })
  }
  return [...specifications.values()]
}
