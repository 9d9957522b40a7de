import type { Fact } from './business.ts'
import { DAY_NAMES } from './week.ts'

const GROUPS = new Map([
  ['weekdays', 'Mo-Fr'],
  ['weekends', 'Sa,Su'],
  ['daily', 'Mo-Su'],
  ['everyday', 'Mo-Su'],
])

/**
 * Returns opening hours in schema.org's format, for example `Mo-Fr 08:00-18:00`. Returns an empty array if any line
 * cannot be parsed, because search engines treat a missing day as closed.
 */
export function openingHours(lines: readonly Fact[]): string[] {
  const hours: string[] = []
  for (const { title, text } of lines) {
    const days = parseDays(normalize(title))
    const spans = parseSpans(normalize(text))
    if (!days || !spans) return []
    hours.push(...spans.map((span) => `${days} ${span}`))
  }
  return hours
}

/** Returns the text in lower case, without spaces, with `-` for ranges and `,` between list entries. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[–—]|\b(to|through|thru|until|till)\b/g, '-')
    .replace(/[;&/]|\band\b/g, ',')
    .replace(/\s|:\s*$/g, '')
}

function parseDays(text: string): string | null {
  const days = text.replace(/[a-z]+\.?/g, (word) => GROUPS.get(word) ?? parseDay(word))
  return /^[A-Z]\w(-[A-Z]\w)?(,[A-Z]\w(-[A-Z]\w)?)*$/.test(days) ? days : null
}

/** Returns `Mo` for "mo", "mon", "mon.", "monday" and "mondays", and an empty string for an unknown word. */
function parseDay(word: string): string {
  const name = word.replace(/s?\.?$/, '')
  const day = name.length > 1 && DAY_NAMES.find((dayName) => dayName.toLowerCase().startsWith(name))
  return day ? day.slice(0, 2) : ''
}

/** Returns time spans such as `08:00-18:00`, an empty array for "closed", or null if the text cannot be parsed. */
function parseSpans(text: string): string[] | null {
  if (text === 'closed') return []
  if (/^(open)?24(,7|h(ou)?rs?)$/.test(text)) return ['00:00-23:59']
  const spans = text.split(',').map(parseSpan)
  return spans.includes('') ? null : spans
}

function parseSpan(text: string): string {
  const is12Hour = /m/.test(text)
  const times = text.split('-').map(is12Hour ? parseTime12 : parseTime24)
  const [opens, closes] = times
  if (times.length !== 2 || !opens || !closes) return ''
  // Without a.m. and p.m., "8:00 - 6:00" is ambiguous.
  return is12Hour || (opens < closes && closes > '13') ? `${opens}-${closes}` : ''
}

function parseTime12(text: string): string {
  const [, hour, minute = '00', meridiem] = /^(\d\d?)(?:[:.]([0-5]\d))?([ap])\.?m\.?$/.exec(text) ?? []
  const hours = Number(hour)
  if (!(hours >= 1 && hours <= 12)) return ''
  return `${String((hours % 12) + (meridiem === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

function parseTime24(text: string): string {
  return /^([01]?\d|2[0-3])[:.][0-5]\d$/.test(text) ? text.replace('.', ':').padStart(5, '0') : ''
}
