import { describe, expect, it } from 'vitest'
import { weekOfLines } from '../../src/business/read-week.ts'
import type { Day, WeekSpan } from '../../src/business/week.ts'
import { regularLines, shortHours, weekLines } from '../../src/business/week-lines.ts'

const DAYS: readonly Day[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const aSpan = (days: readonly Day[], opens: string, closes: string): WeekSpan => ({ days, opens, closes })
const weekdaysAndSaturday = [aSpan(DAYS.slice(0, 5), '08:00', '18:00'), aSpan(['Sat'], '09:00', '16:00')]
const alwaysOpen = [aSpan(DAYS, '00:00', '24:00')]

describe('weekLines()', () => {
  const hoursOn = (name: string, ...week: WeekSpan[]) =>
    weekLines(week).find(({ day }) => day === name)?.hours

  it('returns every day from Monday to Sunday', () => {
    expect(weekLines(weekdaysAndSaturday)).toEqual([
      { day: 'Monday', hours: '8 AM – 6 PM' },
      { day: 'Tuesday', hours: '8 AM – 6 PM' },
      { day: 'Wednesday', hours: '8 AM – 6 PM' },
      { day: 'Thursday', hours: '8 AM – 6 PM' },
      { day: 'Friday', hours: '8 AM – 6 PM' },
      { day: 'Saturday', hours: '9 AM – 4 PM' },
      { day: 'Sunday', hours: 'Closed' },
    ])
  })

  it.each([
    ['08:30', '17:45', '8:30 AM – 5:45 PM'],
    ['06:05', '12:00', '6:05 AM – 12 PM'],
    ['12:00', '13:00', '12 PM – 1 PM'],
    ['18:00', '24:00', '6 PM – 12 AM'],
    ['18:00', '00:00', '6 PM – 12 AM'],
    ['00:00', '06:00', '12 AM – 6 AM'],
    ['22:00', '02:00', '10 PM – 2 AM'],
    ['08:00', '23:59', '8 AM – 11:59 PM'],
    ['08:00', '08:00', '8 AM – 8 AM'],
  ])('formats %s to %s as “%s”', (opens, closes, hours) => {
    expect(hoursOn('Monday', aSpan(['Mon'], opens, closes))).toBe(hours)
  })

  it.each(['24:00', '00:00', '23:59'])('shows “Open 24 hours” from 00:00 to %s', (closes) => {
    expect(hoursOn('Monday', aSpan(['Mon'], '00:00', closes))).toBe('Open 24 hours')
  })

  it('lists the time spans of a day in chronological order', () => {
    const spans = [aSpan(['Mon'], '13:00', '18:00'), aSpan(['Mon'], '08:00', '12:00')]
    expect(hoursOn('Monday', ...spans)).toBe('8 AM – 12 PM, 1 PM – 6 PM')
  })

  it('shows hours past midnight under the day on which they begin', () => {
    const span = aSpan(['Sun'], '22:00', '02:00')
    expect(hoursOn('Sunday', span)).toBe('10 PM – 2 AM')
    expect(hoursOn('Monday', span)).toBe('Closed')
  })

  it('shows hours that begin at 24:00 under the following day', () => {
    const week = [aSpan(['Sun'], '24:00', '02:00'), aSpan(['Mon'], '08:00', '18:00')]
    expect(hoursOn('Sunday', ...week)).toBe('Closed')
    expect(hoursOn('Monday', ...week)).toBe('12 AM – 2 AM, 8 AM – 6 PM')
  })

  it('shows duplicate hours only once', () => {
    expect(hoursOn('Saturday', ...weekdaysAndSaturday, ...weekdaysAndSaturday)).toBe('9 AM – 4 PM')
  })
})

describe('regularLines()', () => {
  it('combines consecutive days with the same hours and omits closed days', () => {
    expect(regularLines(weekdaysAndSaturday)).toEqual([
      { title: 'Monday - Friday', text: '8AM - 6PM' },
      { title: 'Saturday', text: '9AM - 4PM' },
    ])
  })

  it('does not combine days with a closed day between them', () => {
    expect(regularLines([aSpan(['Mon', 'Tue', 'Thu'], '08:30', '18:00')])).toEqual([
      { title: 'Monday - Tuesday', text: '8:30AM - 6PM' },
      { title: 'Thursday', text: '8:30AM - 6PM' },
    ])
  })

  it('lists several time spans of a day on one line', () => {
    expect(regularLines([aSpan(['Mon'], '08:00', '12:00'), aSpan(['Mon'], '13:00', '18:00')])).toEqual([
      { title: 'Monday', text: '8AM - 12PM, 1PM - 6PM' },
    ])
  })

  it('shows one line for a business that is always open', () => {
    expect(regularLines(alwaysOpen)).toEqual([{ title: 'Monday - Sunday', text: 'Open 24 hours' }])
  })

  it('returns nothing for an empty week', () => {
    expect(regularLines([])).toEqual([])
  })

  it('returns lines that weekOfLines() can read', () => {
    const week = [
      aSpan(['Mon', 'Tue'], '08:30', '12:00'),
      aSpan(['Mon', 'Tue'], '13:00', '18:00'),
      aSpan(['Fri'], '22:00', '02:00'),
      aSpan(['Sat'], '18:00', '24:00'),
      aSpan(['Sun'], '00:00', '24:00'),
    ]
    expect(weekLines(weekOfLines(regularLines(week)))).toEqual(weekLines(week))
  })
})

describe('shortHours()', () => {
  it('returns the first line in a short form', () => {
    expect(shortHours(weekdaysAndSaturday)).toBe('Mon-Fri 8AM-6PM')
  })

  it('includes every time span of a day', () => {
    const week = [aSpan(['Wed'], '08:00', '12:00'), aSpan(['Wed'], '13:30', '18:00')]
    expect(shortHours(week)).toBe('Wed 8AM-12PM, 1:30PM-6PM')
  })

  it('returns “Mon-Sun 24 hours” for a business that is always open', () => {
    expect(shortHours(alwaysOpen)).toBe('Mon-Sun 24 hours')
  })

  it('returns an empty string for an empty week', () => {
    expect(shortHours([])).toBe('')
  })
})
