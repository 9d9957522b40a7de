import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
    ['18:05', 'Open now · until 6:05 PM'],
    ['12:00', 'Open now · until 12 PM'],
    ['12:01', 'Open now · until 12:01 PM'],
    ['24:00', 'Open now · until midnight'],
    ['00:00', 'Open now · until midnight'],
    ['00:30', 'Open now · until 12:30 AM'],
    ['23:59', 'Open now · until 11:59 PM'],
  ])('names the closing time %s', (closes, status) => {
    expect(statusAt(aWeek({ Mon: `08:00-${closes}` }), 'Mon', '10:00')).toBe(status)
  })

  it('changes to “Open now” at the opening time', () => {
    expect(statusAt(officeHours, 'Mon', '07:59:59')).toBe('Closed · opens 8 AM')
    expect(statusAt(officeHours, 'Mon', '08:00:00')).toBe('Open now · until 6 PM')
  })

  it('changes to “Closed” at the closing time', () => {
    expect(statusAt(officeHours, 'Mon', '17:59:59')).toBe('Open now · until 6 PM')
    expect(statusAt(officeHours, 'Mon', '18:00:00')).toBe('Closed · opens Tuesday 8 AM')
  })

  it('names the day of the next opening after a closed weekend', () => {
    expect(statusAt(officeHours, 'Fri', '20:00')).toBe('Closed · opens Monday 8 AM')
    expect(statusAt(officeHours, 'Sun', '23:59')).toBe('Closed · opens Monday 8 AM')
  })

  it('names the day when the next opening is on the same weekday of the following week', () => {
    expect(statusAt(aWeek({ Mon: '08:00-18:00' }), 'Mon', '18:00')).toBe('Closed · opens Monday 8 AM')
  })

  it('omits the day when the business opens again after a lunch break', () => {
    const week = aWeek({ Mon: '08:00-12:00, 13:00-18:00' })
    expect(statusAt(week, 'Mon', '10:00')).toBe('Open now · until 12 PM')
    expect(statusAt(week, 'Mon', '12:00')).toBe('Closed · opens 1 PM')
  })

  it('names the day of an opening at midnight', () => {
    expect(statusAt(aWeek({ Sun: '00:00-24:00' }), 'Sat', '12:00')).toBe('Closed · opens Sunday 12 AM')
  })

  it('returns “Closed” when every day is closed', () => {
    expect(statusAt(closedWeek, 'Mon', '10:00')).toBe('Closed')
  })

  describe('with hours past midnight', () => {
    const week = aWeek({ 'Sat, Sun': '22:00-02:00' })

    it.each<[Day, string, string]>([
      ['Sat', '21:59', 'Closed · opens 10 PM'],
      ['Sat', '22:00', 'Open now · until 2 AM'],
      ['Sun', '00:00', 'Open now · until 2 AM'],
      ['Sun', '01:59', 'Open now · until 2 AM'],
      ['Sun', '02:00', 'Closed · opens 10 PM'],
      ['Sun', '23:00', 'Open now · until 2 AM'],
      ['Mon', '01:59', 'Open now · until 2 AM'],
      ['Mon', '02:00', 'Closed · opens Saturday 10 PM'],
    ])('on %s at %s returns “%s”', (day, time, status) => {
      expect(statusAt(week, day, time)).toBe(status)
    })
  })

  describe('when time spans adjoin or overlap', () => {
    const week = aWeek({ Sun: '00:00-24:00', Sat: '22:00-24:00' })

    it('omits the day of a closing time less than 24 hours ahead', () => {
      expect(statusAt(week, 'Sun', '00:01')).toBe('Open now · until midnight')
    })

    it('names the day of a closing time at least 24 hours ahead', () => {
      expect(statusAt(week, 'Sun', '00:00')).toBe('Open now · until Sunday midnight')
      expect(statusAt(week, 'Sat', '23:00')).toBe('Open now · until Sunday midnight')
    })

    it('joins a span that ends on Sunday at midnight with one that starts then', () => {
      const acrossWeeks = aWeek({ Sun: '00:00-24:00', Mon: '00:00-18:00' })
      expect(statusAt(acrossWeeks, 'Sun', '10:00')).toBe('Open now · until Monday 6 PM')
    })
  })

  describe('when the business is open 24 hours', () => {
    it('names no closing time if that applies to every day', () => {
      const week = aWeek({ daily: '24/7' })
      expect(statusAt(week, 'Wed', '10:00')).toBe('Open now · 24 hours')
      expect(statusAt(week, 'Sun', '23:59')).toBe('Open now · 24 hours')
      expect(statusAt(week, 'Mon', '00:00')).toBe('Open now · 24 hours')
    })

    it('names Saturday midnight as the closing time if Sunday is closed', () => {
      const week = aWeek({ 'Mon-Sat': '24/7' })
      expect(statusAt(week, 'Mon', '00:00')).toBe('Open now · until Saturday midnight')
      expect(statusAt(week, 'Sun', '00:00')).toBe('Closed · opens Monday 12 AM')
    })

    it('returns “Closed” during a single closed minute', () => {
      const week = aWeek({ 'Tue-Sun': '24/7', Mon: '00:01-24:00' })
      expect(statusAt(week, 'Mon', '00:00')).toBe('Closed · opens 12:01 AM')
      expect(statusAt(week, 'Mon', '00:01')).toBe('Open now · until Sunday midnight')
    })
  })
})

