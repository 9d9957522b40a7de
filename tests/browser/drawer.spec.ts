import { cartButton, drawerOf, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// spec 2.35, 2.37
test('the cart drawer covers the page, and closes on Escape and on a click outside it', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const drawer = await openCart(page)
  const isReachable = await page.evaluate(
    () => document.elementFromPoint(200, 400)?.localName === 'store-grid',
  )
  expect(isReachable).toBe(false)
  await drawer.getByRole('heading', { name: 'Shopping Cart' }).click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(100, 400)
  await expect(drawer).toBeHidden()

  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
})
