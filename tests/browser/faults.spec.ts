import type { Locator, Page } from '@playwright/test'
import type { ConsoleMessages } from './support/console-messages.ts'
import { faults, OFFLINE } from './support/faults.ts'
import { expect, type FaultyStore, test } from './support/faulty-store.ts'
import { cartItemsIn, checkoutButton, openCart, toastOf } from './support/shop.ts'
import { responseTo } from './support/store-responses.ts'

/** The time after which the elements stop waiting for the store. */
const TIMEOUT_MS = 15_000

/** The store requests that elements send when they render, each with the expected error and content. */
const screens = [
  {
    call: 'list',
    tag: 'store-grid',
    attributes: '',
    error: (reason: string) => `Error loading products: ${reason}`,
    content: (page: Page) => page.getByRole('heading', { name: 'Crew Tee' }),
  },
  {
    call: 'product',
    tag: 'product-detail',
    attributes: 'product-id="prod_1"',
    error: (reason: string) => `Error loading product: ${reason}`,
    content: (page: Page) => page.getByRole('heading', { name: 'Crew Tee' }),
  },
  {
    call: 'inventory',
    tag: 'product-detail',
    attributes: 'product-id="prod_1"',
    error: () => 'We couldn’t check whether this is in stock, so it can’t be added to the cart yet.',
    content: (page: Page) => page.getByText('3 in stock!'),
  },
] as const

for (const fault of faults) {
  const { name, failure, reason, isSlow, isRetriedOffline, isForEachCall, isForCheckout, warnings } = fault
  for (const { call, tag, attributes, error, content } of isForEachCall ? screens : screens.slice(0, 1)) {
    test(`<${tag}> shows an error and lets the visitor retry when its ${call} request runs into “${name}”`, async ({
      page,
      context,
      testPage,
      store,
      consoleMessages,
    }) => {
      await store.breakCall(call, failure)
      if (isSlow) await page.clock.install()
      await testPage.open(`<${tag} ${attributes} ${store.attributes}></${tag}>`)
      if (isSlow) await passTimeout(page, store)

      await expect(page.getByText(error(reason))).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /^(Loading|Checking)/ })).toHaveCount(0)
      expect(await store.failures()).toBeGreaterThan(0)

      const tryAgain = page.getByRole('button', { name: 'Try again' })
      if (isRetriedOffline) {
        await context.setOffline(true)
        await Promise.all([page.waitForEvent('requestfailed'), tryAgain.click()])
        await expect(page.getByText(error(OFFLINE))).toBeVisible()
      }
      await store.repair()
      // The page tries again by itself when the connection is back.
      if (isRetriedOffline) await context.setOffline(false)
      else await tryAgain.click()
      await expect(content(page)).toBeVisible()
      await expect(tryAgain).toHaveCount(0)
      expectWarnings(consoleMessages, warnings?.[call])
    })
  }

  if (!isForEachCall && !isForCheckout) continue
  test(`the cart drawer shows an error, keeps the cart and lets the visitor retry when its checkout request runs into “${name}”`, async ({
    page,
    context,
    testPage,
    store,
    consoleMessages,
  }) => {
    await store.breakCall('checkout', failure)
    if (isSlow) await page.clock.install()
    await storeCartItem(page, store)
    await testPage.open(
      `<cart-button></cart-button><cart-drawer ${store.attributes}></cart-drawer><toast-area></toast-area>`,
    )
    const redirects = await preventRedirects(page)
    const drawer = await openCart(page)
    await checkoutButton(drawer).click()
    if (isSlow) await passTimeout(page, store)

    await expectCheckoutError(page, drawer, reason)
    if (isRetriedOffline) {
      await context.setOffline(true)
      await checkoutButton(drawer).click()
      await expectCheckoutError(page, drawer, OFFLINE)
      await context.setOffline(false)
    }
    await store.repair()
    await checkoutButton(drawer).click()
    await expect(drawer.getByText('Your cart is empty.')).toBeVisible()
    await expect(drawer.getByText('Your cart is unchanged.')).toHaveCount(0)
    expect(await redirects()).toEqual([JSON.parse(responseTo('checkout'))])
    expect(await store.failures()).toBeGreaterThan(0)
    expectWarnings(consoleMessages, warnings?.checkout)
  })
}

/** Waits until a request has reached the store, then advances the clock past the timeout. */
async function passTimeout(page: Page, store: FaultyStore): Promise<void> {
  await expect.poll(() => store.failures()).toBeGreaterThan(0)
  await page.clock.fastForward(TIMEOUT_MS)
}

/**
 * Expects the elements to log only the given warning, or nothing if `warning` is undefined. Ignores the browser's own
 * messages about failed requests.
 */
function expectWarnings(consoleMessages: ConsoleMessages, warning: string | undefined): void {
  consoleMessages.allow(
    // The names of the problems are for the page's author. They appear when the page is idle.
    /^(error: (Failed to load resource|Access to fetch at|The FetchEvent|electrician-elements: problems on this page)|warning: The FetchEvent for .* resulted in a network error)/,
  )
  expect(consoleMessages.unexpected()).toEqual(warning ? [`warning: ${warning}`] : [])
  consoleMessages.allow(/^warning: electrician-elements: /)
}

/** Saves a cart item that belongs to no store and can therefore be checked out at any store. */
async function storeCartItem(page: Page, { lineStore }: FaultyStore): Promise<void> {
  await page.addInitScript(
    ([response, store]) => {
      const { product } = JSON.parse(response) as { product: { id: string; title: string } }
      const variant = { id: 'variant_1', title: 'Black', price_in_cents: 1999 }
      localStorage.setItem('e-commerce-cart', JSON.stringify([{ product, variant, quantity: 1, store }]))
    },
    [responseTo('product'), lineStore] as const,
  )
}

/**
 * Prevents checkout redirects, so the test stays on the page. Returns a function that reads the event details of all
 * redirects prevented so far.
 */
async function preventRedirects(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const redirects: unknown[] = []
    Reflect.set(window, 'redirects', redirects)
    addEventListener('checkout-redirect', (event) => {
      redirects.push((event as CustomEvent).detail)
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'redirects') as unknown[])
}

async function expectCheckoutError(page: Page, drawer: Locator, reason: string): Promise<void> {
  const sentence = reason.startsWith('HTTP') ? `The store responded with “${reason}”.` : reason
  await expect(drawer.getByText(`${sentence} Your cart is unchanged.`, { exact: true })).toBeVisible()
  await expect(toastOf(page)).toContainText(
    'Checkout ErrorThere was a problem initializing checkout. Please try again.',
  )
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(cartItemsIn(drawer)).toHaveCount(1)
  await expect(checkoutButton(drawer)).toHaveText('Proceed to Checkout')
}
