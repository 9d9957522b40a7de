import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

const sizes = [
  { device: 'a phone', viewport: { width: 390, height: 800 } },
  { device: 'a desk', viewport: { width: 1280, height: 900 } },
]

for (const { device, viewport } of sizes) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('the loading listing is about as tall as its first cards', async ({ page, testPage }) => {
      const letAnswer = await holdAnswers(page, (list) => ({
        ...list,
        products: list.products.slice(0, 6),
        count: 6,
      }))
      await testPage.openShop()
      await expect(page.getByRole('status').filter({ hasText: 'Loading products…' })).toBeVisible()
      const loading = await heightOf(page.locator('store-grid'))
      letAnswer()
      await expect(page.locator('[part=card]')).toHaveCount(6)
      const loaded = await heightOf(page.locator('store-grid'))
      expect(loading / loaded).toBeGreaterThan(0.8)
      expect(loading / loaded).toBeLessThan(1.25)
    })

    test('the loading product page has its picture and its button where they will be', async ({
      page,
      testPage,
    }) => {
      const letAnswer = await holdAnswers(page)
      await testPage.openProduct('prod_mug')
      await expect(page.getByRole('status').filter({ hasText: 'Loading product…' })).toBeVisible()
      const loading = await pictureBox(page)
      letAnswer()
      await expect(page.getByText('30 in stock!')).toBeVisible()
      expect(await pictureBox(page)).toEqual(loading)
    })
  })
}

test('a product page moves nothing while its product and then its stock arrive', async ({ page, site }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved: { node?: Node }[] = Reflect.get(entry, 'sources')
        shifts.push(moved.map(({ node }) => node?.textContent).join(' | '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  let letStock = () => {}
  const stock = new Promise<void>((resolve) => {
    letStock = resolve
  })
  await page.route('**/variants?*', async (route) => {
    await stock
    await route.continue()
  })
  await site.open('/product/prod_tee')
  await expect(page.getByText('Checking stock…')).toBeVisible()
  letStock()
  await expect(page.getByText('Sold out')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

type List = { products: object[]; count: number }

/** Holds the store's answers back until the returned function is called. */
async function holdAnswers(page: Page, change?: (list: List) => object): Promise<() => void> {
  let letAnswer = () => {}
  const held = new Promise<void>((resolve) => {
    letAnswer = resolve
  })
  await page.route('**/provider/store/**', async (route) => {
    const response = await route.fetch()
    await held
    if (!change || !route.request().url().endsWith('/products')) return route.fulfill({ response })
    return route.fulfill({ response, json: change(await response.json()) })
  })
  return letAnswer
}

async function heightOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.height ?? 0
}

/** The place of the picture, or of what stands for it, on a product page. */
function pictureBox(page: Page): Promise<object> {
  return page.locator('product-detail').evaluate((element) => {
    const square = [...(element.shadowRoot?.querySelectorAll('span') ?? [])].find(
      (span) => span.offsetWidth > 300 && span.offsetWidth === span.offsetHeight,
    )
    const { x, y, width } = square?.getBoundingClientRect() ?? new DOMRect()
    return { x, y, width }
  })
}
