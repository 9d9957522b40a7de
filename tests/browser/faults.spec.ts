import type { Locator, Page } from '@playwright/test'
import { faults, OFFLINE } from './support/faults.ts'
import { expect, type FaultyStore, test } from './support/faulty-store.ts'
import type { Noise } from './support/noise.ts'
import { checkoutButton, linesIn, notice, openCart } from './support/shop.ts'
import { responseTo } from './support/store-responses.ts'

/** The time after which the elements stop waiting for the store. */
const TIMEOUT_MS = 15_000

/** The calls that an element makes when it is shown. */
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

for (const { name, failure, reason, isSlow, isRetriedOffline, warnings } of faults) {
  for (const { call, tag, attributes, error, content } of screens) {
    const outcome = reason ? 'shows the reason, and trying again works' : 'shows what was requested'
    test(`${call}, ${name}: ${outcome}`, async ({ page, context, stage, store, noise }) => {
      await store.breakCall(call, failure)
      if (isSlow) await page.clock.install()
      await stage.open(`<${tag} ${attributes} ${store.attributes}></${tag}>`)
      if (isSlow) await passTimeout(page, store)

      await expect(reason ? page.getByText(error(reason)) : content(page)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /^(Loading|Checking)/ })).toHaveCount(0)
      expect(await store.failures()).toBeGreaterThan(0)

      const tryAgain = page.getByRole('button', { name: 'Try again' })
      if (isRetriedOffline) {
        await context.setOffline(true)
        await Promise.all([page.waitForEvent('requestfailed'), tryAgain.click()])
        await expect(page.getByText(error(OFFLINE))).toBeVisible()
        await context.setOffline(false)
      }
      await store.repair()
      if (reason) await tryAgain.click()
      await expect(content(page)).toBeVisible()
      await expect(tryAgain).toHaveCount(0)
      expectWarnings(noise, warnings?.[call])
    })
  }

  const outcome = reason ? 'keeps the cart, shows the reason, and trying again works' : 'goes to the checkout'
  test(`checkout, ${name}: ${outcome}`, async ({ page, context, stage, store, noise }) => {
    await store.breakCall('checkout', failure)
    if (isSlow) await page.clock.install()
    await saveLine(page)
    await stage.open(
      `<cart-button></cart-button><cart-drawer ${store.attributes}></cart-drawer><toast-area></toast-area>`,
    )
    const redirects = await preventRedirects(page)
    const drawer = await openCart(page)
    await checkoutButton(drawer).click()
    if (isSlow) await passTimeout(page, store)

    if (reason) {
      await expectRefused(page, drawer, reason)
      if (isRetriedOffline) {
        await context.setOffline(true)
        await checkoutButton(drawer).click()
        await expectRefused(page, drawer, OFFLINE)
        await context.setOffline(false)
      }
      await store.repair()
      await checkoutButton(drawer).click()
    }
    await drawer.getByRole('button', { name: 'Put it back' }).click()
    await expect(linesIn(drawer)).toHaveCount(1)
    await expect(drawer.getByText('Your cart is unchanged.')).toHaveCount(0)
    expect(await redirects()).toEqual([JSON.parse(responseTo('checkout'))])
    expect(await store.failures()).toBeGreaterThan(0)
    expectWarnings(noise, warnings?.checkout)
  })
}

/** Lets the time-out pass once the call is under way. */
async function passTimeout(page: Page, store: FaultyStore): Promise<void> {
  await expect.poll(() => store.failures()).toBeGreaterThan(0)
  await page.clock.fastForward(TIMEOUT_MS)
}

/** Expects at most one warning of the elements, beside the browser's own messages about failed requests. */
function expectWarnings(noise: Noise, warning: string | undefined): void {
  noise.allow(
    /^(error: (Failed to load resource|Access to fetch at|The FetchEvent)|warning: The FetchEvent for .* resulted in a network error)/,
  )
  expect(noise.heard()).toEqual(warning ? [`warning: ${warning}`] : [])
  noise.allow(/^warning: electrician-elements: /)
}

/** Saves a cart line without a store, which any store can order. */
async function saveLine(page: Page): Promise<void> {
  await page.addInitScript((response) => {
    const { product } = JSON.parse(response) as { product: { id: string; title: string } }
    const variant = { id: 'variant_1', title: 'Black', price_in_cents: 1999 }
    localStorage.setItem('e-commerce-cart', JSON.stringify([{ product, variant, quantity: 1 }]))
  }, responseTo('product'))
}

/** Keeps the page when a checkout would leave it. Returns the redirects so far. */
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

async function expectRefused(page: Page, drawer: Locator, reason: string): Promise<void> {
  const sentence = reason.startsWith('HTTP') ? `The store responded with “${reason}”.` : reason
  await expect(drawer.getByText(`${sentence} Your cart is unchanged.`, { exact: true })).toBeVisible()
  await expect(notice(page)).toContainText(
    'Checkout ErrorThere was a problem initializing checkout. Please try again.',
  )
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect(linesIn(drawer)).toHaveCount(1)
  await expect(checkoutButton(drawer)).toHaveText('Proceed to Checkout')
}
