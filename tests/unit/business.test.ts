import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressText, mapLink } from '../../src/business/address.ts'
import type { Business, FactOverrides, OwnerFacts } from '../../src/business/business.ts'
import { businessStructuredData } from '../../src/business/business-structured-data.ts'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { factDocs } from '../../src/business/fact-docs.ts'
import { FACTS } from '../../src/business/facts.ts'
import { emailLink, phoneLink } from '../../src/business/links.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { parseFacts as parse } from '../../src/business/parse-facts.ts'
import { VALUE_TYPES } from '../../src/business/value-types.ts'
import type { Week } from '../../src/business/week.ts'
import { describeProblem } from '../../src/diagnostics/describe-problem.ts'
import phoneNumbers from '../phone-numbers.json' with { type: 'json' }
import { problemsWithType } from '../support/vocabulary.ts'
import { aWeek } from '../support/weeks.ts'

const NO_FACTS = Object.fromEntries(Object.keys(DEFAULT_BUSINESS).map((name) => [name, null]))

/** Returns the documented example of every business fact. */
function documentedFacts(): FactOverrides {
  return factsOf(Object.fromEntries(Object.entries(factDocs).map(([name, { example }]) => [name, example])))
}

/** Parses JSON and returns the facts with the messages about its mistakes. */
function parseFacts(json: string) {
  const { facts, problems } = parse(json)
  return { facts, problems: problems.map((problem) => describeProblem(problem, json)) }
}

/** Returns the facts that the elements read from the owner's JSON. */
const factsOf = (facts: OwnerFacts) => parseFacts(JSON.stringify(facts)).facts

