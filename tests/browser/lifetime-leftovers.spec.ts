import type { CDPSession, Page } from '@playwright/test'
import { type PageResources, pageResources, trackResources } from './support/page-resources.ts'
import { addFromCard, cartButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** What starting the page needs for as long as the page lives, whatever tags come and go. */
const ofThePage = {
  // The cart or a pending order changed in another tab; the page came back from the back/forward cache.
  listeners: ['window pageshow', 'window storage', 'window storage'],
  // A div that becomes a tag may be inserted at any time.
  observers: 1,
}
/** React listens for this once a page, from its first root on, and has no way to take it back. Preact doesn't. */
const ofReact = 'document selectionchange'

interface Watched {
  browser: CDPSession
  before: PageResources
  /** What may be heard by the page once tags have come and gone. */
  listeners: string[]
}

/** A page that has the script and no tag. */
async function watch(page: Page, testPage: TestPage, script: string): Promise<Watched> {
  await trackResources(page)
  const browser = await page.context().newCDPSession(page)
  await testPage.open('<main></main>', { script: '' })
  const bare = await pageResources(page, browser)
  await testPage.open('<main></main>')
  await expect
    .poll(async () => (await pageResources(page, browser)).timers, 'the start itself has settled')
    .toBe(bare.timers)
  const before = await pageResources(page, browser)
  expect(before.listeners).toEqual([...bare.listeners, ...ofThePage.listeners].toSorted())
  expect(before).toMatchObject({ observers: ofThePage.observers, frames: 0, stylesheets: 0 })
  const listeners = script.includes('lite') ? before.listeners : [...before.listeners, ofReact]
  return { browser, before, listeners: listeners.toSorted() }
}

async function insert(page: Page, tags: Record<string, Record<string, string>>): Promise<void> {
  await page.evaluate((tags) => {
    for (const [tag, attributes] of Object.entries(tags)) {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.querySelector('main')?.append(element)
    }
  }, tags)
}

async function removeAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.replaceChildren())
}

async function expectNothingLeft(page: Page, { browser, before, listeners }: Watched): Promise<void> {
  await expect.poll(() => pageResources(page, browser)).toEqual({ ...before, listeners })
}

/** A notice that would stay for an hour. */
async function notify(page: Page): Promise<void> {
  await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello', duration: 3_600_000 }))
  await expect(toastOf(page)).toContainText('Hello')
}

test('the website leaves nothing behind, whatever was open in it', async ({ page, testPage, script }) => {
  const watched = await watch(page, testPage, script)
  await insert(page, { 'electrician-site': { routing: 'hash', 'business-name': 'Volt & Sons' } })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await addFromCard(page, mug)
  await page.getByRole('link', { name: mug }).click()
  await expect(page.getByText('30 in stock!')).toBeVisible()
  await openCart(page)
  await notify(page)
  await removeAll(page)
  await expect(drawerOf(page)).toHaveCount(0)
  await page.evaluate(() => history.replaceState(null, '', location.pathname))
  await expectNothingLeft(page, watched)
})

test('the pieces leave nothing behind, the parts that were added for them included', async ({
  page,
  testPage,
  script,
}) => {
  const watched = await watch(page, testPage, script)
  await insert(page, {
    'store-grid': {},
    'product-detail': { 'product-id': 'prod_tee' },
    'cart-button': {},
    'quote-form': {},
    'service-list': {},
    'about-owner': {},
    'contact-info': { phone: '(555) 010-0199' },
    'order-success': {},
  })
  await addFromCard(page, mug)
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByLabel('Name *').fill('Marta')
  await openCart(page)
  await notify(page)
  await removeAll(page)
  await expect(page.locator('cart-drawer, toast-area'), 'the page’s last tag takes them along').toHaveCount(0)
  await expectNothingLeft(page, watched)
})

test('a storefront, a drawer and an area of the page’s own leave nothing behind', async ({
  page,
  testPage,
  script,
}) => {
  const watched = await watch(page, testPage, script)
  await insert(page, { 'store-front': {}, 'cart-drawer': { open: '' }, 'toast-area': {} })
  await expect(drawerOf(page)).toBeVisible()
  await notify(page)
  await removeAll(page)
  await expectNothingLeft(page, watched)
})

test('tags that are gone before the store has answered leave nothing behind', async ({
  page,
  testPage,
  script,
}) => {
  const watched = await watch(page, testPage, script)
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/provider/**', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/provider/**')
  await insert(page, { 'store-grid': {}, 'product-detail': { 'product-id': 'prod_tee' }, 'store-front': {} })
  await asked
  await removeAll(page)
  answer()
  await expectNothingLeft(page, watched)
})

test('a drawer that is taken out while open is closed, tells so, and comes back closed', async ({
  page,
  testPage,
}) => {
  await testPage.open('<cart-button></cart-button><cart-drawer></cart-drawer>')
  await openCart(page)
  const after = await page.evaluate(async () => {
    const drawer = document.querySelector('cart-drawer') as HTMLElement
    const closed = new Promise((done) => drawer.addEventListener('cart-close', done))
    drawer.remove()
    await closed
    const isOpen = drawer.hasAttribute('open')
    document.body.append(drawer)
    return { isOpen }
  })
  expect(after).toEqual({ isOpen: false })
  await expect(cartButton(page)).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(0)
  await openCart(page)
  await expect(page.locator('cart-drawer')).toHaveAttribute('open', '')
})

test('an open drawer that is moved stays open above the page, and says nothing', async ({
  page,
  testPage,
}) => {
  await testPage.open('<cart-button></cart-button><main></main><cart-drawer></cart-drawer>')
  await openCart(page)
  const closes = await page.evaluate(async () => {
    let heard = 0
    const drawer = document.querySelector('cart-drawer') as HTMLElement
    drawer.addEventListener('cart-close', () => {
      heard += 1
    })
    document.querySelector('main')?.append(drawer)
    await new Promise(requestAnimationFrame)
    return heard
  })
  expect(closes).toBe(0)
  await expect(page.locator('cart-drawer')).toHaveAttribute('open', '')
  await page.keyboard.press('Escape')
  await expect(drawerOf(page), 'it was still the one thing in reach').toHaveCount(0)
})
