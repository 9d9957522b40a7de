import type { Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import { addButtonOf, addFromCard, alarm, cardOf, cartButton, mug, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })

// spec 2.91, 8.2
test('the product list shows why loading failed and loads again with “Try again”', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  testPage.storeId = 'failing'
  await testPage.openShop()
  await expect(page.getByText('Error loading products: HTTP 503: Service Unavailable')).toBeVisible()
  await page.route('**/store/failing/**', (route) =>
    route.continue({ url: route.request().url().replace('/failing/', '/demo/') }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardOf(page, mug)).toBeVisible()
})

// spec 8.4
test('the product page shows why the product failed to load and links back to the store', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.openProduct('prod_nothing')
  await expect(page.getByText('Error loading product: HTTP 404: Not Found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/shop.html`)
})

// spec 2.92
test('the product list says that an empty store has no products', async ({ page, testPage }) => {
  testPage.storeId = 'empty'
  await testPage.openShop()
  await expect(page.getByText('No products available at the moment.')).toBeVisible()
})

// spec 2.90
test('the product list shows “Loading products…” while a slow store responds', async ({ page, testPage }) => {
  testPage.storeId = 'slow'
  await testPage.openShop()
  await expect(page.getByText('Loading products…')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Loading products…')).toHaveCount(0)
})

test('a list of thousands of products loads more with “Show more” and when the visitor scrolls to the end', async ({
  page,
  testPage,
}) => {
  testPage.storeId = 'large'
  await testPage.openShop()
  await expect(page.getByText('100 of 5,000 products')).toBeVisible()
  await expect(cards(page)).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^[23]00 of 5,000 products$/)).toBeAttached()
  const countBefore = await cards(page).count()
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return cards(page).count()
    })
    .toBeGreaterThan(countBefore)
  await expect(cards(page).first()).toBeAttached()
})

// spec R.8
test('the product list shows a warning when the stock check fails and checks again with “Try again”', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.route('**/variants?*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await testPage.openShop()
  await expect(
    page.getByText('We couldn’t check what is in stock, so some products can’t be added to the cart yet.'),
  ).toBeVisible()
  await addButtonOf(page, mug).click()
  await expect(toastOf(page)).toContainText('Error adding to cart')
  await addFromCard(page, alarm)
  await page.unroute('**/variants?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t check')).toHaveCount(0)
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

// spec R.9
test('the product page disables “Add to Cart” until the stock check succeeds', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await page.route('**/variants?*', (route) => route.abort())
  await testPage.openProduct('prod_mug')
  await expect(
    page.getByText('We couldn’t check whether this is in stock, so it can’t be added to the cart yet.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await page.unroute('**/variants?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('30 in stock!')).toBeVisible()
})

test('the product list says that the visitor is offline and loads with “Try again” once the connection is back', async ({
  page,
  testPage,
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.open('<main></main>')
  // Wait, because the app in the module build may still be loading chunks.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.evaluate(() => document.body.append(document.createElement('store-grid')))
  await expect(
    page.getByText('Error loading products: You seem to be offline. Check your connection and try again.'),
  ).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardOf(page, mug)).toBeVisible()
})

test('an element without a store logs which attribute is missing and how to write that attribute', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/does not know which store to show/)
  await testPage.open('<store-grid></store-grid>', {
    script: '<script src="/electrician-elements.js" data-store-host="/provider" defer></script>',
  })
  await expect.poll(() => consoleMessages.all().join()).toContain('store-id="your-store"')
  await page.locator('store-grid').evaluate((grid) => grid.setAttribute('store-id', 'demo'))
  await expect(cardOf(page, mug)).toBeVisible()
})

test('an invalid attribute logs a warning and falls back to its default', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/^warning: <store-grid> product-url="javascript:void\(0\)" is not an http/)
  await testPage.open('<store-grid product-url="javascript:void(0)"></store-grid>')
  await expect(page.getByRole('link', { name: mug })).toHaveAttribute('href', '/product/prod_mug')
  await expect.poll(() => consoleMessages.all()).toHaveLength(1)
})

// spec R.15
test('the product list leaves out a malformed product and logs its ID', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await page.route('**/store/demo/products', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { products: { id: string; title: unknown }[] }
    for (const product of list.products) if (product.id === 'prod_mug') product.title = null
    await route.fulfill({ response, json: list })
  })
  await testPage.openShop()
  await expect(cardOf(page, alarm)).toBeVisible()
  await expect(cardOf(page, mug)).toHaveCount(0)
  await expect.poll(() => consoleMessages.all().join()).toContain('prod_mug')
  consoleMessages.allow(/prod_mug/)
})
