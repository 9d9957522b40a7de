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

/** Returns the hours of each day. A day with a break has several. */
export function hoursByDay(week: unknown): Partial<Record<Day, readonly DayHours[]>> {
  const hours: Partial<Record<Day, DayHours[]>> = {}
  for (const { days, opens = '', closes = '' } of spansIn(week))
    for (const day of days ?? []) hours[day] = [...(hours[day] ?? []), { opens, closes }]
  return hours
}

function spansIn(week: unknown): Partial<Span>[] {
  const spans = Array.isArray(week) ? (week as Partial<Span>[]) : []
  return spans.filter(({ days }) => Array.isArray(days))
}

/** Returns the schedule with one entry for all days with the same hours. Undefined if every day is closed. */
export function weekFrom(hours: Partial<Record<Day, readonly DayHours[]>>): Span[] | undefined {
  const spans: { days: Day[]; opens: string; closes: string }[] = []
  for (const day of DAYS) {
    for (const given of hours[day] ?? []) {
      const same = spans.find(
        ({ days, opens, closes }) => opens === given.opens && closes === given.closes && !days.includes(day),
      )
      if (same) same.days.push(day)
      else spans.push({ days: [day], ...given })
    }
  }
  return spans.length > 0 ? spans : undefined
}
