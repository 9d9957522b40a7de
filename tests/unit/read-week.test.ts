import { describe, expect, it } from 'vitest'
import { openStatus } from '../../src/business/open-status.ts'
import { openingHoursSpecification } from '../../src/business/opening-hours-specification.ts'
import { readDays } from '../../src/business/read-days.ts'
import { readTimes } from '../../src/business/read-times.ts'
import { readWeek, weekOfLines } from '../../src/business/read-week.ts'
import { regularLines, weekLines } from '../../src/business/week-lines.ts'

describe('readDays()', () => {
  it.each([
    ['Monday', 'Mon'],
    ['monday', 'Mon'],
    ['Mo', 'Mon'],
    ['Tues.', 'Tue'],
    ['Saturdays:', 'Sat'],
    ['Mon-Fri', 'Mon Tue Wed Thu Fri'],
    ['Mon – Fri', 'Mon Tue Wed Thu Fri'],
    ['M-F', 'Mon Tue Wed Thu Fri'],
    ['Mon–Fri, Sat', 'Mon Tue Wed Thu Fri Sat'],
    ['monday through thursday', 'Mon Tue Wed Thu'],
    ['Mon., Wed. & Fri.', 'Mon Wed Fri'],
    ['Tues and Thurs', 'Tue Thu'],
    ['Fri-Mon', 'Fri Sat Sun Mon'],
    ['Weekdays', 'Mon Tue Wed Thu Fri'],
    ['Weekends', 'Sat Sun'],
    ['weekday', 'Mon Tue Wed Thu Fri'],
    ['weekend', 'Sat Sun'],
    ['All week', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['7 days', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['Daily', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['Every day', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['7 days a week', 'Mon Tue Wed Thu Fri Sat Sun'],
  ])('reads “%s”', (text, days) => {
    expect(readDays(text)?.join(' ')).toBe(days)
  })

  it.each([
    '',
    'Funday',
    'Monkey - Friday',
    'T',
    'S-S',
    'Mon - Tue - Fri',
    'Summer',
    'Mon in summer',
    'Montag',
  ])('returns null for “%s”', (text) => {
    expect(readDays(text)).toBeNull()
  })
})

describe('readTimes()', () => {
  it.each([
    ['9-5', '09:00-17:00'],
    ['8 - 6', '08:00-18:00'],
    ['7-7', '07:00-19:00'],
    ['10–2', '10:00-14:00'],
    ['9-12', '09:00-12:00'],
    ['12-5', '12:00-17:00'],
    ['1-5', '13:00-17:00'],
    ['9:00-5:00', '09:00-17:00'],
    ['8.30 - 5.30', '08:30-17:30'],
    ['8:00 - 12:00', '08:00-12:00'],
    ['9:00 - 17:00', '09:00-17:00'],
    ['9.00 - 17.00', '09:00-17:00'],
    ['8-18', '08:00-18:00'],
    ['8h-18h30', '08:00-18:30'],
    ['0800-1700', '08:00-17:00'],
    ['08:00-11:30', '08:00-11:30'],
    ['22:00 - 2:00', '22:00-02:00'],
    ['18:00 - 08:00', '18:00-08:00'],
    ['9am-5pm', '09:00-17:00'],
    ['9AM - 6PM', '09:00-18:00'],
    ['9 a.m. to 4 p.m.', '09:00-16:00'],
    ['9.30am until 12.15pm', '09:30-12:15'],
    ['8-6PM', '08:00-18:00'],
    ['9am-5', '09:00-17:00'],
    ['1-5pm', '13:00-17:00'],
    ['9a-5p', '09:00-17:00'],
    ['12AM - 6AM', '00:00-06:00'],
    ['6pm - midnight', '18:00-24:00'],
    ['noon - 8pm', '12:00-20:00'],
    ['8AM - 12PM, 1PM - 6PM', '08:00-12:00 13:00-18:00'],
    ['8-12 & 1-5', '08:00-12:00 13:00-17:00'],
    ['24/7', '00:00-24:00'],
    ['Open 24/7', '00:00-24:00'],
    ['24 hours', '00:00-24:00'],
    ['24 hrs', '00:00-24:00'],
    ['0:00-24:00', '00:00-24:00'],
    ['９-５', '09:00-17:00'],
    ['closed', ''],
    ['Closed all day', ''],
  ])('reads “%s”', (text, times) => {
    expect(
      readTimes(text)
        ?.map(({ opens, closes }) => `${opens}-${closes}`)
        .join(' '),
    ).toBe(times)
  })

  it.each([
    '',
    '8AM',
    '7-11',
    '8-10',
    '5-1',
    '12-12',
    '9am-9am',
    '9pm-5',
    '25:00 - 26:00',
    '8:00-25:00',
    '9:60-17:00',
    '13PM - 14PM',
    '0AM - 5PM',
    '9AM - 5PM - 6PM',
    'from 9AM - 5PM',
    '9AM - 5PM?',
    '9:00 - 17:00 sharp',
    'almost 24 hours',
    '24 hours a week',
    'by appointment',
    'early to late',
  ])('returns null for “%s”, which has no or more than one meaning', (text) => {
    expect(readTimes(text)).toBeNull()
  })
})

describe('readWeek()', () => {
  const weekdays = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '09:00', closes: '17:00' }
  const saturday = { days: ['Sat'], opens: '10:00', closes: '14:00' }
  function read(value: unknown) {
    const problems: string[] = []
    return { week: readWeek(value, '"week"', (problem) => problems.push(problem)), problems }
  }

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
    ['texts', ['Mon-Fri 9-5', 'Sat: 10-2', 'Sunday closed']],
    ['one text', 'Mon-Fri 9am-5pm, Sat 10-2; Sun closed'],
    ['an object', { 'Mon–Fri': '9-5', Sat: ['10-2'], Sun: 'closed' }],
    [
      'a closed day',
      [
        { days: 'Mon-Fri', opens: '9-5' },
        { days: 'Sat', opens: '10-2' },
        { days: ['Sun'], closed: true },
      ],
    ],
    ['days and times with a comma between them', ['Mon-Fri, 9-5', 'Sat, 10-2']],
    ['times in parentheses', 'Mon-Fri (9-5), Sat (10-2)'],
    ['entries joined with “and”', 'Mon-Fri 9-5 and Sat 10-2'],
    ['entries joined with a comma and “and”', 'Mon-Fri 9-5, and Sat 10-2'],
    ['entries joined with &', 'Mon-Fri 9-5 & Sat 10-2'],
    ['opening and closing times of a day', { 'Mon-Fri': { opens: 9, closes: 17 }, Sat: [{ opens: '10-2' }] }],
    [
      '“closed” as both times',
      ['Mon-Fri 9-5', 'Sat 10-2', { days: 'Sun', opens: 'closed', closes: 'closed' }],
    ],
  ])('reads %s', (_, value) => {
    expect(read(value)).toEqual({ week: [weekdays, saturday], problems: [] })
  })

  it.each([[{ days: 'daily', opens: 0, closes: 24 }], ['24/7'], ['Open 24 hours']])(
    'reads %j as open all week',
    (value) => {
      const { week = [], problems } = read(value)
      expect(problems).toEqual([])
      expect(regularLines(week)).toEqual([{ title: 'Monday - Sunday', text: 'Open 24 hours' }])
    },
  )

  it.each([
    ['daily 9-5, Sunday closed'],
    ['Sunday closed, daily 9-5'],
    [{ 'Mon-Sun': '9-5', Sun: 'closed' }],
    [
      [
        { days: ['Mon-Sun'], opens: '9', closes: '5' },
        { days: ['Sun'], closed: true },
      ],
    ],
  ])('keeps a day closed that is part of the days of another entry: %j', (value) => {
    const { week = [] } = read(value)
    expect(regularLines(week)).toEqual([{ title: 'Monday - Saturday', text: '9AM - 5PM' }])
  })

  it.each([['Mon-Fri 9-5, Fri 9-3'], ['Fri 9-3, Mon-Fri 9-5'], ['Mon-Fri 9-5, Fri 9-4, Fri 9-3']])(
    'replaces the hours of a single day: %j',
    (value) => {
      const { week = [] } = read(value)
      expect(regularLines(week)).toEqual([
        { title: 'Monday - Thursday', text: '9AM - 5PM' },
        { title: 'Friday', text: '9AM - 3PM' },
      ])
    },
  )

  it.each([
    ['Mon 9-12, Mon 13-17'],
    ['Mon 9-12, 13-17'],
    [{ Mon: ['9-12', '13-17'] }],
    ['Mon-Fri 13-17, Mon 9-12'],
  ])('keeps all hours of a day that do not overlap: %j', (value) => {
    const { week = [] } = read(value)
    expect(weekLines(week)[0]).toEqual({ day: 'Monday', hours: '9 AM – 12 PM, 1 PM – 5 PM' })
  })

  it.each([[[{ days: [], opens: '09:00', closes: '17:00' }]], [{ Mon: [] }]])(
    'does not call the week closed for %j',
    (value) => {
      const { week, problems } = read(value)
      expect(week).toBeUndefined()
      expect(problems).toHaveLength(1)
    },
  )

  it('leaves out a day whose times cannot be read, and does not call it closed', () => {
    const { week = [], problems } = read(['Mon-Fri 9-5', { days: ['Sat'], opens: '10 to late' }])
    expect(problems).toEqual([
      expect.stringContaining('the times in {"days":["Sat"],"opens":"10 to late"} cannot be read'),
    ])
    expect(weekLines(week).map(({ day }) => day)).not.toContain('Saturday')
    expect(weekLines(week).at(-1)).toEqual({ day: 'Sunday', hours: 'Closed' })
    expect(JSON.stringify(openingHoursSpecification(week))).not.toContain('Saturday')
    // Saturday, June 6, 2026
    expect(openStatus(week, 'UTC', new Date('2026-06-06T12:00Z'))).toBeNull()
  })

  it('leaves out a day of which only some hours can be read', () => {
    const { week = [] } = read([
      { days: 'Mon-Tue', opens: '8-12' },
      { days: 'Mon', opens: '1 to late' },
    ])
    expect(weekLines(week).map(({ day }) => day)).not.toContain('Monday')
    expect(weekLines(week)[0]).toEqual({ day: 'Tuesday', hours: '8 AM – 12 PM' })
  })

  it('calls no other day closed when the days of an entry cannot be read', () => {
    const { week = [], problems } = read(['Mon 9-5', 'Wendsday 9-5'])
    expect(problems).toEqual([expect.stringContaining('the days in "Wendsday 9-5" cannot be read')])
    expect(weekLines(week)).toEqual([{ day: 'Monday', hours: '9 AM – 5 PM' }])
  })

  it('does not combine days around a day that is left out', () => {
    const { week = [] } = read(['Mon 9-5', 'Tue 9 or so', 'Wed 9-5'])
    expect(regularLines(week).map(({ title }) => title)).toEqual(['Monday', 'Wednesday'])
  })

  it.each([[[]], [null], [7], ['6pm-midnight'], ['whenever'], [{}], [['Mon 9 or so', 'Funday 9-5']]])(
    'returns undefined for %j',
    (value) => {
      expect(read(value).week).toBeUndefined()
    },
  )
})

describe('weekOfLines()', () => {
  it('leaves out lines that cannot be read', () => {
    const lines = [
      { title: 'Monday - Friday', text: 'early to late' },
      { title: 'Saturday', text: '9AM - 4PM' },
      { title: 'Sunday', text: 'Closed' },
    ]
    expect(openingHoursSpecification(weekOfLines(lines))).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' },
    ])
  })
})

describe('openStatus()', () => {
  const week = readWeek(['Mon 9-5', 'Tue 9 or so', 'Wed 9-5'], '', () => {}) ?? []
  /** Returns the status in the week that begins on Monday, June 1, 2026. */
  const statusOn = (day: number, time: string) =>
    openStatus(week, 'UTC', new Date(`2026-06-0${day}T${time}Z`))

  it('is unknown while the next opening depends on a day that was left out', () => {
    expect(statusOn(1, '12:00')).toBe('Open now · until 5 PM')
    expect(statusOn(1, '20:00')).toBeNull()
    expect(statusOn(2, '12:00')).toBeNull()
    expect(statusOn(3, '08:00')).toBe('Closed · opens 9 AM')
    expect(statusOn(5, '08:00')).toBe('Closed · opens Monday 9 AM')
  })
})
