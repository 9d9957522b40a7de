import type { Fact } from './business.ts'
import { readDays } from './read-days.ts'
import { readTimes } from './read-times.ts'
import { DAYS, unknownDays, type WeekSpan } from './week.ts'

const HOW_TO_WRITE =
  'Write { "days": ["Mon", "Tue"], "opens": "08:00", "closes": "18:00" }, with "opens": "closed" for closed days.'

/**
 * Returns the weekly schedule in the owner's JSON: a list of objects with days and times, a list of texts such as
 * "Mon-Fri 9-5", or an object such as `{ "Mon-Fri": "9-5" }`. Days whose hours cannot be read have no times. Returns
 * undefined if this is true for all days.
 * @param path the name of the value in messages
 * @param report receives a message for the page author about each entry that cannot be read
 */
export function readWeek(
  value: unknown,
  path: string,
  report: (problem: string) => void,
): WeekSpan[] | undefined {
  const week: WeekSpan[] = []
  const listed = new Set<string>()
  let hasUnknownDays = false
  for (const entry of entriesOf(value)) {
    const written = readEntry(entry)
    const readable = [written.days].flat().map((text) => readDays(String(text)))
    const days = readable.flatMap((list) => list ?? [])
    const spans = readTimes(written.times)
    const unread = [readable.includes(null) && 'the days', !spans && 'the times']
      .filter(Boolean)
      .join(' and ')
    if (unread) report(`${path}: ${unread} in ${JSON.stringify(entry)} cannot be read. ${HOW_TO_WRITE}`)
    hasUnknownDays ||= readable.includes(null)
    for (const times of spans ?? [{ opens: null, closes: null }]) week.push({ days, ...times })
    for (const day of days) listed.add(day)
  }
  // A day that is not listed is closed, unless an entry whose days cannot be read may be about it.
  if (hasUnknownDays || !week.some(({ opens }) => opens))
    week.push({ days: DAYS.filter((day) => !listed.has(day)), opens: null, closes: null })
  return new Set(unknownDays(week)).size < DAYS.length ? week : undefined
}

/** Returns the weekly schedule in lines of text. Lines that cannot be read are left out. */
export function weekOfLines(lines: readonly Fact[]): readonly WeekSpan[] {
  const entries = lines.map(({ title, text }) => ({ days: title, opens: text }))
  return readWeek(entries, '', () => {}) ?? []
}

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  // A comma ends an entry only after its times: "Mon, Wed 9-5, Sat 10-2" has two entries.
  if (typeof value === 'string') return value.split(/[;\n]|(?<=\d[^,;]*|closed\s*),(?=\s*[a-z])/i)
  if (typeof value !== 'object' || value === null) return [value]
  return Object.entries(value).map(([days, opens]) => ({ days, opens }))
}

function readEntry(entry: unknown): { days: unknown; times: string } {
  if (typeof entry === 'string') {
    const [, days = entry, times = ''] =
      /^(.*?[a-z.])[\s:]*((?:\d|open|closed|all day|noon).*)$/i.exec(entry.trim()) ?? []
    return { days, times }
  }
  const { days, opens, closes, closed } = Object(entry) as Record<string, unknown>
  return { days, times: closed === true ? 'closed' : [opens, closes].filter(Boolean).join('-') }
}
