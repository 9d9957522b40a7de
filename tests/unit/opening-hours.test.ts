import { describe, expect, it } from 'vitest'
import { openingHours } from '../../src/business/opening-hours.ts'

/** The schema.org format: two-letter days joined by commas or a hyphen, followed by a 24-hour time span. */
const SCHEMA_ORG_FORM =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)([,-](Mo|Tu|We|Th|Fr|Sa|Su))* ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

describe('openingHours()', () => {
  it.each([
    ['Monday - Friday', '8AM - 6PM', 'Mo-Fr 08:00-18:00'],
    ['Mon-Fri', '8:30 am–5 pm', 'Mo-Fr 08:30-17:00'],
    ['Saturday', '9AM - 4PM', 'Sa 09:00-16:00'],
    ['Saturdays:', '9 a.m. to 4 p.m.', 'Sa 09:00-16:00'],
    ['monday through thursday', '08:00-18:30', 'Mo-Th 08:00-18:30'],
    ['Mon., Wed. & Fri.', '9.30am until 12.15pm', 'Mo,We,Fr 09:30-12:15'],
    ['Tues and Thurs', '10 AM — 3 PM', 'Tu,Th 10:00-15:00'],
    ['Mon-Wed, Sat', '7am-3pm', 'Mo-We,Sa 07:00-15:00'],
    ['Weekdays', '12PM - 8PM', 'Mo-Fr 12:00-20:00'],
    ['Weekends', '12AM - 6AM', 'Sa,Su 00:00-06:00'],
    ['Mon, Wed-Fri', '9.00 - 17.00', 'Mo,We-Fr 09:00-17:00'],
    ['Daily', 'Open 24/7', 'Mo-Su 00:00-23:59'],
    ['Daily', '24 hrs', 'Mo-Su 00:00-23:59'],
    ['Daily', '24 hr', 'Mo-Su 00:00-23:59'],
    ['Every day', '24 hours', 'Mo-Su 00:00-23:59'],
    ['Daily', '9:00 - 17:00', 'Mo-Su 09:00-17:00'],
  ])('parses the days “%s” with the hours “%s”', (title, text, expected) => {
    expect(openingHours([{ title, text }])).toEqual([expected])
    expect(expected).toMatch(SCHEMA_ORG_FORM)
  })

  it('returns one entry per time span when a day has several time spans', () => {
    expect(openingHours([{ title: 'Mon-Fri', text: '8AM - 12PM, 1PM - 6PM' }])).toEqual([
      'Mo-Fr 08:00-12:00',
      'Mo-Fr 13:00-18:00',
    ])
  })

  it('omits days that are closed', () => {
    const lines = [
      { title: 'Saturday', text: '9AM - 4PM' },
      { title: 'Sunday', text: 'Closed' },
    ]
    expect(openingHours(lines)).toEqual(['Sa 09:00-16:00'])
  })

  it.each([
    ['Monday - Friday', '8 - 6'],
    ['Monday - Friday', '8 - 6PM'],
    ['Monday - Friday', '25:00 - 26:00'],
    ['Monday - Friday', '13PM - 14PM'],
    ['Monday - Friday', '8:00 - 12:00'],
    ['Monday - Friday', '18:00 - 8:00'],
    ['Monday - Friday', '20:00 - 18:00'],
    ['Monday - Friday', '17:00 - 17:00'],
    ['Monday - Friday', '0AM - 5PM'],
    ['Monday - Friday', '9AM - 5PM - 6PM'],
    ['Monday - Friday', 'from 9AM - 5PM'],
    ['Monday - Friday', '9AM - 5PM?'],
    ['Monday - Friday', '9:00 - 17:00 sharp'],
    ['Monday - Friday', 'almost 24 hours'],
    ['Monday - Friday', '24 hours a week'],
    ['M - F', '8AM - 6PM'],
    ['Monday - Friday', 'by appointment'],
    ['Monday - Friday', '8AM'],
    ['Monday - Friday', ''],
    ['Summer', '8AM - 6PM'],
    ['Monday - Friday in summer', '8AM - 6PM'],
    ['Monkey - Friday', '8AM - 6PM'],
    ['Monday - Tuesday - Friday', '8AM - 6PM'],
    ['Montag - Freitag', '8AM - 6PM'],
    ['', '8AM - 6PM'],
  ])('returns nothing when it cannot parse the days “%s” with the hours “%s”', (title, text) => {
    expect(openingHours([{ title, text }])).toEqual([])
  })

  it('returns nothing when one line cannot be parsed, because its days would otherwise appear closed', () => {
    const lines = [
      { title: 'Monday - Friday', text: 'early to late' },
      { title: 'Saturday', text: '9AM - 4PM' },
    ]
    expect(openingHours(lines)).toEqual([])
  })
})
