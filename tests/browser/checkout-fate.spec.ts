import type { BrowserContext, Page } from '@playwright/test'
import {
  addFromCard,
  alarm,
  cartButton,
  checkoutButton,
  drawerOf,
  linesIn,
  mug,
  notice,
  openCart,
  proceed,
} from './support/shop.ts'
import { expect, test } from './support/stage.ts'

const checkoutCall = '**/provider/store/*/checkout'

test.beforeEach(async ({ page, stage }) => {
  await stage.openShop()
  await addFromCard(page, mug)
  await addFromCard(page, alarm)
  await openCart(page)
})

test('a reload while the checkout is called keeps the cart', async ({ page }) => {
  await page.route(checkoutCall, () => {})
  const asked = page.waitForRequest(checkoutCall)
  await checkoutButton(drawerOf(page)).click()
  await asked
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await expect(notice(page)).toHaveCount(0)
  await expect(checkoutButton(await openCart(page))).toHaveText('Proceed to Checkout')
})

test('who goes elsewhere while the checkout is called is not fetched back, and keeps the cart', async ({
  page,
  stage,
}) => {
  const release = await holdCheckouts(page.context(), 2)
  const asked = page.waitForRequest(checkoutCall)
  await checkoutButton(drawerOf(page)).click()
  await asked
  await stage.openProduct('prod_mug')
  release()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  expect(new URL(page.url()).pathname).toBe('/product.html')
})

test('an order whose payment tab is closed can be had back in the next one', async ({
  page,
  stage,
  context,
}) => {
  await proceed(page)
  await page.close()
  const next = await context.newPage()
  await stage.openShop(next)
  await putBack(next)
  await expect(linesIn(await openCart(next))).toHaveCount(2)
})

test('of two tabs that check out the same cart at once, the order can be had back once', async ({
  page,
  stage,
  context,
}) => {
  const other = await context.newPage()
  await stage.openShop(other)
  await openCart(other)
  // Neither has heard of the other when it asks.
  await holdCheckouts(context, 2)
  await Promise.all([page, other].map((tab) => proceed(tab)))
  for (const tab of [page, other]) await tab.getByRole('link', { name: 'Cancel' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await page.reload()
  const offer = (await openCart(page)).getByRole('region', { name: 'Unfinished order' })
  await expect(offer).toContainText('We kept 2 items for you.')
  await offer.getByRole('button', { name: 'Put them back' }).click()
  for (const tab of [page, other]) await expect(cartButton(tab)).toHaveAccessibleName('Open cart, 2 items')
})

/** Lets calls of the checkout go on once there are so many of them, or when the returned function is called. */
async function holdCheckouts(context: BrowserContext, count: number): Promise<() => void> {
  let release = () => {}
  let asked = 0
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(checkoutCall, async (route) => {
    asked += 1
    if (asked === count) release()
    await free
    // Its page may be gone.
    await route.continue().catch(() => {})
  })
  return release
}

async function putBack(tab: Page): Promise<void> {
  await expect(notice(tab)).toContainText('Your order was not completed')
  await notice(tab).getByRole('button', { name: 'Put them back' }).click()
}
