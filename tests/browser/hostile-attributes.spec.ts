import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { troublesomeText } from '../support/arbitrary-json.ts'
import { fuzzFactor, invalidText, logRuns } from '../support/fuzz.ts'
import { addresses, plainTexts } from './support/attacks.ts'
import { describedElements } from './support/manifest.ts'
import { expect, test } from './support/stage.ts'
import { surroundings, Tripwire, unsafeIn } from './support/tripwire.ts'

const value = fc.oneof(
  fc.constantFrom('/store', '/shop/{id}', 'prod_1', 'hash', 'false', 'residential', '+1 (555) 0', 'a@b'),
  fc.constantFrom('#', '?', '//', 'http://', 'https://[', 'file:///x', '../..', ...addresses, ...plainTexts),
  troublesomeText,
)

/** A tag, some of its attributes with any values, and one that changes later. */
const anyTag = fc.constantFrom(...describedElements).chain(({ tag, attributes }) => {
  const names = [...attributes, 'store-host', 'store-id']
  return fc.record({
    tag: fc.constant(tag),
    attributes: fc.dictionary(fc.constantFrom(...names), value),
    change: fc.tuple(fc.constantFrom(...names), fc.option(value)),
  })
})
type Tag = typeof anyTag extends fc.Arbitrary<infer T> ? T : never

const sets = 800 * fuzzFactor
const atOnce = 100

test(`tags with any attributes show something sensible, ${sets} times`, async ({
  page,
  stage,
  server,
  noise,
}, info) => {
  test.setTimeout(90_000 * fuzzFactor)
  noise.allow(/^(warning|error): /)
  server.policy = ''
  await page.addInitScript(answerEverything)
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  await stage.open('')
  const before = await surroundings(page)
  const seed = Date.now()
  info.annotations.push({ type: 'seed', description: String(seed) })
  const isSite = ({ tag }: Tag) => tag === 'electrician-site'
  // Websites last: many at once, as no page has them, put their heads over each other's and leave some of it there.
  const tags = fc
    .sample(anyTag, { numRuns: sets, seed })
    .toSorted((a, b) => Number(isSite(a)) - Number(isSite(b)))
  const heads: object = { head: expect.any(String), title: expect.any(String) }
  const counts = { run: 0, passed: 0, failed: 0 }
  const wrong: string[] = []
  for (let from = 0; from < sets; from += atOnce) {
    const batch = tags.slice(from, from + atOnce)
    const mistakes = await mistakesOf(page, batch)
    counts.run += batch.length
    for (const mistake of mistakes) counts[mistake === null ? 'passed' : 'failed'] += 1
    wrong.push(...mistakes.filter((mistake) => mistake !== null))
    // Pages opened from disk have such addresses; browsers keep them from all others.
    const unsafe = (await unsafeIn(page)).filter((markup) => !markup.includes('="file:'))
    expect(unsafe, `seed ${seed}, from ${from}`).toEqual([])
    await page.evaluate(() => document.body.replaceChildren())
    await tripwire.expectSilence({ ...before, ...(batch.some(isSite) ? heads : {}) })
  }
  logRuns('sets of attributes', counts, { 'things said to the page’s author': noise.all().length })
  expect(wrong.slice(0, 3), `seed ${seed}`).toEqual([])
  // What websites have left in the head says something, and does nothing.
  const told = 'title, meta[content]:not([http-equiv]), link[rel=canonical], script[data-store-id=demo]'
  await expect(page.locator(`head > :not(${told}, meta[charset])`)).toHaveCount(0)
  for (const line of noise.all())
    expect(line).not.toMatch(/failed to render|\[object |\bundefined\b|uncaught/)
  expect(noise.all().length, 'lines that name a mistake').toBeGreaterThan(100)
})

/** Puts them all into the page, changes each once, and says of each what no visitor should read; null where there is nothing. */
function mistakesOf(page: Page, tags: Tag[]): Promise<(string | null)[]> {
  return page.evaluate(
    async ([tags, pattern]) => {
      const nonsense = new RegExp(`${pattern}|Something went wrong here`, 'i')
      const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const elements = tags.map(({ tag, attributes }) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        return element
      })
      const isEmpty = ({ shadowRoot }: Element) => !shadowRoot?.childElementCount
      const look = () =>
        elements.map((element, index) => {
          const text = element.shadowRoot?.textContent ?? ''
          return isEmpty(element) || nonsense.test(text)
            ? `${JSON.stringify(tags[index])} says “${text.slice(0, 200)}”`
            : null
        })
      document.body.append(...elements)
      // React draws a few at a time.
      for (let tries = 0; tries < 200 && elements.some(isEmpty); tries++) await settled()
      const before = look()
      for (const [index, element] of elements.entries()) {
        const [name, value] = tags[index]?.change ?? ['', null]
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
      await settled()
      return look().map((mistake, index) => before[index] ?? mistake)
    },
    [tags, invalidText.source] as const,
  )
}

/** Whatever host the tags ask, a small store answers. */
function answerEverything(): void {
  const variant = { id: 'v', title: 'Black', prices: [{ amount: 1, currency: { code: 'usd' } }] }
  const product = { id: 'p', title: 'Tee', purchasable: true, variants: [variant] }
  window.fetch = async (address) => {
    const answer = /\/products(\?|$)/.test(String(address))
      ? { products: [product] }
      : { product, variants: [] }
    return new Response(JSON.stringify(answer))
  }
}