describe('openStatus() in a time zone', () => {
  const statusIn = (timeZone: string | null, week: Week, instant: string) =>
    openStatus(week, timeZone, new Date(instant))

  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each([
    ['America/Chicago', '2026-06-01T12:59:00Z', 'Closed · opens 8 AM'],
    ['America/Chicago', '2026-06-01T13:00:00Z', 'Open now · until 6 PM'],
    ['America/Chicago', '2026-06-01T02:00:00Z', 'Closed · opens Monday 8 AM'],
    ['Europe/London', '2026-06-01T07:00:00Z', 'Open now · until 6 PM'],
    ['Europe/London', '2026-12-07T07:59:00Z', 'Closed · opens 8 AM'],
    ['Asia/Kolkata', '2026-06-01T02:29:00Z', 'Closed · opens 8 AM'],
    ['Asia/Kolkata', '2026-06-01T02:30:00Z', 'Open now · until 6 PM'],
    ['Pacific/Auckland', '2026-05-31T19:59:00Z', 'Closed · opens 8 AM'],
    ['Pacific/Auckland', '2026-05-31T20:00:00Z', 'Open now · until 6 PM'],
    ['Pacific/Auckland', '2026-06-05T20:00:00Z', 'Closed · opens Monday 8 AM'],
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

  describe('when clocks in Chicago skip from 2 AM to 3 AM', () => {
    const week = aWeek({ Sat: '22:00-02:30', Sun: '03:15-09:00' })

    it.each([
      ['1:30 AM', '2026-03-08T07:30:00Z', 'Open now · until 2:30 AM'],
      ['1:59 AM', '2026-03-08T07:59:00Z', 'Open now · until 2:30 AM'],
      ['3:00 AM', '2026-03-08T08:00:00Z', 'Closed · opens 3:15 AM'],
      ['3:15 AM', '2026-03-08T08:15:00Z', 'Open now · until 9 AM'],
      ['8:59 AM', '2026-03-08T13:59:00Z', 'Open now · until 9 AM'],
      ['9:00 AM', '2026-03-08T14:00:00Z', 'Closed · opens Saturday 10 PM'],
    ])('returns the correct status at %s', (_, instant, status) => {
      expect(statusIn('America/Chicago', week, instant)).toBe(status)
    })

    it('names the next day’s opening time correctly on the evening before', () => {
      const sunday = aWeek({ Sun: '08:00-12:00' })
      expect(statusIn('America/Chicago', sunday, '2026-03-08T03:00:00Z')).toBe('Closed · opens Sunday 8 AM')
    })
  })

  describe('when clocks in Chicago repeat the hour from 1 AM to 2 AM', () => {
    const week = aWeek({ Sat: '22:00-02:00', Sun: '03:15-09:00' })

    it.each([
      ['1:30 AM for the first time', '2026-11-01T06:30:00Z', 'Open now · until 2 AM'],
      ['1:30 AM for the second time', '2026-11-01T07:30:00Z', 'Open now · until 2 AM'],
      ['2:00 AM', '2026-11-01T08:00:00Z', 'Closed · opens 3:15 AM'],
      ['3:14 AM', '2026-11-01T09:14:00Z', 'Closed · opens 3:15 AM'],
      ['3:30 AM', '2026-11-01T09:30:00Z', 'Open now · until 9 AM'],
      ['8:59 AM', '2026-11-01T14:59:00Z', 'Open now · until 9 AM'],
    ])('returns the correct status at %s', (_, instant, status) => {
      expect(statusIn('America/Chicago', week, instant)).toBe(status)
    })
  })

  it.each([
    ['2026-03-29T00:59:00Z', 'Closed · opens 2 AM'],
    ['2026-03-29T01:00:00Z', 'Open now · until 6 PM'],
    ['2026-03-29T16:59:00Z', 'Open now · until 6 PM'],
    ['2026-10-25T00:59:00Z', 'Closed · opens 2 AM'],
    ['2026-10-25T01:59:00Z', 'Closed · opens 2 AM'],
    ['2026-10-25T02:00:00Z', 'Open now · until 6 PM'],
    ['2026-10-25T18:00:00Z', 'Closed · opens Sunday 2 AM'],
  ])('takes daylight-saving time in London into account at %s', (instant, status) => {
    expect(statusIn('Europe/London', aWeek({ Sun: '02:00-18:00' }), instant)).toBe(status)
  })
})

describe('openStatus() for random weeks', () => {
  const opens = fc.tuple(fc.nat({ max: 23 }), fc.constantFrom(0, 1, 15, 30, 59))
  const lengths = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 1440 }) }, fc.constant(1440))
  const spans = fc.tuple(opens, lengths).map(([[hour, minute], length]) => ({
    opens_min: hour * 60 + minute,
    closes_min: hour * 60 + minute + length,
  }))
  const days = fc.array(spans, { maxLength: 2 })
  const weeks = fc.tuple(days, days, days, days, days, days, days)
  const zones = fc.constantFrom(
    'UTC',
    'America/Chicago',
    'Europe/London',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
  )
  const instants = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  })

  /** Returns whether the business is open in each of the 10,080 minutes of the week, from Monday 00:00. */
  function openMinutes(week: Week): boolean[] {
    const minutes: boolean[] = Array(7 * 24 * 60).fill(false)
    for (const [day, spans] of week.entries())
      for (const { opens_min, closes_min } of spans ?? [])
        for (let minute = opens_min; minute < closes_min; minute += 1)
          minutes[(day * 1440 + minute) % minutes.length] = true
    return minutes
  }

  /** Returns a date whose UTC fields contain the local time in a time zone. */
  const localTime = (timeZone: string, now: Date) =>
    new Date(`${now.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)

  const minuteOfWeek = (local: Date) =>
    ((local.getUTCDay() + 6) % 7) * 1440 + local.getUTCHours() * 60 + local.getUTCMinutes()

  /** Returns the expected status, found by stepping through the minutes of the week. */
  function expectedStatus(week: Week, timeZone: string, now: Date): string {
    const minutes = openMinutes(week)
    const local = localTime(timeZone, now)
    const start = minuteOfWeek(local)
    const isOpenAfter = (wait: number) => minutes[(start + wait) % minutes.length]
    let wait = 1
    while (wait <= minutes.length && isOpenAfter(wait) === isOpenAfter(0)) wait += 1
    if (wait > minutes.length) return isOpenAfter(0) ? 'Open now · 24 hours' : 'Closed'
    const change = new Date(local.getTime() + wait * 60_000)
    const text = (date: Date, options: Intl.DateTimeFormatOptions) =>
      date.toLocaleString('en-US', { timeZone: 'UTC', ...options }).replace(/\s/g, ' ')
    const time = text(change, { hour: 'numeric', minute: '2-digit' }).replace(':00', '')
    if (!isOpenAfter(0)) {
      const isToday = change.getUTCDate() === local.getUTCDate()
      return `Closed · opens ${isToday ? '' : `${text(change, { weekday: 'long' })} `}${time}`
    }
    const lastMinute = new Date(change.getTime() - 60_000)
    const day = wait >= 1440 ? `${text(lastMinute, { weekday: 'long' })} ` : ''
    return `Open now · until ${day}${time === '12 AM' ? 'midnight' : time}`
  }

  it('returns “Open now” if and only if the local time is within a time span', () => {
    fc.assert(
      fc.property(weeks, zones, instants, (week, timeZone, now) => {
        const minute = minuteOfWeek(localTime(timeZone, now))
        expect(openStatus(week, timeZone, now)?.startsWith('Open now')).toBe(openMinutes(week)[minute])
      }),
      { numRuns: 300 },
    )
  })

  it('names the time at which the business opens or closes next', () => {
    fc.assert(
      fc.property(weeks, zones, instants, (week, timeZone, now) => {
        expect(openStatus(week, timeZone, now)).toBe(expectedStatus(week, timeZone, now))
      }),
      { numRuns: 300 },
    )
  })
})

describe('isTimeZone()', () => {
  it.each(['America/Chicago', 'Asia/Kolkata', 'UTC'])('accepts “%s”', (text) => {
    expect(isTimeZone(text)).toBe(true)
  })

  it.each(['', 'Chicago', 'America/Springfield', 'null'])('rejects “%s”', (text) => {
    expect(isTimeZone(text)).toBe(false)
  })
})
