import { describe, expect, it } from 'vitest'
import { allFacts, readsFacts } from '../../src/builder/snippet/addresses.ts'
import { HOSTS, LANGUAGES } from '../../src/builder/snippet/choices.ts'
import { ELEMENT_NAMES, type ElementName, WHOLE_ELEMENTS } from '../../src/builder/snippet/elements.ts'
import { snippetFor } from '../../src/builder/snippet/snippet.ts'
import { EMPTY_STATE, type Facts } from '../../src/builder/state/builder-state.ts'
import { chooseLanguage, chooseTrade, preferredLanguage } from '../../src/builder/state/choose-trade.ts'
import { claimsIn } from '../../src/builder/state/claims.ts'
import { type CodeChoices, DEFAULT_CODE } from '../../src/builder/state/code-choices.ts'
import { publishedFacts } from '../../src/builder/state/published-facts.ts'
import { snippetChoices } from '../../src/builder/state/snippet-choices.ts'
import { TRADES } from '../../src/builder/trades/trades.ts'
import { mergeFacts } from '../../src/business/merge-facts.ts'
import { parseFacts } from '../../src/business/parse-facts.ts'

const PROMISE =
  /licensed|insured|24\/7|\d\+|\d%|free|no hidden|always|years|emergenc|reliable|for good|plain english|report|around your/i

describe.each(TRADES.map((trade) => [trade.id, trade] as const))('the suggestions for %s', (id) => {
  const state = chooseTrade(EMPTY_STATE, id)

  it('are facts that the elements can read', () => {
    expect(parseFacts(JSON.stringify(state.facts)).problems).toEqual([])
  })

  it('make no promise before the owner confirms it', () => {
    const facts = publishedFacts(state)
    const { problems, facts: read } = parseFacts(JSON.stringify(facts))
    const shown = mergeFacts([read])
    // The question on the emergency card is not shown without emergency service.
    const { trade, ...rest } = shown
    expect(problems).toEqual([])
    expect(JSON.stringify({ ...rest, credential: trade.credential }).replace('"emergency"', '')).not.toMatch(
      new RegExp(`"[^"]*(?:${PROMISE.source})[^"]*"(?!:)`, 'i'),
    )
    expect(shown.emergency).toBe(false)
  })

  it('say nothing about the owner, the work and the prices before the owner confirms it', () => {
    const { services, bio, headline, blurb, description, rates } = state.facts
    const texts = { services, bio, headline, blurb, description, rates }
    const nothing = Object.fromEntries(Object.keys(texts).map((name) => [name, null]))
    expect(publishedFacts(state)).toMatchObject(nothing)
    const confirmed = claimsIn(state.facts).map(({ text }) => text)
    expect(publishedFacts({ ...state, confirmed })).toMatchObject(texts)
  })

  it('leave it to the owner to offer emergency service', () => {
    expect(state.facts).not.toHaveProperty('emergency')
    expect(state.facts).not.toHaveProperty('hours.emergency')
    expect(claimsIn(state.facts).length).toBeLessThan(25)
  })
})

describe('statements to confirm', () => {
  const facts = {
    name: 'Licensed Larry',
    emergency: true,
    hours: { emergency: '24/7', note: 'Always ready' },
    services: [{ title: 'Pipes', description: 'Guaranteed for 10 years.' }],
    statistics: [
      { title: '500+', text: 'Happy Clients' },
      { title: '3', text: 'Vans' },
    ],
    testimonials: [{ quote: 'The best plumber', name: 'Ada' }],
  }

  it('are statistics and promises, but not names, the owner’s answers and the customers’ words', () => {
    expect(claimsIn(facts).map(({ text }) => text)).toEqual([
      'Always ready',
      'Guaranteed for 10 years.',
      '500+: Happy Clients',
      '3: Vans',
    ])
  })

  it('are whole services if their titles promise something', () => {
    const services = [{ title: 'Emergency Repairs', description: 'At any hour.' }, { title: 'Pipes' }]
    expect(claimsIn({ services }).map(({ text }) => text)).toEqual(['Emergency Repairs: At any hour.'])
    expect(publishedFacts({ ...EMPTY_STATE, facts: { services } })['services']).toEqual([{ title: 'Pipes' }])
  })

  it('include a suggested service until the owner changes it', () => {
    const [first] = chooseTrade(EMPTY_STATE, 'plumber').facts['services'] as { title: string }[]
    expect(claimsIn({ services: [first] })).toHaveLength(1)
    expect(claimsIn({ services: [{ ...first, title: 'Pipes at home' }] })).toEqual([])
  })

  it.each([
    'Reliable Plumbing by {name}',
    'We find the leak and fix it for good.',
    'A check with a report in plain English.',
    'Planned around your business hours.',
  ])('include “%s”', (description) => {
    expect(claimsIn({ description })).toHaveLength(1)
  })

  it('are published when they are confirmed', () => {
    const confirmed = ['500+: Happy Clients', '3: Vans']
    expect(publishedFacts({ ...EMPTY_STATE, facts, confirmed })).toMatchObject({
      name: 'Licensed Larry',
      emergency: true,
      hours: { emergency: '24/7', note: null },
      services: [{ title: 'Pipes' }],
      statistics: facts.statistics,
      testimonials: facts.testimonials,
    })
    expect(publishedFacts({ ...EMPTY_STATE, facts, confirmed: ['3: Vans'] })['statistics']).toEqual([
      { title: '3', text: 'Vans' },
    ])
  })
})