describe('parseFacts()', () => {
  it.each([
    ['', {}],
    [' \n ', {}],
    ['{}', {}],
    // Only for editors.
    ['{"$schema":"./business.schema.json"}', {}],
    ['\ufeff{"headline":"Light"}', { headline: 'Light' }],
    ['{"founded":1998,"phone":5550100199}', { founded: '1998', phone: '5550100199' }],
    [
      '{"statistics":null,"hours":{"note":null,"emergency":"8-20"}}',
      { statistics: null, hours: { note: null, emergency: '8-20' } },
    ],
  ])('reads %j as %j', (json, facts) => {
    expect(parseFacts(json)).toEqual({ facts, problems: [] })
  })

  it.each(Object.entries(factDocs))('accepts the documented example of “%s”', (key, { example }) => {
    const special = [
      { date: '2026-12-24', spans: [{ opens_min: 480, closes_min: 720 }] },
      { date: '2026-12-25', spans: [] },
    ]
    const week = aWeek({ 'Mon-Fri': '08:00-18:00', Sat: '09:00-16:00' })
    expect(parseFacts(JSON.stringify({ [key]: example }))).toEqual({
      facts: { [key]: key === 'hours' ? { ...Object(example), week, special } : example },
      problems: [],
    })
  })

  it('accepts objects without their optional fields', () => {
    const facts = {
      hours: { emergency: 'never' },
      address: { street: '1 Quay', city: 'Cork' },
      links: { privacy: '/privacy' },
      testimonials: [{ quote: 'Quick.', name: 'Ada' }],
    }
    expect(parseFacts(JSON.stringify(facts))).toEqual({ facts, problems: [] })
  })

  it.each([
    [
      'a value of the wrong type',
      { headline: true },
      '"headline" has the wrong format, so neither it nor the default claims are shown. Write it as "…".',
    ],
    ['an unknown time zone', { time_zone: 'Springfield' }, 'Write it as "America/Chicago".'],
    [
      'a position out of range',
      { geo: { latitude: 91, longitude: -87 } },
      'Write it as { "latitude": 39.8, "longitude": -89.64 }',
    ],
    ['a text instead of true or false', { emergency: 'no' }, 'Write it as true or false.'],
    ['a text instead of a list', { bio: 'One.' }, '"bio" has the wrong format'],
    ['an unknown name', { opening_hours: {} }, '"opening_hours" is not a business fact, so neither it nor'],
    ['a misspelled name', { statistcs: [] }, 'Use one of: name, owner_name,'],
    ['the name of a method', { constructor: 'x' }, '"constructor" is not a business fact'],
  ])('reports %s and returns null for all facts', (_, facts, problem) => {
    expect(parseFacts(JSON.stringify(facts))).toEqual({
      facts: NO_FACTS,
      problems: [expect.stringContaining(problem)],
    })
  })

  it.each([
    [
      'the valid entries of a list',
      { testimonials: [{ quote: 'Quick.', name: 'Ada' }, { quote: 'Good.' }] },
      { testimonials: [{ quote: 'Quick.', name: 'Ada' }] },
      '"testimonials", entry 2 has the wrong format, so neither it nor the default claims are shown. Write it as { "quote": "…", "name": "…", "place": "…" }.',
    ],
    [
      'the valid fields of an address',
      { address: { street: '1 Quay', city: 'Cork', country: false } },
      { address: { street: '1 Quay', city: 'Cork' } },
      '"address", "country" has the wrong format',
    ],
    [
      'a service without its description',
      { services: [{ title: 'Lamps', description: {}, features: ['Wall', null] }] },
      { services: [{ title: 'Lamps', features: ['Wall'] }] },
      '"services", entry 1, "description" has the wrong format',
    ],
    [
      'the links that are addresses',
      { links: { privacy: '/privacy', terms: 'javascript:1' } },
      { links: { privacy: '/privacy' } },
      '"links", "terms" has the wrong format',
    ],
  ])('keeps %s', (_, given, facts, problem) => {
    const parsed = parseFacts(JSON.stringify(given))
    expect(parsed.facts).toEqual({ ...NO_FACTS, ...facts })
    expect(parsed.problems.join()).toContain(problem)
  })

  it('keeps the other facts and fields of the hours after a mistake, without defaults', () => {
    const { facts } = parseFacts('{ "phones": "1", "name": "Volt", "hours": { "note": "Ring" } }')
    const business = mergeFacts([facts])
    expect(business).toMatchObject({ name: 'Volt', services: [], statistics: [], emergency: false })
    expect(business.hours).toEqual({ emergency: '', note: 'Ring', week: null, special: [] })
  })

  const monday = { days: ['Mon'], opens: '09:00', closes: '17:00' }
  it.each([
    ['an unreadable time', { week: [monday, { ...monday, opens: '9' }] }, '"hours", "week", entry 2'],
    ['equal times', { week: [{ ...monday, closes: '09:00' }] }, '"hours", "week", entry 1'],
    ['a missing time', { week: [{ days: ['Mon'], opens: '09:00' }] }, '"hours", "week", entry 1'],
    ['no days', { week: [{ ...monday, days: [] }] }, '"hours", "week", entry 1'],
    [
      'a closed day',
      { week: [monday, { ...monday, days: ['Tue'], closed: true }] },
      '"hours", "week", entry 2',
    ],
    ['a schedule as text', { week: 'Mon-Fri 9-5' }, '"hours", "week" has'],
    ['days without "week"', { Mon: '9-5' }, '"hours" has no field "Mon", so neither the hours nor'],
    ['a misspelled field', { week: [monday], emergancy: 'never' }, '"hours" has no field "emergancy"'],
    ['a note as a list', { week: [monday], note: [] }, '"hours", "note" has'],
    ['hours as text', 'Mon-Fri 9-5', '"hours" has the wrong format, so neither the hours nor'],
    ['no hours', {}, '"hours" has the wrong format'],
  ])('returns no hours and no defaults for hours with %s', (_, hours, problem) => {
    const parsed = parseFacts(JSON.stringify({ name: 'Volt', hours }))
    expect(parsed.facts).toEqual({ ...NO_FACTS, name: 'Volt' })
    expect(parsed.problems).toEqual([expect.stringContaining(problem)])
  })

  it('returns the hours of each day', () => {
    const week = [
      { days: ['Mon', 'Tue'], opens: '13:00', closes: '18:00' },
      { days: ['Mon', 'Tue'], opens: '08:00', closes: '12:00' },
      { days: ['Fri'], opens: '09:00', closes: '15:00' },
      { days: ['Fri', 'Sat'], opens: '09:00', closes: '17:00' },
      { days: ['Sun'], opens: '22:00', closes: '02:00' },
    ]
    const { facts, problems } = parseFacts(JSON.stringify({ hours: { week } }))
    expect(problems).toEqual([])
    const monday = '08:00-12:00, 13:00-18:00'
    expect(facts.hours?.week).toEqual(
      aWeek({ 'Mon, Tue': monday, Fri: '09:00-15:00', Sat: '09:00-17:00', Sun: '22:00-02:00' }),
    )
  })

  it.each([
    ['00:00', '24:00'],
    ['00:00', '00:00'],
    ['00:00', '23:59'],
  ])('reads %s to %s as a full day', (opens, closes) => {
    const { facts } = parseFacts(JSON.stringify({ hours: { week: [{ days: ['Sun'], opens, closes }] } }))
    expect(facts.hours?.week?.at(6)).toEqual([{ opens_min: 0, closes_min: 1440 }])
  })

  it.each([
    ['{"headline": "Light",}', /^The JSON is not valid, so neither .* are shown\. .*JSON.*\.$/],
    ['["Light"]', /^The JSON is not an object/],
    ['7', /^The JSON is not an object/],
    ['null', /^The JSON is not an object/],
  ])('reports the problem when the JSON is %s and returns null for all facts', (json, problem) => {
    const { facts, problems } = parseFacts(json)
    expect(problems).toEqual([expect.stringMatching(problem)])
    expect(facts).toEqual(NO_FACTS)
  })
})

