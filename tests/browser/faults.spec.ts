import type { Page } from '@playwright/test'
import { failedRequest } from './support/console-messages.ts'
import {
  addFromCard,
  cardOf,
  cartItemsIn,
  checkoutButton,
  checkoutRequests,
  mug,
  openCart,
  toastOf,
} from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// Unit tests cover how other failures are recognized. Only a browser shows these.
const productRequests = '**/provider/store/demo/products'
const OFFLINE = 'You seem to be offline. Check your connection and try again.'
const faults = {
  'the connection is refused': 'The store could not be reached. Check your connection and try again.',
  'the store does not respond': 'The store took too long to respond. Please try again.',
  'the browser is offline': OFFLINE,
}
type Fault = keyof typeof faults

/** Makes requests fail. Returns a function that waits until one has failed. */
async function breakRequests(page: Page, url: string, fault: Fault): Promise<() => Promise<unknown>> {
  if (fault === 'the browser is offline') {
    await page.context().setOffline(true)
    return async () => {}
  }
  const isSlow = fault === 'the store does not respond'
  const requested = page.waitForRequest(url)
  await page.route(url, (route) => (isSlow ? undefined : route.abort('connectionrefused')))
  return async () => {
    await requested
    if (isSlow) await page.clock.fastForward(15_000)
  }
}

async function repair(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.context().setOffline(false)
}

test.beforeEach(async ({ page, consoleMessages }) => {
  await page.clock.install()
  // The problem's name, or with the modules its description, is for the page's author. It appears when the page is idle.
  consoleMessages.allow(
    failedRequest,
    /^error: electrician-elements: problems on this page/,
    /^error: .* Check (store-host|the network), /,
  )
})

for (const [fault, reason] of Object.entries(faults) as [Fault, string][]) {
  const tag = fault === 'the connection is refused' ? '@smoke' : []

  test(`a product list names the reason and can be loaded again when ${fault}`, { tag }, async ({
    page,
    testPage,
  }) => {
    // The element's code must have loaded before the browser is offline.
    await testPage.open('<store-grid store-id="demo-copy"></store-grid>')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    const fail = await breakRequests(page, productRequests, fault)
    await page.evaluate(() =>
      document.querySelector('store-grid')?.replaceWith(document.createElement('store-grid')),
    )
    await fail()
    await expect(page.getByText(`Error loading products: ${reason}`)).toBeVisible()
    await expect(page.getByText('Loading products…')).toHaveCount(0)
    await repair(page)
    // The page tries again by itself when the connection is back.
    if (reason !== OFFLINE) await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardOf(page, mug)).toBeVisible()
  })

  test(`a checkout names the reason, keeps the cart and can be repeated when ${fault}`, { tag }, async ({
    page,
    testPage,
  }) => {
    await testPage.openShop()
    await addFromCard(page, mug)
    const drawer = await openCart(page)
    const fail = await breakRequests(page, checkoutRequests, fault)
    await checkoutButton(drawer).click()
    await fail()
    await expect(drawer.getByText(`${reason} Your cart is unchanged.`, { exact: true })).toBeVisible()
    await expect(toastOf(page)).toContainText('There was a problem initializing checkout. Please try again.')
    await expect(cartItemsIn(drawer)).toHaveCount(1)
    await repair(page)
    await checkoutButton(drawer).click()
    await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  })
}
