import { failedRequest } from './support/console-messages.ts'
import { alarm, cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

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
