export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Day = (typeof DAYS)[number]

/** An entry of the schedule in the facts. */
export interface Span {
  days: readonly Day[]
  opens: string
  closes: string
}

/** Opening hours of one day; empty texts while the owner is typing. */
export type DayHours = Pick<Span, 'opens' | 'closes'>

/** Returns the hours of each day. If a day has several spans, the first one counts. */
export function hoursByDay(week: unknown): Partial<Record<Day, DayHours>> {
  const spans = Array.isArray(week) ? (week as Partial<Span>[]) : []
  return Object.fromEntries(
    spans
      .flatMap(({ days, opens = '', closes = '' }) =>
        (Array.isArray(days) ? days : []).map((day) => [day, { opens, closes }] as const),
      )
      .toReversed(),
  )
}

/** Returns the schedule with one entry for all days with the same hours. Undefined if every day is closed. */
export function weekFrom(hours: Partial<Record<Day, DayHours>>): Span[] | undefined {
  const spans: { days: Day[]; opens: string; closes: string }[] = []
  for (const day of DAYS) {
    const given = hours[day]
    if (!given) continue
    const same = spans.find(({ opens, closes }) => opens === given.opens && closes === given.closes)
    if (same) same.days.push(day)
    else spans.push({ days: [day], ...given })
  }
  return spans.length > 0 ? spans : undefined
}
