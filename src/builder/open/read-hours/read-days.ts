import { DAY_NAMES } from '../../../business/week.ts'

const GROUPS: Readonly<Record<string, string>> = {
  weekday: 'mon-fri',
  weekdays: 'mon-fri',
  weekend: 'sat-sun',
  weekends: 'sat-sun',
  daily: 'mon-sun',
  everyday: 'mon-sun',
}

/**
 * Returns the days in a text such as "Monday", "Mon-Fri", "Mon – Wed & Sat" or "weekdays": 0 for Monday to 6 for
 * Sunday. Returns null if any part of the text is not a day.
 */
export function readDays(text: string): number[] | null {
  const parts = text
    .toLowerCase()
    .replace(/[\p{Pd}−]|\b(to|through)\b/gu, '-')
    .replace(/[;&/+]|\band\b/g, ',')
    .replace(/\s|[:.]/g, '')
    .split(',')
  const days = parts.map((part) => readRange((Object.hasOwn(GROUPS, part) && GROUPS[part]) || part))
  return days.includes(null) ? null : days.flatMap((range) => range ?? [])
}

function readRange(text: string): number[] | null {
  const ends = text.split('-').map(readDay)
  const [first = -1, last = first] = ends
  if (ends.length > 2 || first < 0 || last < 0) return null
  const length = ((last - first + 7) % 7) + 1
  return Array.from({ length }, (_, index) => (first + index) % 7)
}

/** Returns the only day that begins with a word: 0 for "m", "mo", "mon" and "mondays". Otherwise, -1. */
function readDay(word: string): number {
  const matches = DAY_NAMES.filter((name) => word && `${name.toLowerCase()}s`.startsWith(word))
  return matches.length === 1 ? DAY_NAMES.indexOf(matches[0] ?? '') : -1
}
