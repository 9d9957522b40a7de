import { DAY_MIN, DAY_NAMES, formatTime, type OpenSpan, type Week } from './week.ts'

/** One or more days with their hours, for example "8 AM – 6 PM", "Open 24 hours" or "Closed". */
export interface HoursLine {
  days: string
  hours: string
}

/**
 * Returns the hours of each day from Monday to Sunday, without days whose hours are unknown. Hours after midnight belong
 * to the day on which they begin.
 */
export function weekLines(week: Week): HoursLine[] {
  return week.flatMap((spans, day) =>
    spans ? { days: DAY_NAMES[day] as string, hours: spans.map(formatSpan).join(', ') || 'Closed' } : [],
  )
}

/** Returns one line for each group of consecutive open days with the same hours: "Monday - Friday", "8AM - 6PM". */
export function regularLines(week: Week): HoursLine[] {
  const groups: { first: string; last: string; hours: string }[] = []
  for (const [day, spans] of week.entries()) {
    const name = DAY_NAMES[day] as string
    const hours = (spans ?? []).map(formatSpan).join(', ')
    const group = groups.at(-1)
    if (group?.hours === hours) group.last = name
    else groups.push({ first: name, last: name, hours })
  }
  return groups
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => ({
      days: first === last ? first : `${first} - ${last}`,
      hours: hours.replace(/ (?=[AP]M)/g, '').replaceAll('–', '-'),
    }))
}

/** Returns the first of the `regularLines` in short form, such as "Mon-Fri 8AM-6PM", or an empty string if there are none. */
export function shortHours(week: Week): string {
  const [line] = regularLines(week)
  if (!line) return ''
  const days = line.days.replace(/([A-Z]..)[a-z]*/g, '$1')
  return `${days} ${line.hours.replace('Open ', '')}`.replaceAll(' - ', '-')
}

function formatSpan({ opens_min, closes_min }: OpenSpan): string {
  if (opens_min === 0 && closes_min === DAY_MIN) return 'Open 24 hours'
  return `${formatTime(opens_min)} – ${formatTime(closes_min)}`
}
