import { goBack } from './support/history.ts'
import {
  addFromCard,
  alarm,
  cartButton,
  cartItemsIn,
  checkoutButton,
  mug,
  openCart,
  startCheckout,
  toastOf,
} from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test.beforeEach(async ({ page, testPage }) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await addFromCard(page, alarm)
})

test('canceling the payment shows a toast with a button that restores the cart', async ({ page }) => {
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(toastOf(page)).toContainText('Your order was not completed')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await toastOf(page).getByRole('button', { name: 'Put them back' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await expect(toastOf(page)).toHaveCount(0)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('a page restored from the back/forward cache offers to restore the cart, which can then be checked out again', async ({
  page,
  testPage,
}) => {
  // Headless Chromium has no back/forward cache, so the test stays on the page and dispatches `pagehide` and `pageshow`
  // itself.
  await page.route('**/demo/checkout', (route) => route.fulfill({ json: { url: `${testPage.origin}/stay` } }))
  const drawer = await openCart(page)
  await checkoutButton(drawer).click()
  await expect(drawer.getByText('Taking you to the secure checkout…')).toBeVisible()
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(toastOf(page)).toContainText('Your order was not completed')
  await drawer
    .getByRole('region', { name: 'Unfinished order' })
    .getByRole('button', { name: 'Put them back' })
    .click()
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await expect(checkoutButton(drawer)).toHaveText('Proceed to Checkout')
  await page.unroute('**/demo/checkout')
  await startCheckout(page)
})

test('going back after paying does not offer to restore the cart', async ({ page }) => {
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await goBack(page, 2)
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await expect(toastOf(page)).toHaveCount(0)
})
