import type { Page } from '@playwright/test'
import { pauseStore } from './support/hold-requests.ts'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const noindex = (page: Page) => page.locator('meta[name=robots][content=noindex]')
const heading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })

/** Checks the page's title, main heading and description, and whether search engines may index the page. */
async function expectHead(
  page: Page,
  title: string,
  h1: string | RegExp,
  isIndexable: boolean,
): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(heading(page)).toHaveCount(1)
  await expect(heading(page)).toHaveText(h1)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w+ \w+/)
  await expect(noindex(page)).toHaveCount(isIndexable ? 0 : 1)
}

const failStore = (page: Page) =>
  page.route('**/provider/**', (route) => route.fulfill({ status: 503, json: {} }))

for (const [path, title, h1] of [
  ['/nowhere', '404 Not Found', 'Unexpected Application Error!'],
  ['/success', 'Order Successful! - Volt & Sons', 'Order Successful!'],
] as const) {
  test(`the page at ${path} is marked noindex, but the home screen opened from it is not`, async ({
    page,
    site,
  }) => {
    await site.open(path)
    await expectHead(page, title, h1, false)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expectHead(page, 'Volt & Sons - Professional Electrical Services', /\w/, true)
  })
}

test('the store screen keeps its title when loading fails', async ({ page, site, consoleMessages }) => {
  consoleMessages.allow(/Failed to load resource/)
  await failStore(page)
  const release = await pauseStore(page)
  await site.open('/store')
  await expectHead(page, 'Store - Volt & Sons', 'Our Store', true)
  release()
  await expect(page.getByText('Error loading products: HTTP 503')).toBeVisible()
  await expectHead(page, 'Store - Volt & Sons', 'Our Store', true)
  await page.unroute('**/provider/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: mug })).toBeVisible()
  await expectHead(page, 'Store - Volt & Sons', 'Our Store', true)
})

test('the product screen does not show the title of the previous screen while the product loads', async ({
  page,
  site,
}) => {
  await site.open('/store')
  await expect(cardOf(page, mug)).toBeVisible()
  const release = await pauseStore(page)
  await page.getByRole('link', { name: mug }).click()
  await expectHead(page, 'Product - Our Store', 'Product', true)
  release()
  await expectHead(page, `${mug} - Our Store`, mug, true)
})

test('the screen of a product that cannot be loaded has a title and a heading and is marked noindex', async ({
  page,
  site,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/)
  await failStore(page)
  await site.open('/product/prod_mug')
  await expect(page.getByText('Error loading product: HTTP 503')).toBeVisible()
  await expectHead(page, 'Product unavailable - Our Store', 'Product unavailable', false)
  await page.unroute('**/provider/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectHead(page, `${mug} - Our Store`, mug, true)
})
