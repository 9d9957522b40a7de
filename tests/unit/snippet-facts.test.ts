import { describe, expect, it, vi } from 'vitest'
import { problemWith } from '../../demo/snippet-builder/attribute-problems.ts'
import { attributesOf, DEFAULT_CHOICES, ELEMENT_NAMES } from '../../demo/snippet-builder/choices.ts'
import { readFacts } from '../../demo/snippet-builder/facts.ts'
import { warningsFor } from '../../demo/snippet-builder/warnings.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'
import { parseAttribute } from '../../src/runtime/attributes.ts'
import { aWeek } from '../support/weeks.ts'

describe('business facts in the snippet builder', () => {
  it.each([
    ['hours.week', 'Mon, Tue | 25 | 17', 'Hours: week: write times as 08:00, not “25”.'],
    ['emergency', 'maybe', 'Emergency: write true or false, not “maybe”.'],
    [
      'hours.week',
      'Funday | 08:00 | 17:00',
      'Hours: week: write days as Mon, Tue, Wed, Thu, Fri, Sat or Sun, not “Funday”.',
    ],
    [
      'social',
      'Web | javascript:alert(1)',
      'Social: write an address such as https://… or /page, not “javascript:alert(1)”.',
    ],
    [
      'links.privacy',
      'ftp://sparks.com',
      'Links: privacy: write an address such as https://…, /page, tel:… or mailto:…, not “ftp://sparks.com”.',
    ],
    ['time_zone', 'Chicago', 'Time zone: write a time zone such as America/Chicago, not “Chicago”.'],
    ['trade.type', 'plumber', 'Trade: type: write a schema.org type such as Plumber, not “plumber”.'],
    ['logo', 'javascript:1', 'Logo: write an address such as https://… or /page, not “javascript:1”.'],
    ['social', 'Web', 'Social: write title | url in each line, not “Web”.'],
  ])('leave out an invalid value of %s and name the expected form: %s', (name, text, problem) => {
    const { facts, problems } = readFacts({ [name]: text })
    expect(problems).toEqual([problem])
    expect(parseFacts(JSON.stringify(facts ?? {})).problems).toEqual([])
  })

  it('accept days and times as people write them', () => {
    const { facts, problems } = readFacts({ 'hours.week': 'Monday | 8 | 17\nSat | 9am | 1pm' })
    expect(problems).toEqual([])
    expect(mergeFacts([parseFacts(JSON.stringify(facts)).facts]).hours.week).toEqual(
      aWeek({ Mon: '8AM-5PM', Sat: '9AM-1PM' }),
    )
  })

  it('keep the valid lines of a list and ignore empty entries between commas', () => {
    const { facts } = readFacts({ services: 'Repairs | Quick | Wiring, , Fuses,\nLamps\n | Nothing' })
    expect(facts).toEqual({
      services: [
        { title: 'Repairs', description: 'Quick', features: ['Wiring', 'Fuses'] },
        { title: 'Lamps' },
      ],
    })
  })
})

describe('attribute values in the snippet builder', () => {
  it.each(ELEMENT_NAMES)('of <%s> are valid if the element accepts them', (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const texts = ['abc', '0', '7', '1.5', '/page', '/p/{id}', 'https://a.example/{id}', 'http://[']
    for (const [attribute, definition] of Object.entries(attributesOf(name))) {
      if (definition.type === 'flag') continue
      for (const text of [...texts, 'javascript:alert(1)', 'mailto:a@b.example', 'tel:1', 'json']) {
        const isAccepted = parseAttribute(name, attribute, definition as never, text) === text
        expect([attribute, text, problemWith(definition, text) === undefined]).toEqual([
          attribute,
          text,
          isAccepted,
        ])
      }
    }
    warn.mockRestore()
  })

  it.each([
    [
      { 'store-grid.limit': 'abc' },
      'Limit (Product listing): write a whole number of at least 1, not “abc”.',
    ],
    [
      { 'order-success.home-url': 'javascript:alert(1)' },
      'Home URL (Thanks after payment): write an address such as https://… or /page, not “javascript:alert(1)”.',
    ],
    [
      { 'quote-form.endpoint': 'tel:1' },
      'Endpoint (Quote form): write an address such as https://…, /page or mailto:…, not “tel:1”.',
    ],
  ])('cause a warning if they are invalid: %o', (attributes, warning) => {
    const elements = ['store-grid', 'order-success', 'quote-form'] as const
    expect(warningsFor({ ...DEFAULT_CHOICES, elements, attributes })).toContain(warning)
    expect(warningsFor({ ...DEFAULT_CHOICES, attributes })).not.toContain(warning)
  })
})
