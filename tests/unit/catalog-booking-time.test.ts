import { describe, expect, it, vi } from 'vitest'
import {
  addMonths,
  dayText,
  monthText,
  supportedTimeZone,
  timeText,
  visitorTimeText,
  weekdays,
  weeksOfMonth,
  zoneText,
} from '../../src/catalog/booking-time.ts'
import { addDays } from '../../src/texts/dates.ts'
import { aLocale } from '../support/a-locale.ts'

describe('booking texts', () => {
  it.each(['America/Los_Angeles', 'Pacific/Auckland'])('are the same in the time zone %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(dayText('2026-11-24')).toBe('Tuesday, November 24')
    expect(monthText('2026-11-30')).toBe('November 2026')
    expect(timeText('2026-11-24T09:05:00')).toMatch(/^9:05\sAM$/)
  })

  it('include a readable name for the time zone', () => {
    expect(zoneText('America/New_York')).toBe('Eastern Time')
    expect(zoneText('Europe/Berlin')).toBe('Central European Time')
  })

  it('have the form of the language', () => {
    const german = aLocale({})
    expect(dayText('2026-11-24', german)).toBe('Dienstag, 24. November')
    expect(monthText('2026-11-30', german)).toBe('November 2026')
    expect(timeText('2026-11-24T15:05:00', german)).toBe('15:05')
    // The default calendar of this language is not the Gregorian one.
    expect(monthText('2026-11-30', aLocale({}, 'th'))).toContain('2026')
  })
})

it.each([
  ['America/New_York', 'America/New_York'],
  ['Mars/Olympus', null],
  [null, null],
])('supportedTimeZone() maps the time zone %j to %j', (zone, supported) => {
  expect(supportedTimeZone(zone)).toBe(supported)
})

describe('visitorTimeText()', () => {
  it.each([
    ['America/New_York', null],
    ['America/Toronto', null],
    ['Europe/Berlin', '3:00 PM'],
    ['Asia/Tokyo', '11:00 PM'],
    ['Pacific/Auckland', 'Wed 3:00 AM'],
  ])('converts 9:00 AM in New York for a visitor in %s: %s', (zone, text) => {
    vi.stubEnv('TZ', zone)
    const shown = visitorTimeText('2026-11-24T09:00:00', 'America/New_York')
    expect(shown?.replace(/\s/g, ' ').replace(',', '') ?? null).toBe(text)
  })

  it('shows no second time for a time that the clocks skip', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(visitorTimeText('2026-03-08T02:30:00', 'America/New_York')).toBeNull()
  })

  it.each([
    // In 2026, daylight-saving time starts on March 8 in New York and on March 29 in Berlin.
    ['2026-03-07T20:00:00', 'Sun 2:00 AM'],
    ['2026-03-08T09:00:00', '2:00 PM'],
    ['2026-03-29T09:00:00', '3:00 PM'],
    ['2026-11-01T09:00:00', '3:00 PM'],
    ['2026-10-27T09:00:00', '2:00 PM'],
  ])('converts times correctly around daylight-saving changes: %s', (slot, text) => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(visitorTimeText(slot, 'America/New_York')?.replace(/\s/g, ' ').replace(',', '')).toBe(text)
  })
})

describe('addDays() and addMonths()', () => {
  it('addDays() crosses month ends, year ends and daylight-saving changes', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
    expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  })

  it('addMonths() keeps the day of the month, or uses the last day of a shorter month', () => {
    expect(addMonths('2026-01-15', 1)).toBe('2026-02-15')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })
})

describe('weeksOfMonth()', () => {
  it('returns weeks that start on Sunday and contain every day of the month once', () => {
    const weeks = weeksOfMonth('2026-11-24')
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  })

  it.each([
    ['en', 'Su Mo Tu We Th Fr Sa', '2026-11-29'],
    ['de', 'Mo Di Mi Do Fr Sa So', '2026-11-30'],
    ['fr', 'lun mar mer jeu ven sam dim', '2026-11-30'],
    ['ar', 'س ح ن ث ر خ ج', '2026-11-28'],
  ])('starts weeks on the first day of the week in %s', (language, names, lastStart) => {
    const locale = aLocale({}, language)
    expect(
      weekdays(locale)
        .map(({ shortName }) => shortName)
        .join(' '),
    ).toBe(names)
    expect(weeksOfMonth('2026-11-24', locale).at(-1)?.[0]).toBe(lastStart)
  })

  it('returns four to six weeks', () => {
    expect(weeksOfMonth('2026-02-10')).toHaveLength(4)
    expect(weeksOfMonth('2026-08-10')).toHaveLength(6)
  })
})
