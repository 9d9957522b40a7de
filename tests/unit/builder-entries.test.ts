import { describe, expect, it } from 'vitest'
import { completedFacts } from '../../src/builder/state/complete-facts.ts'
import { readNumber, readWholeNumber } from '../../src/builder/state/read-number.ts'
import { completeTimeZone } from '../../src/builder/state/time-zones.ts'

describe('a number', () => {
  it.each([
    ['4.8', 4.8],
    ['4,8', 4.8],
    [' 5 ', 5],
    ['-89.64', -89.64],
    ['−0,5', -0.5],
    ['54,3233', 54.3233],
    // A decimal number has no separators between groups.
    ['1.257', 1.257],
    ['1.257,5', undefined],
    ['4,8 stars', undefined],
    ['', undefined],
  ])('“%s” is %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each([
    ['57', 57],
    ['1.257', 1257],
    ['1,257', 1257],
    ['1 257', 1257],
    ['1\u202f257', 1257],
    ['1’257', 1257],
    ['1.234.567', 1234567],
    ['1.234,567', undefined],
    ['12.5', undefined],
    ['1.25', undefined],
    ['-3', undefined],
    ['', undefined],
  ])('“%s” is the whole number %s', (text, number) => {
    expect(readWholeNumber(text)).toBe(number)
  })
})

describe('completed entries', () => {
  it.each([
    ['de', 'DE'],
    ['Deutschland', 'DE'],
    ['germany', 'DE'],
    ['Atlantis', 'Atlantis'],
  ])('name the country “%s” by its code', (country, code) => {
    expect(completedFacts({ address: { country } })).toEqual({ address: { country: code } })
  })

  it.each([
    ['DE', '0171 / 123 45 67', '+49 171 1234567'],
    ['de', '0049 171 1234567', '+49 171 1234567'],
    ['IT', '02 1234567', '+39 02 123 4567'],
    ['US', '(555) 010-0144', '+1 555 010 0144'],
    ['DE', '+43 660 1234567', '+43 660 1234567'],
    ['DE', '12', '12'],
    ['DE', 'https://wa.me/49171', 'https://wa.me/49171'],
    ['', '0171 1234567', '0171 1234567'],
  ])('add the calling code of the country “%s” to “%s”', (country, number, completed) => {
    const facts = completedFacts({ address: { country }, links: { sms: number, whatsapp: number } })
    expect(facts['links']).toEqual({ sms: completed, whatsapp: completed })
  })

  it.each([
    ['Berlin', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['europe/berlin', 'Europe/Berlin'],
    ['MEZ', 'Europe/Berlin'],
    ['MESZ', 'Europe/Berlin'],
    ['Kiel', 'Kiel'],
  ])('name the time zone “%s” as %s', (text, zone) => {
    expect(completeTimeZone(text, 'Europe/Berlin', ['de-DE'])).toBe(zone)
  })

  it('have complete addresses in lists, and all other facts unchanged', () => {
    const facts = { name: 'a.test', social: [{ title: 'b.test', url: 'c.test/me' }], founded: 2009 }
    expect(completedFacts(facts)).toEqual({
      ...facts,
      social: [{ title: 'b.test', url: 'https://c.test/me' }],
    })
  })
})
