import type { Fact } from './business.ts'
import { DAY, DAYS, type DaySpan, dayName, isWholeDay, spansOn, type WeekSpan } from './week.ts'

/** A day and its hours as text. */
export interface WeekLine {
  day: string
  hours: string
}

/** Returns the hours of each day from Monday to Sunday, such as "8 AM – 6 PM". */
export function weekLines(week: readonly WeekSpan[]): WeekLine[] {
  return DAYS.map((_, index) => {
    const spans = spansOn(week, index)
    const hours = spans.map((span) =>
      isWholeDay(span) ? 'Open 24 hours' : `${formatTime(span.opens)} – ${formatTime(span.closes)}`,
    )
    return { day: dayName(index), hours: hours.join(', ') || 'Closed' }
  })
}

/**
 * Returns the schedule for the footer: one entry for consecutive days with the same hours, such as "Monday - Friday" with
 * "8AM - 6PM". Days on which the business is closed are left out.
 */
export function regularLines(week: readonly WeekSpan[]): Fact[] {
  return groupsOf(week).map(({ first, last, text }) => ({
    title: first === last ? dayName(first) : `${dayName(first)} - ${dayName(last)}`,
    text,
  }))
}

/** Returns the first entry of the schedule on one line, such as "Mon-Fri 8AM-6PM". */
export function shortHours(week: readonly WeekSpan[]): string {
  const [group] = groupsOf(week)
  if (!group) return ''
  const { first, last, text } = group
  const days = first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`
  return `${days} ${text.replaceAll(' - ', '-')}`
}

/** Returns a time of day, such as "8 AM", "6:30 PM" or "midnight". Times of the next day are above 24 hours. */
export function formatTime(minutes: number): string {
  const time = minutes % DAY
  if (time === 0) return 'midnight'
  const hours = Math.floor(time / 60)
  const rest = time % 60
  return `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hours < 12 ? 'AM' : 'PM'}`
}

function groupsOf(week: readonly WeekSpan[]): { first: number; last: number; text: string }[] {
  const groups: { first: number; last: number; text: string }[] = []
  for (const index of DAYS.keys()) {
    const text = spansOn(week, index).map(compactSpan).join(', ')
    const previous = groups.at(-1)
    if (text && previous?.text === text && previous.last === index - 1) previous.last = index
    else if (text) groups.push({ first: index, last: index, text })
  }
  return groups
}

function compactSpan(span: DaySpan): string {
  if (isWholeDay(span)) return '24 hours'
  const compact = (minutes: number) => formatTime(minutes).replace(' ', '')
  return `${compact(span.opens)} - ${compact(span.closes)}`
}
