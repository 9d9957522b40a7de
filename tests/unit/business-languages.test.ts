import { describe, expect, it } from 'vitest'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { openStatus } from '../../src/business/open-status.ts'
import { regularLines, shortHours, weekLines } from '../../src/business/week-lines.ts'
import { englishFacts } from '../../src/texts/en/facts.ts'
import type { Locale, Translation } from '../../src/texts/locale.ts'
import { aWeek } from '../support/weeks.ts'

const localeOf = (...translations: Translation[]): Locale => ({
  language: translations[0]?.language ?? 'de',
  translations,
  priceFormat: 'template',
})

const german = localeOf({
  language: 'de',
  texts: {
    hours_span: '{opens} bis {closes} Uhr',
    open_24_hours: 'rund um die Uhr',
    closed: 'geschlossen',
    footer_span: '{opens}–{closes} Uhr',
    footer_days: '{first} bis {last}',
    list: '{first} und {more}',
    open_until_day: 'Geöffnet bis {day}, {time} Uhr',
  },
})

describe('opening hours in German', () => {
  const week = aWeek({ 'Mon-Thu': '08:00-12:00, 13:30-18:00', Fri: '24/7' })

  it('have the names of days, the times and the order of words of the language', () => {
    expect(
      weekLines(week, german)
        .map(({ days, hours }) => `${days}: ${hours}`)
        .slice(2, 6),
    ).toEqual([
      'Mittwoch: 8:00 bis 12:00 Uhr und 13:30 bis 18:00 Uhr',
      'Donnerstag: 8:00 bis 12:00 Uhr und 13:30 bis 18:00 Uhr',
      'Freitag: rund um die Uhr',
      'Samstag: geschlossen',
    ])
    expect(regularLines(week, german)).toEqual([
      { days: 'Montag bis Donnerstag', hours: '8:00–12:00 Uhr und 13:30–18:00 Uhr' },
      { days: 'Freitag', hours: 'rund um die Uhr' },
    ])
    expect(shortHours(week, german)[0]).toBe('Mo-Do 8:00-12:00 und 13:30-18:00')
  })

  it('name the day on which the business closes', () => {
    const nights = aWeek({ 'Mon, Tue': '24/7', Wed: '00:00-18:30' })
    expect(openStatus(nights, 'UTC', new Date('2026-06-01T12:00Z'), german)).toBe(
      'Geöffnet bis Mittwoch, 18:30 Uhr',
    )
  })
})

it('starts the week with the first day of the language', () => {
  const arabic = localeOf({ language: 'ar', texts: {} })
  const [saturday] = weekLines(aWeek({ Sat: '24/7' }), arabic)
  expect(saturday).toEqual({ days: 'السبت', hours: 'Open 24 hours' })
})

describe('default facts in another language', () => {
  const facts = {
    name: 'Ihr Elektriker',
    trade: { ...englishFacts.trade, credential: 'Meisterbetrieb' },
    highlights: [
      { title: 'Erfahren', text: 'seit 10 Jahren' },
      { title: 'Notdienst', text: 'immer' },
      { title: 'Beratung', text: 'kostenlos' },
    ],
    hours: { emergency: 'rund um die Uhr', note: 'Rufen Sie an' },
    withoutEmergency: { description: 'Strom.', headline: 'Strom', blurb: 'Strom!' },
    unread: { name: 'Ihr Betrieb' },
    // Not the structure of the English facts.
    services: [{ title: 'Lampen' }],
    bio: 'Strom',
  }
  const locale = localeOf({ language: 'de', texts: {}, facts })

  it('replace the English ones fact by fact', () => {
    const business = mergeFacts([], locale)
    expect(business).toMatchObject({ name: 'Ihr Elektriker', hours: { note: 'Rufen Sie an' } })
    expect(business.trade).toMatchObject({ type: 'Electrician', credential: 'Meisterbetrieb' })
    expect(business.hours.week).toBe(mergeFacts([]).hours.week)
    expect(business.statistics).toEqual(englishFacts.statistics)
  })

  it('stay English if they do not have the structure of the English facts', () => {
    const { services, bio } = mergeFacts([], locale)
    expect({ services, bio }).toEqual({ services: englishFacts.services, bio: englishFacts.bio })
  })

  it('do not mention emergencies for a business without emergency service', () => {
    const business = mergeFacts([{ emergency: false }], locale)
    expect(business.highlights.map(({ title }) => title)).toEqual(['Erfahren', 'Beratung'])
    expect(business).toMatchObject({ headline: 'Strom', hours: { emergency: '' }, rates: { note: '' } })
    const own = [
      { title: 'Schnell', text: 'ja' },
      { title: 'Notdienst', text: 'ja' },
    ]
    expect(mergeFacts([{ emergency: false, highlights: own }], locale).highlights).toEqual(own)
  })

  it('replace a name that cannot be read', () => {
    expect(mergeFacts([{ name: null }], locale).name).toBe('Ihr Betrieb')
  })
})
