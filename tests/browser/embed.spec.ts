import type { Page } from '@playwright/test'
import { expect, test } from './support/test-page.ts'

const productIds = [
  'surge_strip',
  'smart_plug',
  'extension_reel',
  'power_station',
  'torch',
  'work_light',
  'smoke_alarm',
  'tester',
  'screwdrivers',
  'mug',
].map((key) => `prod_${key}`)

const cards = productIds
  .map((id) => `<product-card product-id="${id}" product-url="product.html?ee-product={id}"></product-card>`)
  .join('')

const article = `<cart-button></cart-button>
  <main><h1>Article</h1><h2>Our picks</h2><div class="picks">${cards}</div>
  <buy-button product-id="prod_smart_plug">Buy the plug</buy-button>
  <buy-button product-id="prod_tee" variant-id="variant_tee_amber" quantity="2">
  </buy-button></main>`

/** Records the page's requests to the store in order. For requests with product IDs, records the number of IDs. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const [, call] = pathname.split('/store/demo/')
    const count = searchParams.getAll('ids[]').length
    if (call) calls.push(count > 0 ? `${call} with ${count} ids` : call)
  })
  return calls
}

const cardHeadings = (page: Page) => page.locator('product-card').getByRole('heading', { level: 3 })
const plugButton = (page: Page) => page.getByRole('button', { name: /^Buy the plug/ })

test('ten product cards and two buy buttons share one product request, even with a blocking script', async ({
  page,
  testPage,
}) => {
  const calls = recordCalls(page)
  await testPage.open(article, { script: testPage.scriptTag('') })
  await expect(cardHeadings(page)).toHaveCount(10)
  await expect(plugButton(page)).toBeEnabled()
  await expect.poll(() => calls).toEqual(['products with 11 ids', 'variants'])
})

test('a buy button uses its content as its label and updates the label when the content changes', async ({
  page,
  testPage,
}) => {
  await testPage.open(article)
  await expect(plugButton(page)).toHaveAccessibleName(/^Buy the plug ?: Smart Plug with Energy Meter$/)
  // The second buy button contains only a line break, so it has the default label.
  await expect(page.getByRole('button', { name: /^Add to Cart ?: Crew “Bolt” Tee$/ })).toBeVisible()
  await page.evaluate(() => document.querySelector('buy-button')?.replaceChildren())
  await expect(page.locator('buy-button').first().getByRole('button')).toHaveText(/^Add to Cart/)
})

test('<product-card> elements in the same row of a CSS grid have the same height', async ({ page }) => {
  await page.goto('/article.html')
  await expect(cardHeadings(page)).toHaveCount(2)
  const heights = await page
    .locator('product-card')
    .evaluateAll((elements) =>
      elements.map(({ shadowRoot }) => shadowRoot?.querySelector('.card')?.getBoundingClientRect().height),
    )
  expect(heights[0]).toBeGreaterThan(100)
  expect(heights[1]).toBe(heights[0])
})
