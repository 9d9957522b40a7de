import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { troublesomeText } from '../support/arbitrary-json.ts'
import { fuzzFactor, fuzzSeed, invalidText, logRuns } from '../support/fuzz.ts'
import { maliciousUrls, textAttacks } from './support/attacks.ts'
import { hostPageState, InjectionMonitor, unsafeElements } from './support/injection-monitor.ts'
import { describedElements } from './support/manifest.ts'
import { expect, test } from './support/test-page.ts'

const value = fc.oneof(
  fc.constantFrom('/store', '/shop/{id}', 'prod_1', 'hash', 'false', 'residential', '+1 (555) 0', 'a@b'),
  fc.constantFrom(
    '#',
    '?',
    '//',
    'http://',
    'https://[',
    'file:///x',
    '../..',
    ...maliciousUrls,
    ...textAttacks,
  ),
  troublesomeText,
)

/** Generates an element with random attributes and one attribute change to apply later. */
const anyElement = fc.constantFrom(...describedElements).chain(({ tag, attributes }) => {
  const names = [...attributes, 'store-host', 'store-id']
  return fc.record({
    tag: fc.constant(tag),
    attributes: fc.dictionary(fc.constantFrom(...names), value),
    change: fc.tuple(fc.constantFrom(...names), fc.option(value)),
  })
})
type AnyElement = typeof anyElement extends fc.Arbitrary<infer T> ? T : never

const ELEMENT_COUNT = 400 * fuzzFactor
const BATCH_SIZE = 100

test(`${ELEMENT_COUNT} elements with random attributes render readable content and run no injected code`, async ({
  page,
  testPage,
  server,
  consoleMessages,
}, info) => {
  test.setTimeout(90_000 * fuzzFactor)
  consoleMessages.allow(/^(warning|error): /)
  server.policy = ''
  await page.addInitScript(mockStore)
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  await testPage.open('')
  const before = await hostPageState(page)
  info.annotations.push({ type: 'seed', description: String(fuzzSeed) })
  const isSite = ({ tag }: AnyElement) => tag === 'electrician-site'
  // `<electrician-site>` elements come last, because several on one page overwrite each other's metadata and leave some
  // of it in the head.
  const elements = fc
    .sample(anyElement, { numRuns: ELEMENT_COUNT, seed: fuzzSeed })
    .toSorted((a, b) => Number(isSite(a)) - Number(isSite(b)))
  const anyHead: object = { head: expect.any(String), title: expect.any(String) }
  const counts = { run: 0, passed: 0, failed: 0 }
  const errors: string[] = []
  for (let from = 0; from < ELEMENT_COUNT; from += BATCH_SIZE) {
    const batch = elements.slice(from, from + BATCH_SIZE)
    const results = await renderErrors(page, batch)
    counts.run += batch.length
    for (const error of results) counts[error === null ? 'passed' : 'failed'] += 1
    errors.push(...results.filter((error) => error !== null))
    // Allow `file:` URLs, because pages opened from disk need them. On other pages, browsers block them.
    const unsafe = (await unsafeElements(page)).filter((markup) => !markup.includes('="file:'))
    expect(unsafe, `seed ${fuzzSeed}, from ${from}`).toEqual([])
    await page.evaluate(() => document.body.replaceChildren())
    await monitor.expectNoEffects({ ...before, ...(batch.some(isSite) ? anyHead : {}) })
  }
  logRuns('sets of attributes', counts, { 'console messages': consoleMessages.all().length })
  expect(errors.slice(0, 3), `seed ${fuzzSeed}`).toEqual([])
  // `<electrician-site>` elements may leave metadata in the head, but nothing that runs code or loads a resource.
  const metadata = 'title, meta[content]:not([http-equiv]), link[rel=canonical], script[data-store-id=demo]'
  await expect(page.locator(`head > :not(${metadata}, meta[charset])`)).toHaveCount(0)
  for (const line of consoleMessages.all())
    expect(line).not.toMatch(/failed to render|\[object |\bundefined\b|uncaught/)
})

/**
 * Renders the elements and changes one attribute of each. Returns an array with an error for each element that is empty
 * or shows invalid text, and null for each of the others.
 */
function renderErrors(page: Page, cases: AnyElement[]): Promise<(string | null)[]> {
  return page.evaluate(
    async ([cases, pattern]) => {
      const nonsense = new RegExp(`${pattern}|Something went wrong here`, 'i')
      const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const elements = cases.map(({ tag, attributes }) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        return element
      })
      const isEmpty = ({ shadowRoot }: Element) => !shadowRoot?.childElementCount
      const countRendered = () =>
        elements.filter(({ shadowRoot }) => shadowRoot?.querySelector('.root')).length
      /**
       * Waits until no more elements render. React renders only a few elements per task, and elements without a store
       * keep their fallback.
       */
      const rendered = async () => {
        for (let tries = 0, before = 0; tries < 10; tries++) {
          await settled()
          if (countRendered() > before) tries = 0
          before = countRendered()
        }
      }
      const check = () =>
        elements.map((element, index) => {
          const text = element.shadowRoot?.textContent ?? ''
          return isEmpty(element) || nonsense.test(text)
            ? `${JSON.stringify(cases[index])} shows “${text.slice(0, 200)}”`
            : null
        })
      document.body.append(...elements)
      await rendered()
      const before = check()
      for (const [index, element] of elements.entries()) {
        const [name, value] = cases[index]?.change ?? ['', null]
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
      await rendered()
      return check().map((error, index) => before[index] ?? error)
    },
    [cases, invalidText.source] as const,
  )
}

/** Runs in the page. Makes every store host respond like a store with a few products. */
function mockStore(): void {
  const variant = { id: 'v', title: 'Black', prices: [{ amount: 1, currency: { code: 'usd' } }] }
  const product = { id: 'p', title: 'Tee', purchasable: true, variants: [variant] }
  window.fetch = async (address) => {
    const body = /\/products(\?|$)/.test(String(address))
      ? { products: [product] }
      : { product, variants: [] }
    return new Response(JSON.stringify(body))
  }
}