describe('mergeFacts()', () => {
  it('returns the default business when it receives no facts', () => {
    expect(mergeFacts([])).toEqual(DEFAULT_BUSINESS)
    expect(mergeFacts([{}, { name: undefined, links: { booking: undefined } }])).toEqual(DEFAULT_BUSINESS)
  })

  it('prefers facts from later sources and keeps earlier facts that they do not replace', () => {
    expect(mergeFacts([{ name: 'Volt', headline: 'Light' }, { name: 'Volt & Sons' }])).toEqual({
      ...DEFAULT_BUSINESS,
      name: 'Volt & Sons',
      headline: 'Light',
    })
  })

  it('merges links and hours field by field', () => {
    const { links, hours } = mergeFacts([
      { links: { privacy: '/privacy' }, hours: { note: 'Ring twice' } },
      { links: { booking: '/book' }, hours: { emergency: 'never' } },
    ])
    expect(links).toEqual({ privacy: '/privacy', booking: '/book' })
    expect(hours).toEqual({ ...DEFAULT_BUSINESS.hours, note: 'Ring twice', emergency: 'never' })
  })

  it('makes no claims for facts that could not be read', () => {
    const business = mergeFacts([parseFacts('{"statistics": [').facts, { name: 'Volt' }])
    expect(business).toMatchObject({ name: 'Volt', headline: 'Volt', description: 'Volt' })
    expect(JSON.stringify(business)).not.toMatch(/:"[^"]*(electric|licensed|emergenc|\d|free|area)/i)
  })

  it('shows no default for a missing or unreadable part of the rates and the trade', () => {
    const { facts } = parseFacts(
      '{"rates":{"title":"Fair","note":{}},"trade":{"type":"Plumber","credential":0.5}}',
    )
    const { rates, trade } = mergeFacts([facts])
    expect(rates).toEqual({ title: 'Fair', text: '', note: '' })
    expect(trade).toEqual({ ...FACTS.trade.unread, type: 'Plumber', credential: '0.5' })
  })

  it('shows no default hours in place of a schedule that is null', () => {
    const { hours } = mergeFacts([parseFacts('{ "hours": { "week": null } }').facts])
    expect(hours).toEqual({ ...DEFAULT_BUSINESS.hours, week: null })
  })

  it('mentions no emergencies in the defaults of a business without emergency service', () => {
    const business = mergeFacts([{ emergency: false, hours: { emergency: '24/7' } }])
    const { emergency, trade, ...shown } = business
    expect(emergency).toBe(false)
    expect(JSON.stringify({ ...shown, trade: { ...trade, emergency: '' } })).not.toMatch(
      /:"[^"]*(emergenc|24|night|urgent)/i,
    )
  })

  it.each([
    [[{ emergency: false }, { emergency: true }], true],
    [[{ emergency: true }, { emergency: false }], false],
    [[{ emergency: null }], false],
    [[{ emergency: null }, { emergency: true }], true],
    [[{}], true],
  ])('uses the last readable value of “emergency” in %j', (sources, expected) => {
    expect(mergeFacts(sources).emergency).toBe(expected)
  })

  it('returns every business field for any JSON value', () => {
    const key = fc.constantFrom(...Object.keys(DEFAULT_BUSINESS), '__proto__', 'extra')
    const facts = fc.dictionary(key, fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(facts, fc.jsonValue()), (value) => {
        const business = mergeFacts([parseFacts(JSON.stringify(value)).facts])
        expect(Object.keys(business).sort()).toEqual(Object.keys(DEFAULT_BUSINESS).sort())
        expect(() => businessStructuredData(business, 'https://volt.example/')).not.toThrow()
      }),
    )
  })
})

