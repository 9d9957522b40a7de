import type { Page } from '@playwright/test'
import { aWireProduct, aWireVariant } from '../support/factories.ts'
import { dompurifyFixtures, requireDompurifyFixtures } from './support/dompurify-fixtures.ts'
import { pageSetups, preparePage, unsafeContent } from './support/hostile-descriptions.ts'
import { hostPageState, InjectionMonitor } from './support/injection-monitor.ts'
import { expect, test } from './support/test-page.ts'

const body = dompurifyFixtures
  .map((_, index) => `<product-detail product-id="prod_${index}"></product-detail>`)
  .join('')

for (const name of [
  'no content security policy',
  'the strict content security policy and no setHTML()',
] as const) {
  test(`on a page with ${name}, DOMPurify’s test fixtures in product descriptions have no effect`, async ({
    page,
    testPage,
    consoleMessages,
  }) => {
    requireDompurifyFixtures()
    // The page contains 185 products, which take about half a minute on a busy computer.
    test.slow()
    const monitor = await preparePage({ page, testPage, consoleMessages }, pageSetups[name])
    await mockDescriptions(page, () => '<p>Harmless</p>')
    await testPage.open(body)
    await expect(page.getByText('Harmless')).toHaveCount(dompurifyFixtures.length)
    const before = await hostPageState(page)

    await mockDescriptions(page, (index) => `${dompurifyFixtures[index]}`)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(dompurifyFixtures.length)
    // Two fixtures contain ordinary text, which the sanitizer keeps.
    await expect(page.getByText('123456', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').getByText('hello', { exact: true })).toBeVisible()
    await monitor.expectNoEffects(before)
    expect(await unsafeContent(page)).toEqual([])
  })
}

test('DOMPurify’s test fixtures run code and send requests if they are not sanitized', async ({
  page,
  testPage,
  server,
  consoleMessages,
}) => {
  requireDompurifyFixtures()
  expect(dompurifyFixtures.length, 'fixtures in the release').toBe(185)
  consoleMessages.allow(/./)
  server.policy = ''
  const monitor = new InjectionMonitor(page, testPage.origin)
  await monitor.install()
  await page.route(/^http/, (route) =>
    route.request().url().startsWith(testPage.origin) ? route.fallback() : route.abort(),
  )
  // Create all containers first, because some fixtures clobber the methods that create elements.
  await testPage.open('<div></div>'.repeat(dompurifyFixtures.length), { script: '' })
  await page.evaluate(insert, dompurifyFixtures)
  await expect.poll(async () => (await monitor.executedCalls()).length).toBeGreaterThan(25)
  expect(monitor.unexpectedRequests().length).toBeGreaterThan(5)
})

function insert(payloads: string[]): void {
  for (const [index, container] of [...document.querySelectorAll('div')].entries()) {
    container.innerHTML = payloads[index] ?? ''
    for (const element of container.querySelectorAll('*')) {
      for (const type of ['mouseover', 'focus', 'toggle', 'load']) element.dispatchEvent(new Event(type))
    }
  }
}

/** Responds to requests for `prod_{index}` with a product whose description is `descriptionOf(index)`. */
async function mockDescriptions(page: Page, descriptionOf: (index: number) => string): Promise<void> {
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
