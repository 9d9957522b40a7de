import type { CDPSession, Page } from '@playwright/test'
import { pauseStore } from './support/hold-requests.ts'
import { type PageResources, pageResources, trackResources } from './support/page-resources.ts'
import { addFromCard, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** The resources that the script keeps for the lifetime of the page, even when no elements are left. */
const permanentResources = {
  // `storage` fires when another tab changes the cart. The cart's channel closes on `pagehide` and opens again on
  // `pageshow`. When the page becomes visible, the cart is compared with the stored one.
  listeners: [
    'document visibilitychange',
    'window pagehide',
    'window pageshow',
    'window pageshow',
    'window storage',
  ],
  observers: 0,
}
/** React adds this listener when it creates its first root on a page, and never removes it. Preact does not add it. */
const reactListener = 'document selectionchange'

interface Baseline {
  browser: CDPSession
  before: PageResources
  /** The listeners that may remain once all elements are removed. */
  listeners: string[]
}

/** Opens a page with the script and no elements, and records its resources. */
async function recordBaseline(page: Page, testPage: TestPage, script: string): Promise<Baseline> {
  await trackResources(page)
  const browser = await page.context().newCDPSession(page)
  await testPage.open('<main></main>', { script: '' })
  const withoutScript = await pageResources(page, browser)
  await testPage.open('<main></main>')
  await expect
    .poll(async () => (await pageResources(page, browser)).timers, 'the timers of the startup have ended')
    .toBe(withoutScript.timers)
  const before = await pageResources(page, browser)
  expect(before.listeners).toEqual([...withoutScript.listeners, ...permanentResources.listeners].toSorted())
  expect(before).toMatchObject({ observers: permanentResources.observers, frames: 0, stylesheets: 0 })
  const listeners = script.includes('lite') ? before.listeners : [...before.listeners, reactListener]
  return { browser, before, listeners: listeners.toSorted() }
}

async function insert(page: Page, elements: Record<string, Record<string, string>>): Promise<void> {
  await page.evaluate((elements) => {
    for (const [name, attributes] of Object.entries(elements)) {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      document.querySelector('main')?.append(element)
    }
  }, elements)
}

async function removeAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.replaceChildren())
}

async function expectBaseline(page: Page, { browser, before, listeners }: Baseline): Promise<void> {
  await expect.poll(() => pageResources(page, browser)).toEqual({ ...before, listeners })
}

/** Shows a toast that lasts an hour. */
async function showToast(page: Page): Promise<void> {
  await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello', duration: 3_600_000 }))
  await expect(toastOf(page)).toContainText('Hello')
}

test('removing <electrician-site> with an open cart and a toast releases its listeners, observers and timers', async ({
  page,
  testPage,
  script,
}) => {
  const baseline = await recordBaseline(page, testPage, script)
  await insert(page, { 'electrician-site': { routing: 'hash', 'business-name': 'Volt & Sons' } })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await addFromCard(page, mug)
  await page.getByRole('link', { name: mug }).click()
  await expect(page.getByText('30 in stock!')).toBeVisible()
  await openCart(page)
  await showToast(page)
  await removeAll(page)
  await expect(drawerOf(page)).toHaveCount(0)
  await page.evaluate(() => history.replaceState(null, '', location.pathname))
  await expectBaseline(page, baseline)
})

test('removing <store-front>, <cart-drawer> and <toast-area> releases their listeners, observers and timers', async ({
  page,
  testPage,
  script,
}) => {
  const baseline = await recordBaseline(page, testPage, script)
  await insert(page, { 'store-front': {}, 'cart-drawer': { open: '' }, 'toast-area': {} })
  await expect(drawerOf(page)).toBeVisible()
  await showToast(page)
  await removeAll(page)
  await expectBaseline(page, baseline)
})

test('elements removed before the store responds release their listeners, observers and timers', async ({
  page,
  testPage,
  script,
}) => {
  const baseline = await recordBaseline(page, testPage, script)
  const resumeStore = await pauseStore(page)
  const request = page.waitForRequest('**/provider/**')
  await insert(page, { 'store-grid': {}, 'product-detail': { 'product-id': 'prod_tee' }, 'store-front': {} })
  await request
  await removeAll(page)
  resumeStore()
  await expectBaseline(page, baseline)
})
