import { cartButton, cartItemsIn, openCart, startCheckout, toastOf } from './support/shop.ts'
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

// spec R.21
test('canceling the checkout returns to the product and offers to restore the cart', async ({
  page,
  site,
}) => {
  await site.open('/product/prod_mug')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(`${site.origin}/product/prod_mug`)
  await toastOf(page).getByRole('button', { name: 'Put it back' }).click()
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(1)
})

test('opening another product resets the selected style and the quantity', async ({ page, site }) => {
  await site.open('/product/prod_tee')
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: `Increase quantity of ${tee}` }).click()
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await page.getByRole('link', { name: 'Work Gloves' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work Gloves')
  await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked()
  await expect(page.getByText('12 in stock!')).toBeVisible()
})