it('the first screen shows the name of the business until the owner confirms the heading', () => {
  const state = chooseTrade(EMPTY_STATE, 'locksmith')
  const facts: Facts = { ...state.facts, name: 'Nordlicht' }
  expect(publishedFacts({ ...state, facts })['headline']).toBe('Nordlicht')
  expect(publishedFacts({ ...state, facts, confirmed: [String(facts['headline'])] })['headline']).toBe(
    facts['headline'],
  )
})

it('the choice of another trade keeps what the owner has written', () => {
  const plumber = chooseTrade(EMPTY_STATE, 'plumber')
  const own = { ...plumber, facts: { ...plumber.facts, name: 'Clearwater', headline: 'My own words' } }
  const roofer = chooseTrade(own, 'roofer')
  expect(roofer.facts).toMatchObject({ name: 'Clearwater', headline: 'My own words' })
  expect(roofer.facts['services']).toEqual(chooseTrade(EMPTY_STATE, 'roofer').facts['services'])
})

describe('the suggestions for a trade without translations', () => {
  const texts = { type: 'Locksmith' }

  it('contain no text that visitors read in another language', () => {
    const german = chooseLanguage(EMPTY_STATE, 'de')
    expect(chooseTrade(german, 'locksmith').facts).toEqual({ trade: texts })
    expect(chooseLanguage(chooseTrade(EMPTY_STATE, 'locksmith'), 'de').facts).toEqual({ trade: texts })
  })

  it('leave the owner’s own words when the owner chooses another language', () => {
    const english = chooseTrade(EMPTY_STATE, 'locksmith')
    const [first, ...others] = english.facts['services'] as Record<string, unknown>[]
    const own = { title: 'Schlösser', description: 'Neue Schlösser für Ihr Haus.' }
    const changed = { ...first, ...own, features: ['Zylinder', 'Smart Locks'] }
    const facts = { ...english.facts, name: 'Nordlicht', services: [changed, ...others] }
    expect(chooseLanguage({ ...english, facts }, 'de').facts).toEqual({
      name: 'Nordlicht',
      trade: texts,
      services: [{ ...own, features: ['Zylinder'] }],
    })
  })

  it.each([
    [['de-AT', 'en'], 'de'],
    [['en-US', 'de'], ''],
    [['fi', 'sv-SE'], 'sv'],
    [['fi'], ''],
  ])('are in the first language of the browser that is offered: %j', (languages, language) => {
    expect(preferredLanguage(languages)).toBe(language)
  })
})

describe('the suggestions for an electrician in another language', () => {
  const english = chooseTrade(EMPTY_STATE, 'electrician')
  const german = chooseLanguage(english, 'de')

  it('replace the English ones, but not what the owner has written', () => {
    const week = [{ days: ['monday'], opens: '08:00', closes: '12:00' }]
    const facts = {
      ...english.facts,
      headline: 'My own words',
      hours: { ...Object(english.facts['hours']), week },
    }
    const changed = chooseLanguage({ ...english, facts }, 'de').facts
    expect(changed).toMatchObject({
      headline: 'My own words',
      service_area: 'Vor Ort und in der Umgebung',
      hours: { ...Object(german.facts['hours']), week },
    })
    expect(chooseLanguage({ ...german, facts: changed }, '').facts).toEqual(facts)
  })

  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
    'list as many statements to confirm in %s',
    (language) => {
      const translated = chooseLanguage(english, language)
      // Some translations say the same in several places, which counts once.
      const count = claimsIn(translated.facts).length
      expect(count).toBeGreaterThan(claimsIn(english.facts).length - 3)
      expect(publishedFacts(translated)).toMatchObject({ emergency: false })
    },
  )

  it('leave out promises until they are confirmed', () => {
    expect(JSON.stringify(publishedFacts(german))).not.toMatch(
      /versichert|zugelassen|24\/7|Jahre|kostenlos|Notdienst/i,
    )
  })
})

describe.each([...HOSTS, 'react'] as const)('the code for %s', (host) => {
  const facts = { ...chooseTrade(EMPTY_STATE, 'hvac').facts, name: 'O’Brien', phone: '(312) 555-2368' }
  const parts = ELEMENT_NAMES.filter((name) => !WHOLE_ELEMENTS.includes(name))
  const choicesFor = (what: CodeChoices['what'], elements: readonly ElementName[] = parts) =>
    snippetChoices({
      ...EMPTY_STATE,
      facts,
      code: { ...DEFAULT_CODE, host, what, elements, scriptFolder: 'https://files.test/shop' },
    })
  const cases = [
    ['the whole website', choicesFor('site')],
    ['the store', choicesFor('store')],
    ...parts.map((name) => [`the part ${name}`, choicesFor('elements', [name])] as const),
  ] as const

  it.each(cases)('shows no claim that the owner has not confirmed: %s', (_, choices) => {
    const { html, script, react } = snippetFor(choices)
    const code = host === 'react' ? react : script + html
    expect(code.replace(/"emergency"|emergency=/g, '')).not.toMatch(PROMISE)
    expect(code).not.toMatch(/wiring|electrical/i)
    if (!readsFacts(choices)) return
    // Facts in the page, or the file that the element or the script tag names.
    const json = /<script[^>]*application\/json[^>]*>([^<]*)<\/script>/.exec(code)?.[1]
    const inPage = host === 'react' ? /JSON\.stringify\((.*)\)\}/s.exec(code)?.[1] : json
    if (inPage === undefined)
      expect(code).toMatch(
        /(?:data-business-url="|business-url = )https:\/\/files\.test\/shop\/business\.json/,
      )
    const { facts: read, problems } = parseFacts(inPage ?? JSON.stringify(allFacts(choices)))
    expect(problems).toEqual([])
    expect(mergeFacts([read])).toMatchObject({
      emergency: false,
      services: [],
      bio: [],
      highlights: [],
      statistics: [],
    })
  })
})
