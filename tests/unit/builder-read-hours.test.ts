import { describe, expect, it } from 'vitest'
import { readDays } from '../../src/builder/open/read-hours/read-days.ts'
import { readTimes } from '../../src/builder/open/read-hours/read-times.ts'
import { readHours } from '../../src/builder/open/read-hours/read-typed-hours.ts'
import { readWeek } from '../../src/builder/open/read-hours/read-typed-week.ts'
import { stateFromFacts } from '../../src/builder/open/read-page.ts'
import { EMPTY_STATE } from '../../src/builder/state/builder-state.ts'
import { problemsIn } from '../../src/builder/state/problems.ts'
import { publishedFacts } from '../../src/builder/state/published-facts.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'
import { regularLines, weekLines } from '../../src/business/week-lines.ts'
import { aWeek } from '../support/weeks.ts'

describe('readDays()', () => {
  it.each([
    ['Monday', [0]],
    ['Mo', [0]],
    ['Tues.', [1]],
    ['Saturdays:', [5]],
    ['Mon-Fri', [0, 1, 2, 3, 4]],
    ['M-F', [0, 1, 2, 3, 4]],
    ['monday through thursday', [0, 1, 2, 3]],
    ['Mon., Wed. & Fri.', [0, 2, 4]],
    ['Tues and Thurs', [1, 3]],
    ['Fri-Mon', [4, 5, 6, 0]],
    ['Weekdays', [0, 1, 2, 3, 4]],
    ['weekend', [5, 6]],
    ['Every day', [0, 1, 2, 3, 4, 5, 6]],
  ])('reads “%s”', (text, days) => {
    expect(readDays(text)).toEqual(days)
  })

  it.each(['', 'Funday', 'Monkey - Friday', 'T', 'S-S', 'Mon - Tue - Fri', 'Mon in summer', 'Montag'])(
    'returns null for “%s”',
    (text) => {
      expect(readDays(text)).toBeNull()
    },
  )
})

describe('readTimes()', () => {
  const format = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

  it.each([
    ['9-5', '09:00-17:00'],
    ['10–2', '10:00-14:00'],
    ['9-12', '09:00-12:00'],
    ['12-5', '12:00-17:00'],
    ['1-5', '13:00-17:00'],
    ['6-11', '06:00-11:00'],
    ['5.59-8', '17:59-20:00'],
    ['1-14', '01:00-14:00'],
    ['20 - 2am', '20:00-26:00'],
    ['0 - 6am', '00:00-06:00'],
    ['8.30 - 5.30', '08:30-17:30'],
    ['9.00 - 17.00', '09:00-17:00'],
    ['8-18', '08:00-18:00'],
    ['8h-18h30', '08:00-18:30'],
    ['0800-1700', '08:00-17:00'],
    ['22:00 - 2:00', '22:00-26:00'],
    ['18:00 - 08:00', '18:00-32:00'],
    ['9AM - 6PM', '09:00-18:00'],
    ['9 a.m. to 4 p.m.', '09:00-16:00'],
    ['9.30am until 12.15pm', '09:30-12:15'],
    ['8-6PM', '08:00-18:00'],
    ['1-5pm', '13:00-17:00'],
    ['9a-5p', '09:00-17:00'],
    ['12AM - 6AM', '00:00-06:00'],
    ['6pm - midnight', '18:00-24:00'],
    ['noon - 8pm', '12:00-20:00'],
    ['8AM - 12PM, 1PM - 6PM', '08:00-12:00 13:00-18:00'],
    ['8-12 & 1-5', '08:00-12:00 13:00-17:00'],
    ['24/7', '00:00-24:00'],
    ['Open 24 hours', '00:00-24:00'],
    ['00:00-00:00', '00:00-24:00'],
    ['00:00-23:59', '00:00-24:00'],
    ['９-５', '09:00-17:00'],
    ['closed', ''],
  ])('reads “%s”', (text, times) => {
    const spans = readTimes(text)?.map(
      ({ opens_min, closes_min }) => `${format(opens_min)}-${format(closes_min)}`,
    )
    expect(spans?.join(' ')).toBe(times)
  })

  it.each([
    '',
    '7-11',
    '8-10',
    '1-12',
    '12-2am',
    '8-24.30',
    '24/7 except Sundays',
    'not closed',
    'closed on holidays',
    '12-12',
    '9am-9am',
    '08:00-08:00',
    '24:00-02:00',
    '9pm-5',
    '25:00 - 26:00',
    '8:00-25:00',
    '9:60-17:00',
    '13PM - 14PM',
    '0AM - 5PM',
    '9AM - 5PM - 6PM',
    'from 9AM - 5PM',
    '9AM - 5PM?',
    'almost 24 hours',
    'by appointment',
  ])('returns null for “%s”, which has no or more than one meaning', (text) => {
    expect(readTimes(text)).toBeNull()
  })
})

