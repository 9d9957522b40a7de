import type { Fact } from './business.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const GROUPS = new Map([
  ['weekdays', 'Mo-Fr'],
  ['weekends', 'Sa,Su'],
  ['daily', 'Mo-Su'],
  ['everyday', 'Mo-Su'],
])

/**
 * Returns the owner's opening hours in schema.org's form, `Mo-Fr 08:00-18:00`. Returns none when one line cannot be read:
 * search engines take a day that is left out for a closed one.
 */
export function openingHours(lines: readonly Fact[]): string[] {
  const hours: string[] = []
  for (const { title, text } of lines) {
    const days = readDays(normalized(title))
    const spans = readSpans(normalized(text))
    if (!days || !spans) return []
    hours.push(...spans.map((span) => `${days} ${span}`))
  }
  return hours
}

/** Writes ranges with `-` and lists with `,`, in lower case and without spaces. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[–—]|\b(to|through|thru|until|till)\b/g, '-')
    .replace(/[;&/]|\band\b/g, ',')
    .replace(/\s|:\s*$/g, '')
}

function readDays(text: string): string | null {
  const days = text.replace(/[a-z]+\.?/g, (word) => GROUPS.get(word) ?? readDay(word))
  return /^[A-Z]\w(-[A-Z]\w)?(,[A-Z]\w(-[A-Z]\w)?)*$/.test(days) ? days : null
}

/** "mo", "mon", "mon.", "monday" and "mondays" are `Mo`; any other word is empty. */
function readDay(word: string): string {
  const name = word.replace(/s?\.?$/, '')
  const day = name.length > 1 && DAYS.find((one) => one.toLowerCase().startsWith(name))
  return day ? day.slice(0, 2) : ''
}

/** Returns the spans of time, none for a closed day, null when they cannot be read. */
function readSpans(text: string): string[] | null {
  if (text === 'closed') return []
  if (/^(open)?24(,7|h(ou)?rs?)$/.test(text)) return ['00:00-23:59']
  const spans = text.split(',').map(readSpan)
  return spans.includes('') ? null : spans
}

function readSpan(text: string): string {
  const hasHalves = /m/.test(text)
  const times = text.split('-').map(hasHalves ? readTime12 : readTime24)
  const [opens, closes] = times
  if (times.length !== 2 || !opens || !closes) return ''
  // "8:00 - 6:00" without a.m. and p.m. says nothing for certain.
  return hasHalves || (opens < closes && closes > '13') ? `${opens}-${closes}` : ''
}

function readTime12(text: string): string {
  const [, hour, minute = '00', half] = /^(\d\d?)(?:[:.]([0-5]\d))?([ap])\.?m\.?$/.exec(text) ?? []
  const hours = Number(hour)
  if (!(hours >= 1 && hours <= 12)) return ''
  return `${String((hours % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

function readTime24(text: string): string {
  return /^([01]?\d|2[0-3])[:.][0-5]\d$/.test(text) ? text.replace('.', ':').padStart(5, '0') : ''
}
