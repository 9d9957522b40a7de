import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { grounds, prepare, suspects } from './support/hostile-descriptions.ts'
import { expect, test } from './support/stage.ts'
import { surroundings, Tripwire } from './support/tripwire.ts'
import { needsVectors, vectors } from './support/vectors.ts'

const body = vectors
  .map((_, index) => `<product-detail product-id="prod_${index}"></product-detail>`)
  .join('')

for (const [what, ground] of Object.entries(grounds)) {
  test(`DOMPurify’s own fixtures, each a product’s description, do nothing on a page with ${what}`, async ({
    page,
    stage,
    noise,
  }) => {
    needsVectors()
    const tripwire = await prepare({ page, stage, noise }, ground)
    await answerDescriptions(page, () => '<p>Harmless</p>')
    await stage.open(body)
    await expect(page.getByText('Harmless')).toHaveCount(vectors.length)
    const before = await surroundings(page)

    await answerDescriptions(page, (index) => `${vectors[index]}`)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(vectors.length)
    // Two of them are ordinary text, and stay.
    await expect(page.getByText('123456', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').getByText('hello', { exact: true })).toBeVisible()
    await tripwire.expectSilence(before)
    expect(await suspects(page)).toEqual([])
  })
}

test('fixtures work: without sanitizing, they run and send requests', async ({
  page,
  stage,
  server,
  noise,
}) => {
  needsVectors()
  expect(vectors.length, 'as many as the release has').toBe(185)
  noise.allow(/./)
  server.policy = ''
  const tripwire = new Tripwire(page, stage.origin)
  await tripwire.arm()
  await page.route(/^http/, (route) =>
    route.request().url().startsWith(stage.origin) ? route.fallback() : route.abort(),
  )
  // A place for each at once: some of them make other things of the names with which places are made.
  await stage.open('<div></div>'.repeat(vectors.length), { script: '' })
  await page.evaluate(insert, vectors)
  await expect.poll(async () => (await tripwire.ran()).length).toBeGreaterThan(25)
  expect(tripwire.requests().length).toBeGreaterThan(5)
})

function insert(payloads: string[]): void {
  for (const [index, place] of [...document.querySelectorAll('div')].entries()) {
    place.innerHTML = payloads[index] ?? ''
    for (const element of place.querySelectorAll('*')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'load']) element.dispatchEvent(new Event(type))
    }
  }
}

/** The product of each number has the description of that number. */
async function answerDescriptions(page: Page, descriptionOf: (index: number) => string): Promise<void> {
  await page.unroute('**/provider/store/**')
  await page.route('**/provider/store/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.includes('/variants')) return route.fulfill({ json: { variants: [{ id: 'variant_1' }] } })
    const id = pathname.split('/').at(-1) ?? ''
    const description = descriptionOf(Number(id.slice('prod_'.length)))
    const product = aWireProduct({ id, thumbnail: null, media: [], variants: [aWireVariant()], description })
    return route.fulfill({ json: { product } })
  })
}
