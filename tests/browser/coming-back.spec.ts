import { goBack } from './support/history.ts'
import {
  addFromCard,
  alarm,
  cartButton,
  checkoutButton,
  linesIn,
  mug,
  notice,
  openCart,
  proceed,
} from './support/shop.ts'
import { expect, test } from './support/stage.ts'

test.beforeEach(async ({ page, stage }) => {
  await stage.openShop()
  await addFromCard(page, mug)
  await addFromCard(page, alarm)
})

test('who cancels is offered the cart by a toast, and has it back with one press', async ({ page }) => {
  await openCart(page)
  await proceed(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(notice(page)).toContainText('Your order was not completed')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await notice(page).getByRole('button', { name: 'Put them back' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await expect(notice(page)).toHaveCount(0)
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(2)
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('the drawer goes on offering after the toast has gone', async ({ page }) => {
  await openCart(page)
  await proceed(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await notice(page).getByRole('button', { name: 'Close notification' }).click()
  await page.reload()
  await expect(cartButton(page)).toBeVisible()
  const drawer = await openCart(page)
  await expect(notice(page)).toHaveCount(0)
  const offer = drawer.getByRole('region', { name: 'Unfinished order' })
  await expect(offer).toContainText('We kept 2 items for you.')
  await offer.getByRole('button', { name: 'Put them back' }).click()
  await expect(linesIn(drawer)).toHaveCount(2)
})

test('who declines is not asked again', async ({ page }) => {
  await openCart(page)
  await proceed(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
  await page.reload()
  const again = await openCart(page)
  await expect(again.getByText('Your cart is empty.')).toBeVisible()
  await expect(again.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('the back button brings a page whose buttons work', async ({ page }) => {
  await openCart(page)
  await proceed(page)
  await goBack(page)
  await notice(page).getByRole('button', { name: 'Put them back' }).click()
  const drawer = await openCart(page)
  await expect(linesIn(drawer)).toHaveCount(2)
  await proceed(page)
})

test('a page kept in the back/forward cache wakes up with the lines on offer and a working button', async ({
  page,
  stage,
}) => {
  // The headless browser keeps no pages, so the page stays where it is and is told what a kept page is told.
  await page.route('**/demo/checkout', (route) => route.fulfill({ json: { url: `${stage.origin}/stay` } }))
  const drawer = await openCart(page)
  await checkoutButton(drawer).click()
  await expect(drawer.getByText('Taking you to the secure checkout…')).toBeVisible()
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(notice(page)).toContainText('Your order was not completed')
  await drawer
    .getByRole('region', { name: 'Unfinished order' })
    .getByRole('button', { name: 'Put them back' })
    .click()
  await expect(linesIn(drawer)).toHaveCount(2)
  await expect(checkoutButton(drawer)).toHaveText('Proceed to Checkout')
  await page.unroute('**/demo/checkout')
  await proceed(page)
})

test('the back button after paying offers nothing', async ({ page }) => {
  await openCart(page)
  await proceed(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await goBack(page, 2)
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await expect(notice(page)).toHaveCount(0)
})
