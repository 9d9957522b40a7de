import { cartButton, openCart, startCheckout, toastOf } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const tee = 'Crew “Bolt” Tee'

// spec 1.1, 1.12, 2.7, 2.130, 2.131
test('a visitor can buy two shirts, starting from the home screen', async ({ page, site }) => {
  await site.open('/')
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await site.link('Store').click()
  await page.getByRole('link', { name: tee }).click()
  await expect(page).toHaveURL(`${site.origin}/product/prod_tee`)
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: `Increase quantity of ${tee}` }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText(`2 x ${tee} (Amber) added.`)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere')), 'no page was loaded').toBe(true)
  const drawer = await openCart(page)
  await expect(drawer.getByText('$37.00', { exact: true })).toBeVisible()
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${site.origin}/success`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Successful!')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await expect(toastOf(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(`${site.origin}/store`)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(site.screen('home')).toBeVisible()
})
