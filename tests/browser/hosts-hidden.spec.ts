import { expect, test } from './support/hosts.ts'
import { cartButton, drawerOf, notice } from './support/shop.ts'

const tags =
  '<store-grid></store-grid><cart-button></cart-button><cart-drawer></cart-drawer><toast-area></toast-area>'

test.beforeEach(async ({ page, hosts }) => {
  await hosts.serve('closed-menu', { shop: tags })
  await page.goto(hosts.addressOf('shop'))
  await expect(cartButton(page)).toBeVisible()
})

test('a tag in a closed menu is hidden with it', async ({ page }) => {
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(cartButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(cartButton(page)).toBeVisible()
})

test('a tag in a faded menu is in nobody’s way', async ({ page }) => {
  await page.getByRole('button', { name: 'Fade' }).click()
  await page.getByRole('button', { name: 'Book a lamp' }).click()
  await expect(page.getByText('Booked')).toBeVisible()
})

for (const way of ['Close', 'Fade']) {
  test(`cart and notices open from a menu all the same: ${way}`, async ({ page }) => {
    await page.getByRole('button', { name: way }).click()
    await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello' }))
    await page.evaluate(() => window.ElectricianElements?.cart.open())
    await notice(page).getByRole('button').click()
    await drawerOf(page).getByRole('button', { name: 'Close cart' }).click()
    await expect(drawerOf(page)).toBeHidden()
  })
}
