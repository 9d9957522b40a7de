import type { Page } from '@playwright/test'
import { failedRequest } from './support/noise.ts'
import { addButtonOf, addFromCard, alarm, cardOf, cartButton, mug, notice } from './support/shop.ts'
import { expect, test } from './support/stage.ts'

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })

test('a store that fails says how, and can be asked again', async ({ page, stage, noise }) => {
  noise.allow(failedRequest)
  stage.storeId = 'failing'
  await stage.openShop()
  await expect(page.getByText('Error loading products: HTTP 503: Service Unavailable')).toBeVisible()
  await page.route('**/store/failing/**', (route) =>
    route.continue({ url: route.request().url().replace('/failing/', '/demo/') }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a product that can’t be had says how, beside a way back', async ({ page, stage, noise }) => {
  noise.allow(failedRequest)
  await stage.openProduct('prod_nothing')
  await expect(page.getByText('Error loading product: HTTP 404: Not Found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page).toHaveURL(`${stage.origin}/shop.html`)
})

test('an empty store says so', async ({ page, stage }) => {
  stage.storeId = 'empty'
  await stage.openShop()
  await expect(page.getByText('No products available at the moment.')).toBeVisible()
})

test('a slow store shows that it is being waited for', async ({ page, stage }) => {
  stage.storeId = 'slow'
  await stage.openShop()
  await expect(page.getByText('Loading products…')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText('Loading products…')).toHaveCount(0)
})

test('a store of thousands shows its first page, and more when asked or neared', async ({ page, stage }) => {
  stage.storeId = 'large'
  await stage.openShop()
  await expect(page.getByText('100 of 5,000 products')).toBeVisible()
  await expect(cards(page)).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^[23]00 of 5,000 products$/)).toBeAttached()
  const before = await cards(page).count()
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return cards(page).count()
    })
    .toBeGreaterThan(before)
  await expect(cards(page).first()).toBeAttached()
})

test('without its stock a store still shows, says so, and checks again when asked', async ({
  page,
  stage,
  noise,
}) => {
  noise.allow(failedRequest)
  await page.route('**/variants?*', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await stage.openShop()
  await expect(
    page.getByText('We couldn’t check what is in stock, so some products can’t be added to the cart yet.'),
  ).toBeVisible()
  await addButtonOf(page, mug).click()
  await expect(notice(page)).toContainText('Error adding to cart')
  await addFromCard(page, alarm)
  await page.unroute('**/variants?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t check')).toHaveCount(0)
  await addFromCard(page, mug)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

test('without its stock a product page waits for the next check', async ({ page, stage, noise }) => {
  noise.allow(failedRequest)
  await page.route('**/variants?*', (route) => route.abort())
  await stage.openProduct('prod_mug')
  await expect(
    page.getByText('We couldn’t check whether this is in stock, so it can’t be added to the cart yet.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled()
  await page.unroute('**/variants?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('30 in stock!')).toBeVisible()
})

test('who is offline is told so, and goes on once the connection is back', async ({
  page,
  stage,
  context,
  noise,
}) => {
  noise.allow(failedRequest)
  await stage.open('<div id="place"></div>')
  // An app may come in parts.
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

test('a tag that knows no store says what is missing and how to write it', async ({ page, stage, noise }) => {
  noise.allow(/does not know which store to show/)
  await stage.open('<store-grid></store-grid>', {
    script: '<script src="/electrician-elements.js" data-store-host="/provider" defer></script>',
  })
  await expect(
    page.getByText('<store-grid> does not know which store to show. Add store-id="your-store"'),
  ).toBeVisible()
  await expect.poll(() => noise.all().join()).toContain('store-id="your-store"')
  await page.locator('store-grid').evaluate((grid) => grid.setAttribute('store-id', 'demo'))
  await expect(cardOf(page, mug)).toBeVisible()
})

test('an attribute that can’t be used is named and its default taken', async ({ page, stage, noise }) => {
  noise.allow(/^warning: <store-grid> product-url="javascript:void\(0\)" is not an address/)
  await stage.open('<store-grid product-url="javascript:void(0)"></store-grid>')
  await expect(page.getByRole('link', { name: mug })).toHaveAttribute('href', '/product/prod_mug')
  expect(noise.all()).toHaveLength(1)
})

test('one malformed product is left out and named, the others show', async ({ page, stage, noise }) => {
  await page.route('**/store/demo/products', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { products: { id: string; title: unknown }[] }
    for (const product of list.products) if (product.id === 'prod_mug') product.title = null
    await route.fulfill({ response, json: list })
  })
  await stage.openShop()
  await expect(cardOf(page, alarm)).toBeVisible()
  await expect(cardOf(page, mug)).toHaveCount(0)
  expect(noise.all().join()).toContain('prod_mug')
  noise.allow(/prod_mug/)
})