describe('addressText() and mapLink()', () => {
  const address = { street: '12 Main St', city: 'Springfield', region: 'IL', postal_code: '62701' }

  it('addressText() writes the address on one line', () => {
    expect(addressText(address)).toBe('12 Main St, Springfield, IL 62701')
    expect(addressText({ street: '1 Quay', city: 'Cork', country: 'Ireland' })).toBe('1 Quay, Cork, Ireland')
    expect(addressText({ ...address, country: 'US' })).toBe('12 Main St, Springfield, IL 62701')
  })

  it.each(['de', 'DE', ' At '])('addressText() writes the postal code first in “%s”', (country) => {
    const street = 'Holtenauer Straße 123 a'
    const region = 'Schleswig-Holstein'
    expect(addressText({ street, city: 'Kiel', region, postal_code: '24105', country })).toBe(
      'Holtenauer Straße 123 a, 24105 Kiel',
    )
  })

  it('mapLink() contains the country', () => {
    const query = (country: string) =>
      new URL(mapLink({ city: 'Kiel', country }, null)).searchParams.get('query')
    expect(query('de')).toBe('Kiel, de')
    expect(query('Germany')).toBe('Kiel, Germany')
  })

  it('mapLink() links to the position if it is known, and otherwise to the address', () => {
    const queryOf = (link: string) => new URL(link).searchParams.get('query')
    expect(queryOf(mapLink(address, { latitude: 39.8, longitude: -89.64 }))).toBe('39.8,-89.64')
    expect(queryOf(mapLink(address, null))).toBe('12 Main St, Springfield, IL 62701')
  })
})

describe('the defaults', () => {
  const all = mergeFacts([])
  const lists = (Object.keys(all) as (keyof Business)[]).filter((name) => Array.isArray(all[name]))
  const listOf = (business: Business, name: keyof Business) => business[name] as readonly unknown[]

  it('of a business without emergency service leave out the entries about emergencies, and no others', () => {
    const without = mergeFacts([{ emergency: false }])
    const leftOut = lists.flatMap((name) =>
      listOf(all, name).filter((entry) => !listOf(without, name).includes(entry)),
    )
    expect(leftOut).toEqual([all.highlights[1], all.services[2], all.statistics[3]])
  })

  it('are not used for lists that the owner wrote but that cannot be read', () => {
    const unread = mergeFacts([Object.fromEntries(lists.map((name) => [name, null]))])
    expect(lists.flatMap((name) => listOf(unread, name))).toEqual([])
  })
})

describe('the value of a fact', () => {
  it.each([
    ['url', 'http://volt.example/'],
    ['picture', 'http://volt.example/logo.png'],
    ['picture', 'blob:https://volt.example/1'],
    ['link', 'http://volt.example/'],
    ['link', 'tel:5550100199'],
    ['link', 'mailto:hello@volt.example'],
    ['latitude', -90],
    ['latitude', 90],
    ['rating', 1],
    ['rating', 5],
    ['day', 'Fri'],
    ['opening_time', '23:59'],
    ['closing_time', '24:00'],
  ] as const)('can be of type %s: %s', (type, value) => {
    expect(VALUE_TYPES[type](value)).toBe(value)
  })

  it.each([
    ['url', 'tel:5550100199'],
    ['picture', 'mailto:hello@volt.example'],
    ['link', 'java\nscript:alert(1)'],
    ['latitude', 90.1],
    ['rating', 0.9],
    ['rating', 6],
    ['rating', '4.9'],
    ['count', 0],
    ['count', 1.5],
    ['day', 'Monday'],
    ['day', 'Mon-Fri'],
    ['day', ''],
    ['opening_time', '25:00'],
    ['opening_time', '24:00'],
    ['opening_time', '8:00'],
    ['closing_time', '5 PM'],
    ['yes_no', 'yes'],
    ['type_name', 'Plumber’s shop'],
  ] as const)('is not of type %s: %j', (type, value) => {
    expect(VALUE_TYPES[type](value)).toBeUndefined()
  })
})

describe('phoneLink()', () => {
  // The WordPress plugin's tests read the same table.
  describe.each(Object.entries(phoneNumbers))('for %s', (_, cases) => {
    it.each(cases)('turns %j into %s', (phone, link) => {
      expect(phoneLink(phone)).toBe(link)
    })
  })
})

it.each([
  ['hello@volt.example', 'mailto:hello@volt.example'],
  [null, null],
  ['hello', null],
  ['a@b?bcc=c@d', null],
  ['a b@c.example', null],
  ['@b', null],
  ['a@', null],
])('emailLink() turns %j into %s', (email, link) => {
  expect(emailLink(email)).toBe(link)
})

