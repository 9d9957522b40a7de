import { describe, expect, it, vi } from 'vitest'
import { isTimeZone, openStatus } from '../../src/business/open-status.ts'
import type { Week } from '../../src/business/week.ts'
import { aWeek, closedWeek } from '../support/weeks.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
type Day = (typeof DAYS)[number]

const officeHours = aWeek({ 'Mon-Fri': '08:00-18:00' })

/** Returns the status at a UTC time in the first week of June 2026, in which Monday is the 1st and Sunday the 7th. */
const statusAt = (week: Week, day: Day, time: string) =>
  openStatus(week, 'UTC', new Date(`2026-06-0${DAYS.indexOf(day) + 1}T${time}Z`))

describe('openStatus()', () => {
  it.each([
    ['18:00', 'Open now · until 6 PM'],
    ['18:30', 'Open now · until 6:30 PM'],
    ['12:00', 'Open now · until 12 PM'],
    ['24:00', 'Open now · until midnight'],
    ['00:00', 'Open now · until midnight'],
  ])('names the closing time %s', (closes, status) => {
    expect(statusAt(aWeek({ Mon: `08:00-${closes}` }), 'Mon', '10:00')).toBe(status)
  })

  const lunchBreak = aWeek({ Mon: '08:00-12:00, 13:00-18:00' })
  const nights = aWeek({ 'Sat, Sun': '22:00-02:00' })
  const fullSunday = aWeek({ Sun: '00:00-24:00', Sat: '22:00-24:00' })
  const closedMinute = aWeek({ 'Tue-Sun': '24/7', Mon: '00:01-24:00' })
  const closedSunday = aWeek({ 'Mon-Sat': '24/7' })

  it.each<[string, Day, string, string, Week]>([
    ['office hours', 'Mon', '08:00:00', 'Open now · until 6 PM', officeHours],
    ['office hours', 'Mon', '18:00:00', 'Closed · opens Tuesday 8 AM', officeHours],
    ['office hours', 'Sun', '23:59', 'Closed · opens Monday 8 AM', officeHours],
    ['a single day', 'Mon', '18:00', 'Closed · opens Monday 8 AM', aWeek({ Mon: '08:00-18:00' })],
    ['a lunch break', 'Mon', '12:00', 'Closed · opens 1 PM', lunchBreak],
    ['a lunch break', 'Sun', '12:00', 'Closed · opens Monday 8 AM', lunchBreak],
    ['a full Sunday', 'Sat', '12:00', 'Closed · opens Sunday 12 AM', aWeek({ Sun: '00:00-24:00' })],
    ['a closed week', 'Mon', '10:00', 'Closed', closedWeek],
    ['hours past midnight', 'Sat', '22:00', 'Open now · until 2 AM', nights],
    ['hours past midnight', 'Mon', '02:00', 'Closed · opens Saturday 10 PM', nights],
    ['adjoining spans', 'Sun', '00:00', 'Open now · until Sunday midnight', fullSunday],
    ['adjoining spans', 'Sat', '23:00', 'Open now · until Sunday midnight', fullSunday],
    [
      'spans that adjoin at the end of the week',
      'Sun',
      '10:00',
      'Open now · until Monday 6 PM',
      aWeek({ Sun: '00:00-24:00', Mon: '00:00-18:00' }),
    ],
    ['24 hours every day', 'Sun', '23:59', 'Open now · 24 hours', aWeek({ daily: '24/7' })],
    ['24 hours except on Sunday', 'Mon', '00:00', 'Open now · until Saturday midnight', closedSunday],
    ['a single closed minute', 'Mon', '00:00', 'Closed · opens 12:01 AM', closedMinute],
  ])('with %s, on %s at %s returns “%s”', (_, day, time, status, week) => {
    expect(statusAt(week, day, time)).toBe(status)
  })
})

describe('openStatus() in a time zone', () => {
  const statusIn = (timeZone: string | null, week: Week, instant: string) =>
    openStatus(week, timeZone, new Date(instant))

  it.each([
    ['America/Chicago', '2026-06-01T12:59:00Z', 'Closed · opens 8 AM'],
    ['America/Chicago', '2026-06-01T02:00:00Z', 'Closed · opens Monday 8 AM'],
    ['Europe/London', '2026-12-07T07:59:00Z', 'Closed · opens 8 AM'],
    ['Asia/Kolkata', '2026-06-01T02:30:00Z', 'Open now · until 6 PM'],
    ['Pacific/Auckland', '2026-05-31T20:00:00Z', 'Open now · until 6 PM'],
  ])('in %s at %s returns “%s”', (timeZone, instant, status) => {
    expect(statusIn(timeZone, officeHours, instant)).toBe(status)
  })

  it('uses the date of the business when the visitor’s date differs', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const sundayForVisitor = new Date('2026-05-31T21:00:00Z')
    expect(sundayForVisitor.getDay()).toBe(0)
    expect(openStatus(officeHours, 'Pacific/Auckland', sundayForVisitor)).toBe('Open now · until 6 PM')
  })

  it.each([null, 'Mars/Olympus', ''])('returns null if the business’s time zone is %j', (timeZone) => {
    expect(statusIn(timeZone, officeHours, '2026-05-31T20:00:00Z')).toBeNull()
  })

  const springNight = aWeek({ Sat: '22:00-02:30', Sun: '03:15-09:00' })
  const autumnNight = aWeek({ Sat: '22:00-02:00', Sun: '03:15-09:00' })

  it.each([
    ['1:59 AM, before the clocks skip an hour', springNight, '2026-03-08T07:59Z', 'Open now · until 2:30 AM'],
    ['3:00 AM, after the clocks skipped an hour', springNight, '2026-03-08T08:00Z', 'Closed · opens 3:15 AM'],
    ['8:59 AM on that day', springNight, '2026-03-08T13:59Z', 'Open now · until 9 AM'],
    ['9:00 AM on that day', springNight, '2026-03-08T14:00Z', 'Closed · opens Saturday 10 PM'],
    ['the evening before', aWeek({ Sun: '08:00-12:00' }), '2026-03-08T03:00Z', 'Closed · opens Sunday 8 AM'],
    ['1:30 AM, before the hour is repeated', autumnNight, '2026-11-01T06:30Z', 'Open now · until 2 AM'],
    ['1:30 AM, in the repeated hour', autumnNight, '2026-11-01T07:30Z', 'Open now · until 2 AM'],
    ['2:00 AM on that day', autumnNight, '2026-11-01T08:00Z', 'Closed · opens 3:15 AM'],
    ['3:30 AM on that day', autumnNight, '2026-11-01T09:30Z', 'Open now · until 9 AM'],
  ])('returns the correct status in Chicago at %s', (_, week, instant, status) => {
    expect(statusIn('America/Chicago', week, instant)).toBe(status)
  })
})

it.each([
  ['America/Chicago', true],
  ['UTC', true],
  ['', false],
  ['Chicago', false],
  ['America/Springfield', false],
])('isTimeZone() “%s”: %s', (text, is) => {
  expect(isTimeZone(text)).toBe(is)
})
