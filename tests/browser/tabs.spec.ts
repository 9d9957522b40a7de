import { addFromCard, alarm, cartButton, cartItemsIn, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('two tabs show the same cart', { tag: '@smoke' }, async ({ page, testPage, context }) => {
  await testPage.openShop()
  const other = await context.newPage()
  await testPage.openShop(other)
  await addFromCard(page, mug)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 1 item')
  await addFromCard(other, alarm)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await drawer.getByRole('button', { name: `Remove ${mug}` }).click()
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 1 item')

  await test.step('a paid order empties the cart of the other tab and is not offered there', async () => {
    await startCheckout(page)
    await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
    const otherDrawer = await openCart(other)
    await expect(otherDrawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
  })
})

test('a visitor can buy when the browser blocks storage', async ({ page, testPage }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await testPage.openShop()
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(drawer.getByText('This browser does not keep your cart')).toBeVisible()
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})
