import type { Fact } from './business.ts'

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const GROUPS = new Map([
  ['weekdays', 'Mo-Fr'],
  ['weekends', 'Sa,Su'],
  ['daily', 'Mo-Su'],
  ['everyday', 'Mo-Su'],
])
const RANGE = /\s*(?:[-–—]|\b(?:to|through|thru|until|till)\b)\s*/
const AND = /\s*(?:[,;&/]|\band\b)\s*/
const ALL_DAY = /^(open )?24(\/7| ?h(ou)?rs?)$/

/**
 * Returns the owner's opening hours in schema.org's form, `Mo-Fr 08:00-18:00`. Returns none when one line cannot be read:
 * search engines take a day that is left out for a closed one.
 */
export function openingHours(lines: readonly Fact[]): string[] {
  const entries = lines.map(({ title, text }) => {
    const days = readDays(plain(title))
    const times = readTimes(plain(text))
    return days && times?.map((time) => `${days} ${time}`)
  })
  return entries.every((entry) => entry !== null && entry !== undefined) ? entries.flat() : []
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/:$/, '')
}

function readDays(text: string): string | null {
  const group = GROUPS.get(text.replace(/\s/g, ''))
  return group ?? joined(text.split(AND).map(readDayRange), ',')
}

function readDayRange(text: string): string | null {
  const days = text.split(RANGE)
  return days.length > 2 ? null : joined(days.map(readDay), '-')
}

/** "mo", "mon", "mon.", "monday" and "mondays" are `Mo`. */
function readDay(text: string): string | null {
  const name = text.replace(/s?\.?$/, '')
  const day = name.length > 1 && DAYS.find((one) => one.startsWith(name))
  return day ? day.charAt(0).toUpperCase() + day.charAt(1) : null
}

/** Returns the spans of time, none for a closed day, null when they cannot be read. */
function readTimes(text: string): string[] | null {
  if (text === 'closed') return []
  if (ALL_DAY.test(text)) return ['00:00-23:59']
  const spans = text.split(AND).map(readSpan)
  return spans.every((span) => span !== null) ? spans : null
}

function readSpan(text: string): string | null {
  const times = text.split(RANGE)
  if (times.length !== 2) return null
  const halves = times.filter((time) => /m\.?$/.test(time)).length
  const read = joined(times.map(halves === 2 ? readTime12 : readTime24), '-')
  if (halves === 2) return read
  // "8:00 - 6:00" without a.m. and p.m. says nothing for certain.
  const [opens = '', closes = ''] = read?.split('-') ?? []
  return halves === 0 && opens < closes && closes > '13' ? read : null
}

function readTime12(text: string): string | null {
  const [, hour, minute = '00', half] = /^(\d\d?)(?:[:.]([0-5]\d))? ?([ap])\.?m\.?$/.exec(text) ?? []
  const hours = Number(hour)
  if (!(hours >= 1 && hours <= 12)) return null
  return `${String((hours % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

function readTime24(text: string): string | null {
  return /^([01]?\d|2[0-3])[:.][0-5]\d$/.test(text) ? text.replace('.', ':').padStart(5, '0') : null
}

function joined(values: readonly (string | null)[], separator: string): string | null {
  return values.every((value) => value !== null) ? values.join(separator) : null
}
