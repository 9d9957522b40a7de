import { expect, test } from './support/host-pages.ts'
import { cartButton, drawerOf, toastOf } from './support/shop.ts'

const elements =
  '<store-grid></store-grid><cart-button></cart-button><cart-drawer></cart-drawer><toast-area></toast-area>'

test.beforeEach(async ({ page, hostPages }) => {
  await hostPages.serve('closed-menu', { shop: elements })
  await page.goto(hostPages.addressOf('shop'))
  await expect(cartButton(page)).toBeVisible()
})

test('an element in a closed menu is hidden with the menu', async ({ page }) => {
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(cartButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(cartButton(page)).toBeVisible()
})

test('an element in a faded-out menu does not block clicks on the page', async ({ page }) => {
  await page.getByRole('button', { name: 'Fade' }).click()
  await page.getByRole('button', { name: 'Book a lamp' }).click()
  await expect(page.getByText('Booked')).toBeVisible()
})

for (const [button, state] of [
  ['Close', 'closed'],
  ['Fade', 'faded-out'],
] as const) {
  test(`the cart drawer and toasts appear even if their elements are inside a ${state} menu`, async ({
    page,
  }) => {
    await page.getByRole('button', { name: button }).click()
    await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello' }))
    await page.evaluate(() => window.ElectricianElements?.cart.open())
    await toastOf(page).getByRole('button').click()
    await drawerOf(page).getByRole('button', { name: 'Close cart' }).click()
    await expect(drawerOf(page)).toBeHidden()
  })
}
