import type { Fact } from './business.ts'
import {
  DAY_MIN,
  DAY_NAMES,
  dayIndex,
  dayName,
  formatTime,
  type OpenPeriod,
  openPeriods,
  unknownDays,
  type WeekSpan,
} from './week.ts'

/** One day of the week with its hours, for example "8 AM – 6 PM", "Open 24 hours" or "Closed". */
export interface DayHours {
  day: string
  hours: string
}

const CLOSED = 'Closed'
const UNKNOWN = ''

/**
 * Returns the hours of each day from Monday to Sunday, without days whose hours are unknown. A period that ends after
 * midnight belongs to the day on which it starts.
 */
export function weekLines(week: readonly WeekSpan[]): DayHours[] {
  return allDays(week).filter(({ hours }) => hours !== UNKNOWN)
}

function allDays(week: readonly WeekSpan[]): DayHours[] {
  const periods = openPeriods(week)
  const unknown = unknownDays(week).map(dayIndex)
  return DAY_NAMES.map((day, index) => {
    const hours = periods.filter(({ opens_min }) => dayName(opens_min) === day).map(formatPeriod)
    return { day, hours: unknown.includes(index) ? UNKNOWN : hours.join(', ') || CLOSED }
  })
}

/**
 * Returns one line for each group of consecutive days with the same hours, such as "Monday - Friday" with "8AM - 6PM".
 */
export function regularLines(week: readonly WeekSpan[]): Fact[] {
  const groups: { first: string; last: string; hours: string }[] = []
  for (const { day, hours } of allDays(week)) {
    const group = groups.at(-1)
    if (group?.hours === hours) group.last = day
    else groups.push({ first: day, last: day, hours })
  }
  return groups
    .filter(({ hours }) => hours !== CLOSED && hours !== UNKNOWN)
    .map(({ first, last, hours }) => ({
      title: first === last ? first : `${first} - ${last}`,
      text: hours.replace(/ (?=[AP]M)/g, '').replaceAll('–', '-'),
    }))
}

/**
 * Returns the first line of `regularLines` in short form, such as "Mon-Fri 8AM-6PM", or an empty string if every day is
 * closed.
 */
export function shortHours(week: readonly WeekSpan[]): string {
  const [line] = regularLines(week)
  if (!line) return ''
  const days = line.title.replace(/([A-Z]..)[a-z]*/g, '$1')
  return `${days} ${line.text.replace('Open ', '')}`.replaceAll(' - ', '-')
}

function formatPeriod({ opens_min, length_min }: OpenPeriod): string {
  if (length_min === DAY_MIN && opens_min % DAY_MIN === 0) return 'Open 24 hours'
  return `${formatTime(opens_min)} – ${formatTime(opens_min + length_min)}`
}
