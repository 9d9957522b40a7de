import type { Locator, Page } from '@playwright/test'
import { twoFrames } from './support/frames.ts'
import { holdRequests } from './support/hold-requests.ts'
import { expect, test } from './support/site.ts'

const sizes = [
  { device: 'a phone', viewport: { width: 390, height: 800 } },
  { device: 'a desktop', viewport: { width: 1280, height: 900 } },
]

for (const { device, viewport } of sizes) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the product list has about the same height while it loads and after its six products have loaded', async ({
      page,
      testPage,
    }) => {
      const releaseResponses = await delayResponses(page, (list) => ({
        ...list,
        products: list.products.slice(0, 6),
        count: 6,
      }))
      await testPage.openShop()
      await expect(page.getByRole('status').filter({ hasText: 'Loading products…' })).toBeVisible()
      const loading = await heightOf(page.locator('store-grid'))
      releaseResponses()
      await expect(page.locator('[part=card]')).toHaveCount(6)
      const loaded = await heightOf(page.locator('store-grid'))
      expect(loading / loaded).toBeGreaterThan(0.8)
      expect(loading / loaded).toBeLessThan(1.25)
    })

    test('the placeholder for the product picture has the same position and size as the loaded picture', async ({
      page,
      testPage,
    }) => {
      const releaseResponses = await delayResponses(page)
      await testPage.openProduct('prod_mug')
      await expect(page.getByRole('status').filter({ hasText: 'Loading product…' })).toBeVisible()
      const loading = await pictureBox(page)
      releaseResponses()
      await expect(page.getByText('30 in stock!')).toBeVisible()
      expect(await pictureBox(page)).toEqual(loading)
    })
  })
}

test('the product page has no layout shifts while the product and then its stock load', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources')
        shifts.push(sources.map(({ node }) => node?.textContent).join(' | '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  const releaseStock = await holdRequests(page, '**/variants?*')
  await site.open('/product/prod_tee')
  await expect(page.getByText('Checking stock…')).toBeVisible()
  releaseStock()
  await expect(page.getByText('Sold out')).toBeVisible()
  await twoFrames(page)
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

type ProductList = { products: object[]; count: number }

/** Delays the store's responses until the returned function is called. `change` edits the product list. */
async function delayResponses(page: Page, change?: (list: ProductList) => object): Promise<() => void> {
  let releaseResponses = () => {}
  const released = new Promise<void>((resolve) => {
    releaseResponses = resolve
  })
  await page.route('**/provider/store/**', async (route) => {
    const response = await route.fetch()
    await released
    if (!change || !route.request().url().endsWith('/products')) return route.fulfill({ response })
    return route.fulfill({ response, json: change(await response.json()) })
  })
  return releaseResponses
}

async function heightOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.height ?? 0
}

/** Returns the position and width of the product picture, or of its placeholder. */
function pictureBox(page: Page): Promise<object> {
  return page.locator('product-detail').evaluate((element) => {
    const square = [...(element.shadowRoot?.querySelectorAll('span') ?? [])].find(
      (span) => span.offsetWidth > 300 && span.offsetWidth === span.offsetHeight,
    )
    if (!square) throw new Error('The page contains no product picture and no placeholder.')
    const { x, y, width } = square.getBoundingClientRect()
    return { x, y, width }
  })
}
