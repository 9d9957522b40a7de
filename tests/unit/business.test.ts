import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BUSINESS } from '../../src/business/default-business.ts'
import { emailLink, phoneLink } from '../../src/business/links.ts'
import { parseBusiness } from '../../src/business/parse-business.ts'
import { electricianStructuredData } from '../../src/business/structured-data.ts'

const problemsWith = (facts: unknown) => parseBusiness(JSON.stringify(facts)).problems

describe('parseBusiness()', () => {
  it.each([null, '', ' \n '])('returns the default business for %j', (json) => {
    expect(parseBusiness(json)).toEqual({ business: DEFAULT_BUSINESS, problems: [] })
  })

  it.each([
    ['description', 'Sparks in Springfield.'],
    ['headline', 'Light, at last'],
    ['blurb', 'Three vans and a dog.'],
    ['service_area', 'Springfield'],
    ['bio', ['I began with a torch.']],
    ['highlights', [{ title: 'On time', text: 'Or it is free' }]],
    ['services', [{ title: 'Solar', description: 'Roofs.', features: ['Panels'] }]],
    ['rates', { title: 'Call', text: 'No fees.', note: 'Note: nights cost more.' }],
    ['statistics', [{ title: '30+', text: 'Years' }]],
    [
      'hours',
      {
        regular: [{ title: 'Daily', text: '7AM - 7PM' }],
        regular_short: 'Daily 7-7',
        emergency: 'never',
        note: 'Call first',
      },
    ],
  ])('changes only the fact “%s” when the JSON contains no other facts', (key, value) => {
    expect(parseBusiness(JSON.stringify({ [key]: value }))).toEqual({
      business: { ...DEFAULT_BUSINESS, [key]: value },
      problems: [],
    })
  })

  it('takes the name and phone number from the attributes and all other facts from the JSON', () => {
    const { business } = parseBusiness('{"headline":"Light"}', { name: 'Volt & Sons', phone: '555' })
    expect(business).toMatchObject({ name: 'Volt & Sons', phone: '555', headline: 'Light' })
  })

  it.each([
    [
      'a value of the wrong type',
      { headline: 7 },
      '"headline" has the wrong format, so the default is shown. Write it as "…".',
    ],
    ['an empty string', { blurb: ' ' }, '"blurb" has the wrong format'],
    ['an empty list', { services: [] }, '"services" has the wrong format'],
    ['a list with an invalid item', { bio: ['One', 2] }, '"bio" has the wrong format'],
    [
      'a nested value of the wrong type',
      { highlights: [{ title: 'On time', text: 7 }] },
      '"highlights" has the wrong format, so the default is shown. Write it as [{ "title": "…", "text": "…" }, …].',
    ],
    [
      'a missing nested value',
      { rates: { title: 'Call' } },
      '"rates" has the wrong format, so the default is shown. Write it as { "title"',
    ],
  ])('reports %s and keeps the default value', (_, facts, problem) => {
    const [key = ''] = Object.keys(facts)
    const read = parseBusiness(JSON.stringify(facts))
    expect(read.problems).toEqual([expect.stringContaining(problem)])
    expect(read.business).toHaveProperty(key, Reflect.get(DEFAULT_BUSINESS, key))
  })

  it.each(['slogan', 'name', 'constructor'])(
    'reports the unknown key “%s” and lists the known keys',
    (key) => {
      expect(problemsWith({ [key]: 'x' })).toEqual([
        expect.stringMatching(
          `^"${key}" is not a business fact, so it has no effect. Use one of: description, headline,`,
        ),
      ])
    },
  )

  it('uses the valid facts when other facts are invalid', () => {
    const { business, problems } = parseBusiness('{"headline":"Light","blurb":1,"extra":2}')
    expect(business.headline).toBe('Light')
    expect(problems).toHaveLength(2)
  })

  it.each([
    ['{"headline": "Light",}', /^The JSON is not valid/],
    ['["Light"]', /^The JSON is not an object/],
    ['7', /^The JSON is not an object/],
    ['null', /^The JSON is not an object/],
  ])('reports the problem when the JSON is %s', (json, problem) => {
    expect(parseBusiness(json)).toEqual({
      business: DEFAULT_BUSINESS,
      problems: [expect.stringMatching(problem)],
    })
  })

  it('returns every business field for any JSON value', () => {
    const key = fc.constantFrom(...Object.keys(DEFAULT_BUSINESS), '__proto__', 'extra')
    const facts = fc.dictionary(key, fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(facts, fc.jsonValue()), (value) => {
        const { business } = parseBusiness(JSON.stringify(value))
        expect(Object.keys(business).sort()).toEqual(Object.keys(DEFAULT_BUSINESS).sort())
        expect(() => electricianStructuredData(business, 'https://volt.example/')).not.toThrow()
      }),
    )
  })

  it('does not throw for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBusiness(text).business.name).toBe(DEFAULT_BUSINESS.name)
      }),
    )
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
  const data = (business = volt) => electricianStructuredData(business, 'https://volt.example/')

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
    const data = electricianStructuredData({ ...volt, owner_photo: '/marta.jpg' }, null)
    expect(data).not.toHaveProperty('url')
    expect(data).not.toHaveProperty('image')
  })

  it.each(['telephone', 'email', 'image'])(
    'omits the field “%s” when the business has no value for it',
    (key) => {
      expect(electricianStructuredData(DEFAULT_BUSINESS, 'https://volt.example/')).not.toHaveProperty(key)
    },
  )
})
