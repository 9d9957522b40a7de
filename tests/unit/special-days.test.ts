import { describe, expect, it } from 'vitest'
import { businessStructuredData } from '../../src/business/business-structured-data.ts'
import { smsLink, whatsappLink } from '../../src/business/links.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { openStatus } from '../../src/business/open-status.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'
import { upcomingDays } from '../../src/business/special-days.ts'
import { dateIn } from '../../src/texts/dates.ts'
import { aWeek, closedWeek } from '../support/weeks.ts'

const week = aWeek({ 'Mon-Sat': '08:00-18:00' })
const morning = { opens_min: 480, closes_min: 720 }
/** December 24, 2026 is a Thursday. */
const special = [
  { date: '2026-12-24', spans: [morning] },
  { date: '2026-12-25', spans: [] },
]

describe('days with special hours', () => {
  it.each([
    { date: '2026-02-30', closed: true },
    { date: '2026-13-01', closed: true },
    { date: '2026-12-24T12:00', closed: true },
    { date: '2026-12-28', opens: '8-12' },
    { date: '2026-12-26' },
    'Christmas',
  ])('remove all hours if one of them cannot be read: %j', (day) => {
    const { facts, problems } = parseFacts(
      JSON.stringify({ hours: { special: [{ date: '2026-12-25', closed: true }, day] } }),
    )
    expect(facts.hours).toBeNull()
    expect(problems).toMatchObject([{ path: expect.stringContaining('"hours", "special", entry 2') }])
  })

  it.each([
    ['on the day', '2026-12-24T09:00Z', 'Open now · until 12 PM'],
    ['after closing early', '2026-12-24T13:00Z', 'Closed · opens Saturday 8 AM'],
    ['on a closed day', '2026-12-25T09:00Z', 'Closed · opens Saturday 8 AM'],
    ['on the day before', '2026-12-23T19:00Z', 'Closed · opens Thursday 8 AM'],
    ['a week before', '2026-12-17T13:00Z', 'Open now · until 6 PM'],
    ['a week later', '2026-12-31T13:00Z', 'Open now · until 6 PM'],
  ])('change whether the business is open %s', (_, now, status) => {
    expect(openStatus(week, 'UTC', new Date(now), undefined, special)).toBe(status)
  })

  it.each([
    ['follow the business’s time zone', 'America/Chicago', '2026-12-25T05:30Z'],
    ['continue after midnight', 'UTC', '2026-12-25T00:30Z'],
  ])('%s', (_, timeZone, now) => {
    const late = [{ date: '2026-12-24', spans: [{ opens_min: 1320, closes_min: 1500 }] }]
    expect(openStatus(week, timeZone, new Date(now), undefined, late)).toBe('Open now · until 1 AM')
  })

  it.each([
    ['on the evening before', '2026-12-23T19:00Z', 'Closed · opens Thu, Jan 7 8 AM'],
    ['with a week left', '2026-12-31T09:00Z', 'Closed · opens Thursday 8 AM'],
    ['in the last hours', '2027-01-06T19:00Z', 'Closed · opens Thursday 8 AM'],
  ])('are never named as the next open day during two weeks of vacation: %s', (_, now, status) => {
    const days = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 11, 24 + day)))
    const closed = days.map((day) => ({ date: day.toISOString().slice(0, 10), spans: [] }))
    const daily = aWeek({ 'Mon-Sun': '08:00-18:00' })
    expect(openStatus(daily, 'UTC', new Date(now), undefined, closed)).toBe(status)
  })

  it.each([
    ['60', '2027-02-21', 'Closed · opens Sun, Feb 21 8 AM'],
    ['61', '2027-02-22', 'Closed'],
  ])('say when a business opens that is closed for %s days, up to 60', (_, date, status) => {
    const later = [{ date, spans: [morning] }]
    expect(openStatus(closedWeek, 'UTC', new Date('2026-12-23T19:00Z'), undefined, later)).toBe(status)
  })

  it.each([
    ['five', '2026-12-24T09:00Z', 'Closed · opens Tuesday 8 AM'],
    ['six', '2026-12-23T19:00Z', 'Closed · opens Tuesday 8 AM'],
  ])('are used %s days in advance', (_, now, status) => {
    const tuesday = [{ date: '2026-12-29', spans: [morning] }]
    const wednesdays = aWeek({ Wed: '08:00-18:00' })
    expect(openStatus(wednesdays, 'UTC', new Date(now), undefined, tuesday)).toBe(status)
  })

  it('are listed in order for the next 60 days, including the first and the last one', () => {
    const dates = ['2027-01-31', '2026-12-24', '2027-02-01', '2026-12-02', '2026-12-25', '2026-12-01']
    const days = dates.map((date) => ({ date, spans: [] }))
    expect(upcomingDays(days, '2026-12-02').map(({ date }) => date)).toEqual([
      '2026-12-02',
      '2026-12-24',
      '2026-12-25',
      '2027-01-31',
    ])
  })

  it('are part of the structured data, together with the towns', () => {
    const areas = ['Springfield', 'Chatham']
    const business = mergeFacts([{ address: { city: 'Springfield' }, areas, hours: { special } }])
    expect(businessStructuredData(business, null)).toMatchObject({
      areaServed: areas,
      specialOpeningHoursSpecification: [
        { opens: '08:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
        { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
      ],
    })
  })
})

it.each([
  ['+1 (555) 010-0199', 'https://wa.me/15550100199', 'sms:+15550100199'],
  ['555-010-0199,,12#', 'https://wa.me/5550100199', 'sms:5550100199'],
  ['+1 555 010 0199 8am-6pm', 'https://wa.me/15550100199', 'sms:+15550100199'],
  ['http://wa.me/message/ABC', 'http://wa.me/message/ABC', null],
  ['see https://wa.me/message/ABC', null, null],
  ['javascript:alert(1)', null, null],
  [undefined, null, null],
])('links for messages lead to the number %s', (text, whatsapp, sms) => {
  expect(whatsappLink(text)).toBe(whatsapp)
  expect(smsLink(text)).toBe(sms)
})

it.each([
  ['America/Chicago', '2026-12-24'],
  ['Asia/Tokyo', '2026-12-25'],
])('the date in the time zone %s is %s', (timeZone, date) => {
  expect(dateIn(timeZone, new Date('2026-12-25T05:30Z'))).toBe(date)
})
