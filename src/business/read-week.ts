import type { Fact } from './business.ts'
import { readDays } from './read-days.ts'
import { readTimes, type Times } from './read-times.ts'
import { DAYS, type Day, unknownDays, type WeekSpan } from './week.ts'

const HOW_TO_WRITE =
  'Write { "days": ["Mon", "Tue"], "opens": "08:00", "closes": "18:00" }, with "opens": "closed" for closed days.'

/** Days with the same hours: null if these cannot be read, empty if the days are closed. */
interface Entry {
  days: readonly Day[]
  spans: readonly Times[] | null
}

/**
 * Returns the weekly schedule in the owner's JSON: a list of objects with days and times, a list of texts such as
 * "Mon-Fri 9-5", or an object such as `{ "Mon-Fri": "9-5" }`. An entry for fewer days replaces the hours that overlap
 * with its own, and so does the later of two entries. Days whose hours cannot be read have no times. Returns
 * undefined if this is true for all days.
 * @param path the name of the value in messages
 * @param report receives a message for the page author about each entry that cannot be read
 */
export function readWeek(
  value: unknown,
  path: string,
  report: (problem: string) => void,
): WeekSpan[] | undefined {
  const entries: Entry[] = []
  let hasUnknownDays = false
  for (const entry of entriesOf(value)) {
    const written = readEntry(entry)
    const texts = [written.days].flat()
    const readable = texts.length > 0 ? texts.map((text) => readDays(String(text))) : [null]
    const spans = readTimes(written.times)
    const unread = [readable.includes(null) && 'the days', !spans && 'the times']
      .filter(Boolean)
      .join(' and ')
    if (unread) report(`${path}: ${unread} in ${JSON.stringify(entry)} cannot be read. ${HOW_TO_WRITE}`)
    hasUnknownDays ||= readable.includes(null)
    entries.push({ days: readable.flatMap((list) => list ?? []), spans })
  }
  const week = combine(entries)
  const listed = entries.flatMap(({ days }) => days)
  // A day that is not listed is closed, unless an entry whose days cannot be read may be about it.
  if (hasUnknownDays || !week.some(({ opens }) => opens))
    week.push({ days: DAYS.filter((day) => !listed.includes(day)), opens: null, closes: null })
  return new Set(unknownDays(week)).size < DAYS.length ? week : undefined
}

function combine(entries: readonly Entry[]): WeekSpan[] {
  let week: WeekSpan[] = []
  for (const { days, spans } of [...entries].sort((one, other) => other.days.length - one.days.length)) {
    week = week.map((span) => ({
      ...span,
      days: span.days.filter((day) => !days.includes(day) || !isReplaced(span, spans)),
    }))
    week.push(...(spans ?? [{ opens: null, closes: null }]).map((times) => ({ days, ...times })))
  }
  return week.filter(({ days }) => days.length > 0)
}

/** Closed days replace all hours, and hours replace those that overlap with them. */
function isReplaced({ opens, closes }: WeekSpan, spans: Entry['spans']): boolean {
  if (!spans || spans.length === 0) return spans !== null
  if (opens === null || closes === null) return false
  return spans.some((span) => span.opens < endOf(opens, closes) && opens < endOf(span.opens, span.closes))
}

/** Returns the closing time, or a later time than all others if it is on the following day. */
function endOf(opens: string, closes: string): string {
  return closes > opens ? closes : '48:00'
}

/** Returns the weekly schedule in lines of text. Lines that cannot be read are left out. */
export function weekOfLines(lines: readonly Fact[]): readonly WeekSpan[] {
  const entries = lines.map(({ title, text }) => ({ days: title, opens: text }))
  return readWeek(entries, '', () => {}) ?? []
}

function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  // A comma or "and" ends an entry only after its times: "Mon, Wed 9-5, Sat 10-2" has two entries.
  if (typeof value === 'string')
    return value.split(
      /[;\n]|(?<=\d(?:(?!\band\b)[^,;&])*|closed\s*)(?:,\s*and\b|,|&|\band\b)(?=\s*(?!noon)[a-z])/i,
    )
  if (typeof value !== 'object' || value === null || 'days' in value) return [value]
  return Object.entries(value).flatMap(([days, times]) => {
    const list = [times].flat()
    return list.some((entry) => typeof entry === 'object')
      ? list.map((entry) => ({ ...Object(entry), days }))
      : [{ days, opens: times }]
  })
}

function readEntry(entry: unknown): { days: unknown; times: string } {
  if (typeof entry === 'string') {
    const text = entry.replace(/[()]/g, ' ').trim()
    // Only the text for open all day, such as "24/7", needs no days.
    const [span] = readTimes(text) ?? []
    if (span?.opens === '00:00' && span.closes === '24:00') return { days: 'daily', times: text }
    const [, days = entry, times = ''] =
      /^(.*?[a-z.])[\s:,\p{Pd}]*((?:\d|open|closed|all day|noon).*)$/iu.exec(text) ?? []
    return { days, times }
  }
  const { days, opens, closes, closed } = Object(entry) as Record<string, unknown>
  const times = [opens, closes].filter((time) => time !== undefined && time !== null && time !== '')
  return { days, times: closed === true ? 'closed' : times.join('-') }
}
