import { cartButton, drawerOf, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('the cart drawer closes on Escape and returns focus to the cart button', async ({ page, testPage }) => {
  await testPage.openShop()
  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})

// spec 2.35, 2.37
test('clicking the backdrop closes the cart drawer, but clicking inside the drawer does not', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const drawer = await openCart(page)
  await drawer.getByRole('heading', { name: 'Shopping Cart' }).click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(100, 400)
  await expect(drawer).toBeHidden()
})

test('the page behind an open cart drawer cannot be clicked', async ({ page, testPage }) => {
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const drawer = await openCart(page)
  await expect(page.locator('store-grid')).toBeVisible()
  const isReachable = await page.evaluate(
    () => document.elementFromPoint(200, 400)?.localName === 'store-grid',
  )
  expect(isReachable).toBe(false)
  await expect(drawer).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
})