describe('readWeek()', () => {
  const expected = [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '09:00', closes: '17:00' },
    { days: ['Sat'], opens: '10:00', closes: '14:00' },
  ]

  it.each([
    [
      'entries',
      [
        { days: ['Mon-Fri'], opens: '9:00', closes: '17:00' },
        { days: 'Saturday', opens: 10, closes: 2 },
      ],
    ],
    [
      'a range in one field',
      [
        { days: 'Mon-Fri', opens: '9-5' },
        { days: ['Sat'], opens: '10am-2pm' },
      ],
    ],
    ['an object', { 'Mon–Fri': '9-5', Sat: ['10-2'], Sun: 'closed' }],
    [
      'a closed day',
      [
        { days: 'Mon-Fri', opens: '9-5' },
        { days: 'Sat', opens: '10-2' },
        { days: ['Sun'], closed: true },
      ],
    ],
    [
      '“closed” as both times',
      [
        { days: 'Mon-Fri', opens: '9-5' },
        { days: 'Sat', opens: '10-2' },
        { days: 'Sun', opens: 'closed', closes: 'closed' },
      ],
    ],
    ['opening and closing times of a day', { 'Mon-Fri': { opens: 9, closes: 17 }, Sat: { opens: '10-2' } }],
  ])('reads %s', (_, value) => {
    expect(readWeek(value)).toEqual(expected)
  })

  it.each([{ days: 'daily', opens: 0, closes: 24 }, { daily: '24/7' }])(
    'reads %j as open all week',
    (value) => {
      const [entry, ...others] = readWeek(value) ?? []
      expect(others).toEqual([])
      expect(entry).toMatchObject({ opens: '00:00', closes: '00:00' })
      expect(entry?.days).toHaveLength(7)
    },
  )

  it.each([
    { daily: '9-5', Sun: 'closed' },
    { Sun: 'closed', daily: '9-5' },
  ])('keeps a day closed that is part of the days of another entry: %j', (hours) => {
    expect(regularLines(aWeek(hours as Record<string, string>))).toEqual([
      { days: 'Monday - Saturday', hours: '9AM - 5PM' },
    ])
  })

  it.each([
    { 'Mon-Fri': '9-5', Fri: '9-3' },
    { Fri: '9-3', 'Mon-Fri': '9-5' },
    { 'Mon-Fri': '9-5', Fri: '9-4', Friday: '9-3' },
  ])('replaces the hours of a single day: %j', (value) => {
    expect(readWeek(value)).toEqual([
      { days: ['Mon', 'Tue', 'Wed', 'Thu'], opens: '09:00', closes: '17:00' },
      { days: ['Fri'], opens: '09:00', closes: '15:00' },
    ])
  })

  it.each([
    { Mon: '9-12, 13-17' },
    { Mon: ['13-17', '9-12'] },
    { 'Mon-Fri': '13-17', Mon: '9-12' },
    [
      { days: 'Mon', opens: '9-12' },
      { days: 'Mon', opens: '13-17' },
    ],
  ])('keeps all hours of a day that do not overlap: %j', (value) => {
    const { facts } = parseFacts(JSON.stringify({ hours: { week: readWeek(value) } }))
    const [monday] = weekLines(facts.hours?.week ?? [])
    expect(monday).toEqual({ days: 'Monday', hours: '9 AM – 12 PM, 1 PM – 5 PM' })
  })

  it.each([
    [[{ days: [], opens: '09:00', closes: '17:00' }]],
    [{ Mon: [] }],
    [{ 'Mon-Fri': '9-5', Sat: '10 to late' }],
    [{ Mon: '9-5', Wendsday: '9-5' }],
    [[]],
    [null],
    [7],
    ['Mon-Fri 9-5'],
    [{}],
  ])('returns undefined for %j, because a part cannot be read', (value) => {
    expect(readWeek(value)).toBeUndefined()
  })
})

describe('hours that someone wrote by hand', () => {
  const written = {
    'Mon-Fri': '9-5',
    note: 'Ring',
    special: [
      { date: '2026-12-24', opens: '8-12', closes: '' },
      { date: '2026-12-25', closed: true },
      { date: '2026-12-26', opens: 'closed' },
    ],
  }
  const { opens, closes } = { opens: '09:00', closes: '17:00' }

  it('are read in the form of the elements', () => {
    expect(readHours({ name: 'Volt', hours: written })).toEqual({
      name: 'Volt',
      hours: {
        note: 'Ring',
        week: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens, closes }],
        special: [
          { date: '2026-12-24', opens: '08:00', closes: '12:00' },
          { date: '2026-12-25', closed: true },
          { date: '2026-12-26', closed: true },
        ],
      },
    })
  })

  it('can be published, and the elements read all of them', () => {
    const facts = publishedFacts(stateFromFacts(JSON.stringify({ hours: written })))
    expect(parseFacts(JSON.stringify(facts)).problems).toEqual([])
    expect(facts['hours']).toMatchObject({ note: 'Ring', week: [{ opens, closes }] })
  })

  it('stay as they are in the form of the elements', () => {
    const facts = { hours: { emergency: '24/7', week: [{ days: ['Sun'], opens, closes }] } }
    expect(readHours(facts)).toEqual(facts)
  })

  it.each([
    [{ Mon: '9-5', Tuseday: '9-5' }, 'week'],
    [{ week: [{ days: ['Mon'], opens: 'early', closes: 'late' }] }, 'week'],
    [{ week: [{ days: ['Mon'], opens, closes: opens }] }, 'week'],
    [{ special: [{ date: '2026-12-24', opens: '8-12, 13-17' }] }, 'special'],
    [{ special: [{ date: '2026-12-24' }] }, 'special'],
  ])('must be corrected by the owner if a part cannot be read: %j', (hours, field) => {
    const { facts } = stateFromFacts(JSON.stringify({ hours }))
    const paths = problemsIn({ ...EMPTY_STATE, facts }).map(({ path }) => path.slice(0, 2))
    expect(paths).toContainEqual(['hours', field])
  })
})
