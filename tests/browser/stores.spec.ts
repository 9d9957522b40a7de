import { expectAccessible } from './support/accessibility.ts'
import { addFromCard, alarm, cartButton, cartItemsIn, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('after configure() changes the store, each order contains only the lines of its store', async ({
  page,
  testPage,
}) => {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') orders.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  await testPage.open('<main><h1>Shop</h1><cart-button></cart-button><store-grid></store-grid></main>')
  await addFromCard(page, mug)
  await addFromCard(page, mug)
  // Open the cart to insert the drawer, so that it exists when the store changes.
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(1)
  await page.keyboard.press('Escape')
  // The demo store and its copy have products with the same IDs.
  await page.evaluate(() => window.ElectricianElements?.configure({ storeId: 'demo-copy' }))
  await addFromCard(page, alarm)
  await addFromCard(page, mug)
  await openCart(page)
  await expect(drawer.getByRole('list', { name: 'Order 1 of 2' }).getByRole('listitem')).toHaveCount(1)
  await expect(drawer.getByRole('list', { name: 'Order 2 of 2' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'a cart with two orders')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 4 items')
  await drawer.getByRole('button', { name: 'Proceed to Checkout Order 2 of 2' }).click()
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  const items =
    '[{"variant_id":"variant_smoke_alarm","quantity":1},{"variant_id":"variant_mug","quantity":1}]'
  expect(orders).toEqual([expect.stringContaining(`/demo-copy/checkout {"items":${items},`)])
  await page.goBack()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items. We kept 2 items for you.')
})
