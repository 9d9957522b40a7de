import { wallTime } from './time-zone.ts'
import { DAY, DAYS, type DaySpan, dayName, spansOn, type WeekSpan } from './week.ts'
import { formatTime } from './week-lines.ts'

/**
 * Returns whether the business is open and until when, such as "Open now · until 6 PM" or "Closed · opens Monday 8 AM".
 * Counts in the local time of the business, so that a change to daylight-saving time does not move the hours.
 * @param timeZone the time zone of the schedule; null means the visitor's
 */
export function openStatus(week: readonly WeekSpan[], timeZone: string | null, now: Date): string {
  const { day, minutes } = wallTime(now, timeZone)
  const spans = spansAround(week, day)
  const closes = closingTime(spans, minutes)
  if (closes === Number.POSITIVE_INFINITY) return 'Open now · 24 hours'
  if (closes !== null)
    return `Open now · until ${closes > minutes + DAY ? dayAndTime(day, closes) : formatTime(closes)}`
  const next = spans.find(({ opens }) => opens > minutes)
  if (!next) return 'Closed'
  return `Closed · opens ${next.opens < DAY ? formatTime(next.opens) : dayAndTime(day, next.opens)}`
}

/** Returns the spans from yesterday until a week after today, in minutes since the beginning of today. */
function spansAround(week: readonly WeekSpan[], today: number): DaySpan[] {
  const offsets = [-1, ...DAYS.keys(), DAYS.length]
  return offsets.flatMap((offset) =>
    spansOn(week, today + offset + DAYS.length).map(({ opens, closes }) => ({
      opens: opens + offset * DAY,
      // A span until 23:59 is meant to last until midnight.
      closes: (closes % DAY === DAY - 1 ? closes + 1 : closes) + offset * DAY,
    })),
  )
}

/** Returns when the business closes, infinity if it does not close within a week, or null if it is closed now. */
function closingTime(spans: readonly DaySpan[], now: number): number | null {
  let end: number | null = null
  for (const { opens, closes } of spans) {
    // Spans that overlap or follow each other without a gap count as one.
    if (opens <= (end ?? now) && closes > (end ?? now)) end = closes
  }
  return end !== null && end >= now + DAYS.length * DAY ? Number.POSITIVE_INFINITY : end
}

function dayAndTime(today: number, minutes: number): string {
  return `${dayName(today + Math.floor(minutes / DAY))} ${formatTime(minutes)}`
}
