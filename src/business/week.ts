/** Opening hours without a break, in minutes since midnight on the day on which they begin. */
export interface OpenSpan {
  /** From 0 to 1439. */
  opens_min: number
  /** Later than `opens_min`, by at most 1440. More than 1440 if the business closes on the following day. */
  closes_min: number
}

/** The opening hours of the seven days from Monday: empty for a closed day. */
export type Week = readonly (readonly OpenSpan[])[]

export const DAY_MIN = 1440
export const WEEK_MIN = 7 * DAY_MIN
/** The days in English, as structured data needs them. Elements show `dayText`. */
export const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** The days as owners write them. */
export const DAYS = DAY_NAMES.map((name) => name.slice(0, 3))

/** Returns the open spans of a week, in minutes since Monday 00:00. */
export function openSpans(week: Week): OpenSpan[] {
  return week.flatMap((spans, day) =>
    spans.map(({ opens_min, closes_min }) => ({
      opens_min: day * DAY_MIN + opens_min,
      closes_min: day * DAY_MIN + closes_min,
    })),
  )
}

/** Returns the name of the day that contains a minute of the week. Also accepts minutes of the next week. */
export function dayName(minute: number): string {
  return DAY_NAMES[Math.floor(minute / DAY_MIN) % 7] as string
}
