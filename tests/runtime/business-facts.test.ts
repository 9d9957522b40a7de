import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { scriptApi } from '../../src/runtime/api/loaded-api.ts'
import { loadFactParser } from '../../src/runtime/settings/business-facts.ts'
import { addLanguage } from '../../src/texts/languages.ts'
import { recordMessages } from '../support/author-messages.ts'
import {
  aDefinedElement,
  addScriptTag,
  aFactsScript,
  anUnusedName,
  put,
  updatePage,
} from '../support/test-element.tsx'

const anElementWithFacts = (name = 'contact-info') => aDefinedElement(name)
const pageFacts = (facts: object) => aFactsScript(facts, 'data-electrician-business')

beforeAll(() => loadFactParser())

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'electricianElementsLanguages')
  await updatePage(() => scriptApi.configure({ business: {} }))
})

it.each(['about-owner', 'contact-info', 'electrician-site', 'quote-form', 'service-list'])(
  '<%s> reads business facts from its JSON child',
  async (name) => {
    const { element, business } = anElementWithFacts(name)
    element.append(aFactsScript({ headline: 'Light', phone: '555' }))
    await put(element)
    expect(business()).toMatchObject({ headline: 'Light', phone: '555' })
  },
)

describe('the business facts of an element', () => {
  it('come from its attributes, JSON child, configure() and the page, in that order of precedence', async () => {
    const { element, business } = anElementWithFacts()
    const all = { phone: 'page', email: 'page', headline: 'page', founded: 'page' }
    element.setAttribute('phone', 'attribute')
    element.append(aFactsScript({ phone: 'child', email: 'child' }))
    await updatePage(() => scriptApi.configure({ business: { email: 'none', headline: 'configure()' } }))
    await put(pageFacts(all), element)
    expect(business()).toMatchObject({
      phone: 'attribute',
      email: 'child',
      headline: 'configure()',
      founded: 'page',
    })
  })

  it('come from the first JSON on the page, wherever the element is', async () => {
    const [host, other] = [document.createElement('div'), document.createElement('div')]
    const { element, business } = anElementWithFacts()
    host.attachShadow({ mode: 'open' }).append(element)
    other.append(pageFacts({ headline: 'Page' }))
    await put(other, pageFacts({ headline: 'Second' }), host)
    expect(business().headline).toBe('Page')
  })

  it('come from the JSON in its language, and from JSON without a language otherwise', async () => {
    const { element, business } = anElementWithFacts()
    const inLanguage = (lang: string, facts: object) => Object.assign(pageFacts(facts), { lang })
    element.lang = 'en-GB'
    await put(
      inLanguage('de', { headline: 'Licht', blurb: 'Seite' }),
      inLanguage('en', { headline: 'Light' }),
      pageFacts({ headline: 'General', blurb: 'Page' }),
      element,
    )
    expect(business()).toMatchObject({ headline: 'Light', blurb: 'Page' })
    element.append(Object.assign(aFactsScript({ blurb: 'Kind' }), { lang: 'de' }))
    element.append(Object.assign(aFactsScript({ headline: 'Bright' }), { lang: 'en' }))
    await put(element)
    expect(business()).toMatchObject({ headline: 'Bright', blurb: 'Page' })
  })

  it('change with its language, but not if a translation service names a language without a file', async () => {
    addLanguage({ language: 'de', texts: {} })
    const { element, business } = anElementWithFacts()
    const german = Object.assign(pageFacts({ headline: 'Licht' }), { lang: 'de' })
    await put(german, pageFacts({ headline: 'Light' }), element)
    expect(business().headline).toBe('Light')
    await updatePage(() => element.setAttribute('lang', 'de-AT'))
    expect(business().headline).toBe('Licht')
    await updatePage(() => element.setAttribute('lang', 'tlh'))
    expect(business().headline).toBe('Licht')
  })

  it('do not come from a JSON script without the data-electrician-business attribute', async () => {
    const { element, business } = anElementWithFacts()
    const parent = document.createElement('div')
    parent.append(aFactsScript({ headline: 'Not ours' }), element)
    await put(parent)
    expect(business().headline).toBe('Power you can rely on, day and night')
  })
})

describe('an element with business facts', () => {
  it('updates when configure() sets facts, and when an attribute changes', async () => {
    const { element, business } = anElementWithFacts()
    await put(element)
    await updatePage(() => scriptApi.configure({ business: { headline: 'Configured' } }))
    expect(business().headline).toBe('Configured')
    await updatePage(() => element.setAttribute('coverage-url', '/map'))
    expect(business().links.coverage).toBe('/map')
    await updatePage(() => element.removeAttribute('coverage-url'))
    expect(business().links.coverage).toBeUndefined()
  })

  it('reads the facts again after it is removed and inserted', async () => {
    const { element, business } = anElementWithFacts()
    await put(element)
    await updatePage(() => element.remove())
    await put(pageFacts({ headline: 'Later' }))
    await put(element)
    expect(business().headline).toBe('Later')
  })
})

it.each([
  [
    'the element’s child',
    (facts: object, element: Element) => element.append(aFactsScript(facts)),
    /^<.*contact-info> business facts:/,
  ],
  [
    'the page',
    (facts: object) => document.body.append(pageFacts(facts)),
    /^<script data-electrician-business> business facts:/,
  ],
  [
    'configure()',
    (facts: object) => scriptApi.configure({ business: facts }),
    /^configure\(\) business facts:/,
  ],
])('invalid business facts in %s are reported once with their source', async (_, set, source) => {
  const loggedMessages = recordMessages()
  const key = anUnusedName('fact')
  const [first, second] = [anElementWithFacts(), anElementWithFacts()]
  await updatePage(() => {
    set({ [key]: 1 }, first.element)
    document.body.append(first.element, second.element)
  })
  const messages = await loggedMessages()
  expect(messages.filter((text) => text.includes(key))).toEqual([expect.stringMatching(source)])
})

describe('data-default-facts on the script tag', () => {
  afterEach(() => addScriptTag({}))

  it('hides all default facts if it is “false”, but not those that the page sets', async () => {
    addScriptTag({ defaultFacts: 'false' })
    const { element, business } = anElementWithFacts()
    await put(pageFacts({ phone: '555', hours: { note: 'By appointment' } }), element)
    expect(business()).toMatchObject({
      phone: '555',
      emergency: false,
      statistics: [],
      services: [],
      service_area: '',
      trade: { type: '', credential: '' },
      hours: { note: 'By appointment', emergency: '', week: null },
    })
  })

  it('has no effect if it is empty', async () => {
    addScriptTag({ defaultFacts: '' })
    const { element, business } = anElementWithFacts()
    await put(element)
    expect(business().statistics).not.toEqual([])
  })
})
