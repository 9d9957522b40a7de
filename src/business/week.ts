/** The days of the week in the order and notation of the weekly schedule. */
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** A day of the weekly schedule. */
export type Day = (typeof DAYS)[number]

/** Opening hours that apply to some days. */
export interface WeekSpan {
  days: readonly Day[]
  /** From `00:00` to `23:59`, in the business's time zone. */
  opens: string
  /** From `00:00` to `24:00`. If it is not later than `opens`, the business closes on the next day. */
  closes: string
}

/** A time span of a day in minutes since midnight. `closes` is above `DAY` if the business closes on the next day. */
export interface DaySpan {
  opens: number
  closes: number
}

/** The number of minutes of a day. */
export const DAY = 24 * 60

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Returns the English name of a day. Counts on after Sunday, so that 7 is Monday again. */
export function dayName(index: number): string {
  return NAMES[index % NAMES.length] ?? ''
}

/** Returns the time spans that begin on a day, from Monday (0) to Sunday (6), in order. */
export function spansOn(week: readonly WeekSpan[], index: number): DaySpan[] {
  const day = DAYS[index % DAYS.length]
  return week
    .filter(({ days }) => days.some((name) => name === day))
    .map(({ opens, closes }) => toMinutes(opens, closes))
    .sort((a, b) => a.opens - b.opens)
}

/** Returns whether a time span covers 24 hours. One that ends at 23:59 is meant to. */
export function isWholeDay({ opens, closes }: DaySpan): boolean {
  return opens === 0 && closes >= DAY - 1
}

/** Returns the weekly schedule as schema.org's OpeningHoursSpecification entries, one for each span. */
export function openingHoursSpecification(week: readonly WeekSpan[]): object[] {
  return week.map(({ days, opens, closes }) => {
    const isOpenAllDay = isWholeDay(toMinutes(opens, closes))
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayName(DAYS.indexOf(day))),
      opens,
      // Search engines read a closing time before the opening time as one on the next day.
      closes: isOpenAllDay ? '23:59' : closes === '24:00' ? '00:00' : closes,
    }
  })
}

function toMinutes(opens: string, closes: string): DaySpan {
  const [start, end] = [minutesOf(opens), minutesOf(closes)]
  return { opens: start, closes: end > start ? end : end + DAY }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
