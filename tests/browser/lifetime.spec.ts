import type { Page } from '@playwright/test'
import { pauseStore } from './support/hold-requests.ts'
import { countInstances, pageResources } from './support/page-resources.ts'
import { addFromCard, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/**
 * The listeners that stay for the lifetime of the page. `storage` fires when another tab changes the cart. The cart closes
 * its channel on `pagehide` and reopens it on `pageshow`, and compares itself with the stored cart on `visibilitychange`.
 * A language file dispatches `electrician-elements-language` when it has run. `hashchange` opens the self-check.
 */
const permanentListeners = [
  'document visibilitychange',
  'window electrician-elements-language',
  'window hashchange',
  'window pagehide',
  'window pageshow',
  'window pageshow',
  'window storage',
]

function insert(page: Page, markup: string): Promise<void> {
  return page.evaluate((html) => {
    const policy = Reflect.get(window, 'trustedTypes').createPolicy('test', {
      createHTML: (text: string) => text,
    })
    document.querySelector('main')?.insertAdjacentHTML('beforeend', policy.createHTML(html))
  }, markup)
}

async function removeAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.replaceChildren())
}

test('removed elements leave no listeners, stylesheets or markup on the page', async ({ page, testPage }) => {
  const browser = await page.context().newCDPSession(page)
  await testPage.open('<main></main>', { script: '' })
  const withoutScript = await pageResources(page, browser)
  await testPage.open('<main></main>')
  // The code that adds the listeners loads when it is first used.
  await page.evaluate(async () => void (await window.ElectricianElements?.ready))
  await expect
    .poll(async () => (await pageResources(page, browser)).listeners)
    .toEqual([...withoutScript.listeners, ...permanentListeners].toSorted())
  const before = await pageResources(page, browser)
  expect(before.stylesheets).toBe(0)

  await test.step('elements that are removed before the store responds', async () => {
    const resumeStore = await pauseStore(page)
    const request = page.waitForRequest('**/provider/**')
    await insert(
      page,
      '<store-grid></store-grid><product-detail product-id="prod_tee"></product-detail><store-front></store-front>',
    )
    await request
    await removeAll(page)
    resumeStore()
    await expect.poll(() => pageResources(page, browser)).toEqual(before)
  })

  await test.step('a website with an open cart and a toast', async () => {
    await insert(page, '<electrician-site routing="hash"></electrician-site>')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
    await addFromCard(page, mug)
    await page.getByRole('link', { name: mug }).click()
    await expect(page.getByText('30 in stock!')).toBeVisible()
    await openCart(page)
    await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello', duration: 3_600_000 }))
    await expect(toastOf(page)).toContainText('Hello')
    await removeAll(page)
    await expect(drawerOf(page)).toHaveCount(0)
    await expect.poll(() => pageResources(page, browser)).toEqual(before)
  })
})

test('a hundred elements of each kind are released after their removal', async ({ page, testPage }) => {
  test.slow()
  await testPage.open('<main hidden></main>')
  const browser = await page.context().newCDPSession(page)
  const tags = [
    ...['store-front', 'store-grid', 'product-detail product-id="prod_tee"', 'cart-drawer', 'cart-button'],
    ...['quote-form', 'service-list', 'about-owner', 'contact-info', 'order-success', 'toast-area'],
  ]
  const markup = tags.map((tag) => `<${tag}></${tag.split(' ')[0]}>`).join('')
  for (let round = 0; round < 10; round++) {
    await insert(page, markup.repeat(10))
    await expect.poll(() => page.evaluate(countUnrendered)).toBe(0)
    await removeAll(page)
  }
  // React and the browser keep a few removed elements until the page is idle. A leak would keep all of them.
  await expect.poll(() => countInstances(browser, 'ShadowRoot'), { timeout: 60_000 }).toBeLessThanOrEqual(20)
})

/** Runs in the page. */
function countUnrendered(): number {
  const elements = [...(document.querySelector('main')?.children ?? [])]
  return elements.filter(({ shadowRoot }) => !shadowRoot?.querySelector('.root')).length
}