describe('structured data of a business', () => {
  const address = { street: '12 Main St', city: 'Springfield' }
  const volt: Business = {
    ...DEFAULT_BUSINESS,
    name: 'Volt & Sons',
    phone: '(555) 010-0199',
    email: 'a@b.example',
    address,
  }
  /** Returns the structured data after a round trip through JSON. */
  const data = (business: Business = volt, url: string | null = 'https://volt.example/') =>
    JSON.parse(JSON.stringify(businessStructuredData(business, url)))

  it('describes an electrician with name, address and contact details', () => {
    expect(data({ ...volt, trade: { ...volt.trade, type: '' } })['@type']).toBe('LocalBusiness')
    expect(data()).toMatchObject({
      '@type': 'Electrician',
      name: 'Volt & Sons',
      url: 'https://volt.example/',
      telephone: '5550100199',
      email: 'a@b.example',
      address: { streetAddress: '12 Main St', addressLocality: 'Springfield' },
      areaServed: 'Local & Surrounding Areas',
    })
  })

  it('describes an organization without fields of a local business when the address is unknown', () => {
    const { '@type': type, ...fields } = data({ ...volt, address: null, geo: { latitude: 1, longitude: 2 } })
    expect(type).toBe('Organization')
    expect(Object.keys(fields)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(address|geo|priceRange|opening.*)$/)]),
    )
  })

  it.each([
    ['+43 1 234 56 ext. 7', '+43123456'],
    ['ask for Marta', undefined],
    ['911', undefined],
  ])('contains the same telephone number as the link for “%s”', (phone, telephone) => {
    expect(data({ ...volt, phone }).telephone).toBe(telephone)
  })

  it.each([
    ['1998-05', '1998-05'],
    ['1998-05-04', '1998-05-04'],
    ['since 1998', undefined],
    ['1998 in Kiel', undefined],
    ['1998-May', undefined],
  ])('contains the foundation “%s” as %s', (founded, date) => {
    expect(data({ ...volt, founded }).foundingDate).toBe(date)
  })

  it('omits values that search engines reject', () => {
    const wrong = {
      founded: 'more than 20 years ago',
      email: 'ask Marta',
      description: '',
      service_area: '',
      services: [],
    }
    const fields = Object.keys(data({ ...volt, ...wrong }))
    for (const name of ['foundingDate', 'email', 'description', 'areaServed', 'hasOfferCatalog'])
      expect(fields).not.toContain(name)
  })

  it('includes the opening hours only if they are known', () => {
    const hours = (week: Week | null) => data({ ...volt, hours: { ...volt.hours, week } })
    expect(hours(volt.hours.week).openingHoursSpecification).toMatchObject([
      { opens: '08:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '16:00' },
    ])
    expect(hours(null)).not.toHaveProperty('openingHoursSpecification')
  })

  it('describes services with schema.org types', () => {
    const services = [{ title: 'Solar', description: 'Roofs.', features: [] }]
    expect(data({ ...volt, services })).toHaveProperty('hasOfferCatalog', {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: [
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Solar', description: 'Roofs.' } },
      ],
    })
  })

  it.each([
    ['https://volt.example/', 'https://volt.example/marta.jpg'],
    [null, undefined],
  ])('of a page with the URL %s has the owner’s photo at %s', (url, image) => {
    const fields = data({ ...volt, owner_photo: '/marta.jpg' }, url)
    expect([fields.url, fields.image]).toEqual([url ?? undefined, image])
  })

  it('contains only the default facts when the owner provides none', () => {
    expect(Object.keys(data(DEFAULT_BUSINESS)).toSorted().join(' ')).toBe(
      '@type areaServed description hasOfferCatalog name url',
    )
  })

  it('includes the optional facts and uses the schema.org type of the trade', () => {
    expect(
      data(mergeFacts([documentedFacts(), { trade: { ...volt.trade, type: 'Plumber' } }])),
    ).toMatchObject({
      '@type': 'Plumber',
      logo: 'https://volt.example/icon.svg',
      foundingDate: '1998',
      priceRange: '$$',
      address: { '@type': 'PostalAddress', addressLocality: 'Springfield', postalCode: '62701' },
      geo: { '@type': 'GeoCoordinates', latitude: 39.8, longitude: -89.64 },
      sameAs: ['https://instagram.com/voltandsons'],
    })
  })

  it('conforms to the schema.org vocabulary and contains no ratings or reviews', () => {
    const [organization, electrician] = [{}, documentedFacts()].map((facts) =>
      JSON.stringify(businessStructuredData(mergeFacts([facts]), 'https://volt.example/')),
    )
    expect(
      problemsWithType(`import type { Electrician, Organization } from 'schema-dts'
        export const organization: Organization = ${organization}
        export const electrician: Electrician = ${electrician}`),
    ).toEqual([])
    expect(electrician).not.toMatch(/"(aggregateRating|review|reviewRating|starRating)"/)
  }, 120_000)
})
