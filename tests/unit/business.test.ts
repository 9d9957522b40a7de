import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressText, mapLink } from '../../src/business/address.ts'
import type { Business, FactOverrides } from '../../src/business/business.ts'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { factDocs } from '../../src/business/fact-docs.ts'
import { emailLink, phoneLink } from '../../src/business/links.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'
import { businessStructuredData } from '../../src/business/structured-data.ts'
import { problemsWithType } from '../support/vocabulary.ts'

/** Returns the documented example of every business fact. */
function documentedFacts(): FactOverrides {
  return Object.fromEntries(Object.entries(factDocs).map(([name, { example }]) => [name, example]))
}

describe('parseFacts()', () => {
  it.each(['', ' \n ', '{}'])('returns no facts for %j', (json) => {
    expect(parseFacts(json)).toEqual({ facts: {}, problems: [] })
  })

  it.each(Object.entries(factDocs))('accepts the documented example of “%s”', (key, { example }) => {
    expect(parseFacts(JSON.stringify({ [key]: example }))).toEqual({
      facts: { [key]: example },
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

  it('ignores the `$schema` property, which is only for editors', () => {
    expect(parseFacts('{"$schema":"./business.schema.json"}')).toEqual({ facts: {}, problems: [] })
  })

  it.each([
    [
      'a value of the wrong type',
      { headline: 7 },
      '"headline" has the wrong format, so it has no effect. Write it as "…".',
    ],
    ['an empty string', { blurb: ' ' }, '"blurb" has the wrong format'],
    ['an empty list', { services: [] }, '"services" has the wrong format'],
    ['a list with an invalid item', { bio: ['One', 2] }, '"bio" has the wrong format'],
    ['a list instead of an object', { rates: [] }, '"rates" has the wrong format'],
    ['null instead of an object', { links: null }, '"links" has the wrong format'],
    [
      'a nested value of the wrong type',
      { highlights: [{ title: 'On time', text: 7 }] },
      '"highlights" has the wrong format, so it has no effect. Write it as [{ "title": "…", "text": "…" }, …].',
    ],
    ['a missing nested value', { rates: { title: 'Call' } }, 'Write it as { "title"'],
    [
      'an unknown day',
      { hours: { week: [{ days: ['Funday'], opens: '08:00', closes: '09:00' }] } },
      '"hours"',
    ],
    [
      'an impossible time',
      { hours: { week: [{ days: ['Mon'], opens: '8:00', closes: '25:00' }] } },
      '"hours"',
    ],
    ['an unknown time zone', { time_zone: 'Springfield' }, 'Write it as "America/Chicago".'],
    ['a script URL', { links: { booking: 'javascript:alert(1)' } }, '"links" has the wrong format'],
    ['a script URL with a line break', { links: { booking: 'java\nscript:alert(1)' } }, '"links"'],
    ['a picture that is a mail address', { logo: 'mailto:a@b.example' }, '"logo" has the wrong format'],
    ['a position as text', { geo: { latitude: '41', longitude: '-87' } }, '"geo" has the wrong format'],
    [
      'a position out of range',
      { geo: { latitude: 91, longitude: -87 } },
      'Write it as { "latitude": 39.8, "longitude": -89.64 }',
    ],
    ['a type name with markup', { trade: { ...DEFAULT_BUSINESS.trade, type: '<b>' } }, '"trade"'],
  ])('reports and ignores %s', (_, facts, problem) => {
    expect(parseFacts(JSON.stringify(facts))).toEqual({
      facts: {},
      problems: [expect.stringContaining(problem)],
    })
  })

  it.each(['slogan', 'constructor'])('reports the unknown key “%s” and lists the known keys', (key) => {
    expect(parseFacts(JSON.stringify({ [key]: 'x' })).problems).toEqual([
      expect.stringMatching(
        `^"${key}" is not a business fact, so it has no effect. Use one of: name, owner_name,`,
      ),
    ])
  })

  it('returns the valid facts when other facts are invalid', () => {
    const { facts, problems } = parseFacts('{"headline":"Light","blurb":1,"extra":2}')
    expect(facts).toEqual({ headline: 'Light' })
    expect(problems).toHaveLength(2)
  })

  it.each([
    ['{"headline": "Light",}', /^The JSON is not valid/],
    ['["Light"]', /^The JSON is not an object/],
    ['7', /^The JSON is not an object/],
    ['null', /^The JSON is not an object/],
  ])('reports the problem when the JSON is %s', (json, problem) => {
    expect(parseFacts(json)).toEqual({ facts: {}, problems: [expect.stringMatching(problem)] })
  })

  it('does not throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseFacts(text)).toHaveProperty('facts')
      }),
    )
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

  it('generates the text for a weekly schedule unless the owner provides the text', () => {
    const week = [{ days: ['Tue', 'Wed'], opens: '10:00', closes: '14:30' }] as const
    expect(mergeFacts([{ hours: { week } }]).hours).toMatchObject({
      regular: [{ title: 'Tuesday - Wednesday', text: '10AM - 2:30PM' }],
      regular_short: 'Tue-Wed 10AM-2:30PM',
    })
    expect(mergeFacts([{ hours: { week, regular_short: 'Afternoons' } }]).hours).toMatchObject({
      week,
      regular_short: 'Afternoons',
    })
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
  })

  it('mapLink() links to the position if it is known, and otherwise to the address', () => {
    const queryOf = (link: string) => new URL(link).searchParams.get('query')
    expect(queryOf(mapLink(address, { latitude: 39.8, longitude: -89.64 }))).toBe('39.8,-89.64')
    expect(queryOf(mapLink(address, null))).toBe('12 Main St, Springfield, IL 62701')
  })
})

describe('phoneLink()', () => {
  it.each([
    ['(555) 010-0199', 'tel:5550100199'],
    ['+43 1 234 56', 'tel:+43123456'],
    ['0800 SPARK 1', 'tel:08001'],
    ['555-0100,,12#', 'tel:5550100,,12#'],
    ['555-0199ext5', 'tel:5550199'],
    ['(555) 010-0199 ext. 5', 'tel:5550100199'],
    ['(555) 010-0199 x123', 'tel:5550100199'],
    ['(555) 010-0199 x. 123', 'tel:5550100199'],
    ['0800 FIX 24', 'tel:080024'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ])('turns the phone number “%s” into %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link)
  })

  it.each([null, '', 'ask for Marta', '+'])(
    'returns null for %j, which contains no phone number',
    (phone) => {
      expect(phoneLink(phone)).toBeNull()
    },
  )
})

describe('emailLink()', () => {
  it('turns an email address into a mailto link', () => {
    expect(emailLink('hello@volt.example')).toBe('mailto:hello@volt.example')
  })

  it.each([null, '', 'hello', 'a@b?bcc=c@d', 'a b@c.example', '@b', 'a@'])(
    'returns null for %j, which is not an email address',
    (email) => {
      expect(emailLink(email)).toBeNull()
    },
  )
})

describe('structured data of a business', () => {
  const volt = { ...DEFAULT_BUSINESS, name: 'Volt & Sons', phone: '555', email: 'a@b.example' }
  /** Returns the structured data after a round trip through JSON. */
  const data = (business: Business = volt, url: string | null = 'https://volt.example/') =>
    JSON.parse(JSON.stringify(businessStructuredData(business, url)))

  it('describes an electrician with name, address and contact details', () => {
    expect(data()).toMatchObject({
      '@type': 'Electrician',
      name: 'Volt & Sons',
      url: 'https://volt.example/',
      telephone: '555',
      email: 'a@b.example',
      areaServed: 'Local & Surrounding Areas',
    })
  })

  it('includes the opening hours', () => {
    expect(data()).toHaveProperty('openingHours', ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'])
  })

  it('omits the opening hours when the owner’s text cannot be parsed', () => {
    const hours = { ...volt.hours, regular: [{ title: 'Summer', text: 'from early until late' }] }
    expect(data({ ...volt, hours })).not.toHaveProperty('openingHours')
  })

  it('includes an offer for each service', () => {
    expect(data()).toHaveProperty('hasOfferCatalog.itemListElement.length', 6)
    expect(data()).toHaveProperty(
      'hasOfferCatalog.itemListElement.0.itemOffered.name',
      'Residential Electrical',
    )
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

  it('includes the absolute URL of the owner’s photo', () => {
    expect(data({ ...volt, owner_photo: '/marta.jpg' })).toHaveProperty(
      'image',
      'https://volt.example/marta.jpg',
    )
  })

  it('omits the page URL and the photo when the page has no URL', () => {
    const withoutUrl = data({ ...volt, owner_photo: '/marta.jpg' }, null)
    expect(withoutUrl).not.toHaveProperty('url')
    expect(withoutUrl).not.toHaveProperty('image')
  })

  it('contains only the default facts when the owner provides none', () => {
    expect(Object.keys(data(DEFAULT_BUSINESS)).toSorted()).toEqual([
      '@type',
      'areaServed',
      'description',
      'hasOfferCatalog',
      'name',
      'openingHours',
      'url',
    ])
  })

  it('includes one opening-hours entry for each time span of the weekly schedule', () => {
    const week = [
      { days: ['Mon', 'Tue'], opens: '08:00', closes: '18:00' },
      { days: ['Fri'], opens: '22:00', closes: '02:00' },
      { days: ['Sat'], opens: '12:00', closes: '24:00' },
      { days: ['Sun'], opens: '00:00', closes: '24:00' },
    ] as const
    const schedule = data(mergeFacts([{ hours: { week } }]))
    expect(schedule).not.toHaveProperty('openingHours')
    expect(schedule.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '08:00',
        closes: '18:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '22:00', closes: '02:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '12:00', closes: '00:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
    ])
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

  it('contains no ratings or reviews', () => {
    const facts = documentedFacts()
    expect(facts).toHaveProperty('testimonials.0.quote')
    expect(JSON.stringify(data(mergeFacts([facts])))).not.toMatch(
      /"(aggregateRating|review|reviewRating|starRating)"/,
    )
  })

  it.each([
    ['the default facts', () => ({})],
    ['all facts', documentedFacts],
  ])('conforms to the schema.org vocabulary with %s', (_, facts) => {
    const json = JSON.stringify(businessStructuredData(mergeFacts([facts()]), 'https://volt.example/'))
    expect(
      problemsWithType(
        `import type { Electrician } from 'schema-dts'\nexport const data: Electrician = ${json}`,
      ),
    ).toEqual([])
  })

  it('is checked against a vocabulary that rejects unknown properties', () => {
    const wrong = `import type { Electrician } from 'schema-dts'\nexport const data: Electrician = { '@type': 'Electrician', phone: '555' }`
    expect(problemsWithType(wrong)).toEqual([expect.stringContaining('phone')])
  })
})
