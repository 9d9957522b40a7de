import type { BrowserContext, Page, Route } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import {
  addFromCard,
  alarm,
  cartButton,
  cartItemsIn,
  checkoutButton,
  checkoutRequests,
  drawerOf,
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
  await openCart(page)
})

// spec R.21
test('canceling the payment shows a toast with a button that restores the cart', { tag: '@smoke' }, async ({
  page,
}) => {
  await startCheckout(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty. We kept 2 items for you.')
  await restoreOrder(page)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await expect(toastOf(page)).toHaveCount(0)
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveCount(2)
  await expect(drawer.getByRole('region', { name: 'Unfinished order' })).toHaveCount(0)
})

test('the offer to restore an order follows the visitor to a page with only a cart button', async ({
  page,
  testPage,
}) => {
  await startCheckout(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(toastOf(page)).toContainText('Your order was not completed')
  await testPage.open('<cart-button></cart-button><h1>About us</h1>')
  await expect(toastOf(page)).toContainText('We kept 2 items for you.')
  await page.keyboard.press('Tab')
  await expect(cartButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

test('leaving the page during the checkout request cancels the checkout and keeps the cart', async ({
  page,
  testPage,
}) => {
  const release = await holdRequests(page, checkoutRequests)
  const requested = page.waitForRequest(checkoutRequests)
  await checkoutButton(drawerOf(page)).click()
  await requested
  await testPage.openProduct('prod_mug')
  release()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  expect(new URL(page.url()).pathname).toBe('/product.html')
})

test('an unpaid order can be restored in a new tab after the payment tab is closed', async ({
  page,
  testPage,
  context,
}) => {
  await startCheckout(page)
  await page.close()
  const next = await context.newPage()
  await testPage.openShop(next)
  await restoreOrder(next)
  await expect(cartItemsIn(await openCart(next))).toHaveCount(2)
})

test('a cart that two tabs check out at the same time can be restored only once', async ({
  page,
  testPage,
  context,
}) => {
  const other = await context.newPage()
  await testPage.openShop(other)
  await openCart(other)
  await holdUntilTwoCheckouts(context)
  await Promise.all([page, other].map((tab) => startCheckout(tab)))
  for (const tab of [page, other]) await tab.getByRole('link', { name: 'Cancel' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty. We kept 2 items for you.')
  await page.reload()
  const offer = (await openCart(page)).getByRole('region', { name: 'Unfinished order' })
  await expect(offer).toContainText('We kept 2 items for you.')
  await offer.getByRole('button', { name: 'Put them back' }).click()
  for (const tab of [page, other]) await expect(cartButton(tab)).toHaveAccessibleName('Open cart, 2 items')
})

test('a mere link to the success page in another tab keeps the order, which its own tab then completes', async ({
  page,
  testPage,
  context,
}) => {
  await startCheckout(page)
  const other = await context.newPage()
  await recordPurchases(other)
  await other.goto(`${testPage.origin}/success.html`)
  await expect(other.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  expect(await purchasesOf(other)).toBe(0)
  await recordPurchases(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect.poll(() => purchasesOf(page)).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  expect(await purchasesOf(page)).toBe(0)
  await testPage.openShop(other)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty')
  await expect(toastOf(other)).toHaveCount(0)
})

const recordPurchases = (tab: Page) =>
  tab.addInitScript(() => {
    Reflect.set(window, 'purchases', 0)
    addEventListener('purchase', () => Reflect.set(window, 'purchases', Reflect.get(window, 'purchases') + 1))
  })
const purchasesOf = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'purchases') as number)

/** Holds checkout requests until two of them have arrived, so that neither tab receives a response first. */
async function holdUntilTwoCheckouts(context: BrowserContext): Promise<void> {
  const waiting: Route[] = []
  await context.route(checkoutRequests, async (route) => {
    waiting.push(route)
    if (waiting.length === 2) await Promise.all(waiting.map((each) => each.continue()))
  })
}

async function restoreOrder(tab: Page): Promise<void> {
  await expect(toastOf(tab)).toContainText('Your order was not completed')
  await toastOf(tab).getByRole('button', { name: 'Put them back' }).click()
}
