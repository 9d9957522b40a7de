import type { Page } from '@playwright/test'
import { scripts } from '../support/scripts.ts'
import { cartButton, cartItemsIn, drawerOf, openCart, startCheckout, toastOf } from './support/shop.ts'
import { expect, shopPages, test } from './support/test-page.ts'

// spec 1.12, 7.23
test('a visitor can buy two shirts, from the product list to the success page', { tag: '@smoke' }, async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await buyTwoAmberTees(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/success.html`)
  await expectCompletedOrder(page)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
  const drawer = await openCart(page)
  await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('a visitor can buy when the page, the script and the store are on three different origins', async ({
  page,
  testPage,
  server,
}) => {
  const store = `${server.originAt('127.0.0.1')}/provider`
  const script = `<script type="module" src="${server.originAt('cdn.localhost')}${scripts.loader}" data-store-host="${store}" data-store-id="demo" async></script>`
  for (const [name, body] of Object.entries(shopPages)) testPage.serve(name, { body, script })
  // The demo's content security policy allows only one origin.
  server.policy = ''
  await page.goto(`${testPage.origin}/shop.html`)
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await buyTwoAmberTees(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/success.html`)
  await expectCompletedOrder(page)
})

test('a visitor can buy on the demo pages', async ({ page }) => {
  await page.goto('/store-elements.html')
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  // The demo's store keeps the stock that an earlier attempt of this test has sold.
  await buyTwoAmberTees(page, /\d+ in stock!/)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expectCompletedOrder(page)
})

/** Buys two amber tees. Starts on the tee's product page and ends on the provider's checkout page. */
async function buyTwoAmberTees(page: Page, stock: string | RegExp = '9 in stock!') {
  await expect(page.getByRole('heading', { name: 'Crew “Bolt” Tee' })).toBeVisible()
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: 'Increase quantity of Crew “Bolt” Tee' }).click()
  await expect(page.getByText(stock)).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText('Added to Cart! 🛒')
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(1)
  await expect(cartItemsIn(drawer)).toContainText('$18.50')
  await expect(drawer.getByText('$37.00', { exact: true })).toBeVisible()
  await startCheckout(page)
  await expect(page.getByText('Amber · 2 × $18.50')).toBeVisible()
}

async function expectCompletedOrder(page: Page) {
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(page.getByText('Your order has been placed and you will receive')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await expect(toastOf(page)).toHaveCount(0)
  await expect(drawerOf(page)).toHaveCount(0)
}
