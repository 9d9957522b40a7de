import { describe, expect, it } from 'vitest'
import { openingHoursSpecification } from '../../src/business/opening-hours-specification.ts'
import { regularLines, shortHours, weekLines } from '../../src/business/week-lines.ts'
import { aWeek, closedWeek } from '../support/weeks.ts'

const weekdaysAndSaturday = aWeek({ 'Mon-Fri': '08:00-18:00', Sat: '09:00-16:00' })
const alwaysOpen = aWeek({ daily: '24/7' })

describe('weekLines()', () => {
  const hoursOn = (name: string, hours: Record<string, string>) =>
    weekLines(aWeek(hours)).find(({ days }) => days === name)?.hours

  it('returns every day from Monday to Sunday', () => {
    expect(weekLines(weekdaysAndSaturday).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Monday 8 AM – 6 PM',
      'Tuesday 8 AM – 6 PM',
      'Wednesday 8 AM – 6 PM',
      'Thursday 8 AM – 6 PM',
      'Friday 8 AM – 6 PM',
      'Saturday 9 AM – 4 PM',
      'Sunday Closed',
    ])
  })

  it.each([
    ['08:30-17:45', '8:30 AM – 5:45 PM'],
    ['06:05-12:00', '6:05 AM – 12 PM'],
    ['12:00-13:00', '12 PM – 1 PM'],
    ['18:00-24:00', '6 PM – 12 AM'],
    ['18:00-00:00', '6 PM – 12 AM'],
    ['00:00-06:00', '12 AM – 6 AM'],
    ['22:00-02:00', '10 PM – 2 AM'],
    ['08:00-23:59', '8 AM – 11:59 PM'],
    ['24/7', 'Open 24 hours'],
    ['13:00-18:00, 08:00-12:00', '8 AM – 12 PM, 1 PM – 6 PM'],
  ])('formats %s as “%s”', (times, hours) => {
    expect(hoursOn('Monday', { Mon: times })).toBe(hours)
  })

  it('shows hours past midnight under the day on which they begin', () => {
    expect(hoursOn('Sunday', { Sun: '22:00-02:00' })).toBe('10 PM – 2 AM')
    expect(hoursOn('Monday', { Sun: '22:00-02:00' })).toBe('Closed')
  })
})

describe('regularLines()', () => {
  it('combines consecutive days with the same hours and omits closed days', () => {
    expect(regularLines(weekdaysAndSaturday)).toEqual([
      { days: 'Monday - Friday', hours: '8AM - 6PM' },
      { days: 'Saturday', hours: '9AM - 4PM' },
    ])
  })

  it('lists several time spans of a day on one line and combines no days with a closed day between them', () => {
    expect(regularLines(aWeek({ 'Mon, Wed': '08:00-12:00, 13:00-18:00' }))).toEqual([
      { days: 'Monday', hours: '8AM - 12PM, 1PM - 6PM' },
      { days: 'Wednesday', hours: '8AM - 12PM, 1PM - 6PM' },
    ])
  })
})

it.each([
  ['each line', weekdaysAndSaturday, ['Mon-Fri 8AM-6PM', 'Sat 9AM-4PM']],
  ['every time span of a day', aWeek({ Wed: '08:00-12:00, 13:30-18:00' }), ['Wed 8AM-12PM, 1:30PM-6PM']],
  ['24 hours', alwaysOpen, ['Mon-Sun 24 hours']],
  ['nothing for a closed week', closedWeek, []],
])('shortHours() returns %s', (_, week, lines) => {
  expect(shortHours(week)).toEqual(lines)
})

describe('openingHoursSpecification()', () => {
  const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  })

  it('returns one entry for days with the same hours', () => {
    expect(openingHoursSpecification(weekdaysAndSaturday)).toEqual([
      specification(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '18:00'),
      specification(['Saturday'], '09:00', '16:00'),
    ])
  })

  it('returns one entry per time span when a day has several time spans', () => {
    expect(openingHoursSpecification(aWeek({ Mon: '13:00-18:00, 08:00-12:00' }))).toEqual([
      specification(['Monday'], '08:00', '12:00'),
      specification(['Monday'], '13:00', '18:00'),
    ])
  })

  it.each([
    ['a span past midnight', '22:00-02:00', '22:00', '02:00'],
    ['a span that ends at 24:00', '18:00-24:00', '18:00', '00:00'],
    ['a full day', '24/7', '00:00', '23:59'],
  ])('returns one entry for %s', (_, times, opens, closes) => {
    expect(openingHoursSpecification(aWeek({ Sun: times }))).toEqual([
      specification(['Sunday'], opens, closes),
    ])
  })

  it('returns nothing for a closed week', () => {
    expect(openingHoursSpecification(closedWeek)).toEqual([])
  })
})
