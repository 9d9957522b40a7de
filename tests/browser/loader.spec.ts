import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { factsScript } from './support/business-facts.ts'
import { holdRequests } from './support/hold-requests.ts'
import { removeSetHtml } from './support/hostile-descriptions.ts'
import { expectPurchase, loader, shopElements } from './support/script-tag.ts'
import { addFromCard, cardOf, drawerOf, mug, openCart, startCheckout, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const folder = new URL('../../dist/modules/', import.meta.url)

/** Records the files that a page loads from the folder with the modules. */
function recordModules(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/modules\/([\w./-]+\.js)/.exec(request.url()) ?? []
    // The check for the page's author loads last, at any time after the others.
    if (file && !file.startsWith('page-check')) files.push(file)
  })
  return {
    files,
    /** Returns the sorted names of the files without their hashes. */
    names: () => files.map((file) => file.replace(/(-(?!elements)[\w-]{8})?\.js$/, '')).toSorted(),
  }
}

const loaderName = 'electrician-elements'

const productPage = '<product-detail product-id="prod_mug"></product-detail>'
/** The structured data for search engines loads after the product has appeared. */
const productFiles = [
  'cart',
  'core',
  'electrician-site-shared',
  'product-detail',
  'product-detail-shared',
  'product-head',
  'products',
  'products-website',
]
const listFiles = [
  'cart',
  'core',
  'product-card-store-grid-shared',
  'products',
  'products-website',
  'store-grid',
]

for (const [body, heading, names] of [
  ['<service-list></service-list>', 'Our Services', ['core', 'sections', 'service-list']],
  [shopElements, 'Our Store', listFiles],
  [productPage, mug, productFiles],
] as const)
  test(`a page with ${body} loads only the files ${names.join(', ')}`, async ({ page, testPage }) => {
    const modules = recordModules(page)
    await testPage.open(body, { script: loader() })
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(modules.names()).toEqual([loaderName, ...names].toSorted())
    for (const file of modules.files)
      expect(readFileSync(new URL(file, folder)).length, file).toBeGreaterThan(1000)
  })

test('a product page also loads DOMPurify in a browser without setHTML()', async ({ page, testPage }) => {
  const modules = recordModules(page)
  await page.addInitScript(removeSetHtml)
  await testPage.open(productPage, { script: loader() })
  await expect(page.getByRole('heading', { name: mug })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(modules.names()).toEqual([loaderName, ...productFiles, 'purify.es'].toSorted())
})

test('all files of a product list and its products are requested before the first file arrives', {
  tag: '@engines',
}, async ({ page, testPage }) => {
  const modules = recordModules(page)
  const productRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/products')) productRequests.push(request.url())
  })
  const release = await holdRequests(page, /\/modules\/(?!electrician-elements)/)
  // Firefox waits for the modules before it reports that the page has loaded.
  const opening = testPage.open(shopElements, { script: loader() })
  await expect.poll(modules.names).toEqual([loaderName, ...listFiles].toSorted())
  await expect.poll(() => productRequests.length).toBe(1)
  release()
  await opening
  await expect(cardOf(page, mug)).toBeVisible()
  expect(productRequests).toHaveLength(1)
})

for (const [name, head] of [
  ['twice', loader() + loader('', '/modules/electrician-elements.js?ver=2')],
  ['next to a one-file script', `${loader()}<script src="/electrician-elements.js" defer></script>`],
  ['and a package in a bundle', `${loader()}<script type="module" src="/app/main.js"></script>`],
] as const)
  test(`a visitor can buy on a page that loads the modules ${name}`, async ({ page, testPage }) => {
    await testPage.open(shopElements, { script: head })
    await expectPurchase(page)
  })

test('a visitor can buy with the modules of another origin, a nonce and strict-dynamic', {
  tag: '@engines',
}, async ({ page, testPage }) => {
  testPage.server.policy =
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'"
  const other = testPage.server.originAt('127.0.0.1')
  await testPage.open(shopElements, {
    script: loader('nonce="abc"', `${other}/modules/electrician-elements.js`),
  })
  await expectPurchase(page)
})

test('the loader finds elements with a prefix', async ({ page, testPage }) => {
  await testPage.open('<ee-store-grid></ee-store-grid>', { script: loader('data-prefix="ee-"') })
  await expect(cardOf(page, mug)).toBeVisible()
})

test('the loader finds an element that is inserted later', async ({ page, testPage }) => {
  await testPage.open('<p>Hello</p>', { script: loader() })
  await page.evaluate(() => document.body.append(document.createElement('store-grid')))
  await expect(cardOf(page, mug)).toBeVisible()
})

test('scan() finds elements in a shadow root, and those that are inserted later', async ({
  page,
  testPage,
}) => {
  await testPage.open('<section></section>', { script: loader() })
  await expect.poll(() => page.evaluate(() => Boolean(window.ElectricianElements))).toBe(true)
  await page.evaluate(() => {
    const root = document.querySelector('section')?.attachShadow({ mode: 'open' })
    root?.append(document.createElement('store-grid'))
    if (root) window.ElectricianElements?.scan?.(root)
    root?.append(document.createElement('service-list'))
  })
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
  await expect(cardOf(page, mug)).toBeVisible()
})

test('functions of the script API that are called before the modules have loaded run later', async ({
  page,
  testPage,
}) => {
  testPage.server.pages.set(
    '/early.js',
    `const { configure, cart, toast } = ElectricianElements
    configure({ storeHost: '/provider', storeId: 'demo' })
    cart.add({ id: 'prod_own', title: 'Own product' }, { id: 'variant_own', price_in_cents: 1600, currency: 'usd' }, 2)
    cart.open()
    toast({ title: 'Welcome back' })
    ElectricianElements.ready.then(() => { window.countWhenReady = cart.count })`,
  )
  await testPage.open('<script type="module" src="/early.js"></script>', {
    script: '<script type="module" src="/modules/electrician-elements.js"></script>',
  })
  await expect(drawerOf(page)).toContainText('Own product')
  await expect(toastOf(page)).toContainText('Welcome back')
  expect(await page.evaluate(() => Reflect.get(window, 'countWhenReady'))).toBe(2)
})

test('an element whose module cannot be loaded shows its fallback until a later attempt succeeds', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/could not be loaded, so some elements/, /Failed to load resource/)
  await page.route('**/modules/service-list-*.js', (route) => route.abort(), { times: 1 })
  await testPage.open(`<service-list>Call us</service-list>${shopElements}`, { script: loader() })
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.getByText('Call us')).toBeVisible()
  await expect
    .poll(() => consoleMessages.all().join())
    .toContain('check that the whole folder "modules" was uploaded')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
})

test('toasts appear when their code and the dialog with the hours cannot be loaded at first', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/, /Service Area/)
  await page.route('**/modules/rare-toasts-*.js', (route) => route.abort(), { times: 1 })
  await page.route('**/modules/modal-*.js', (route) => route.abort())
  const facts = { hours: { week: [{ days: ['Mon'], opens: '08:00', closes: '18:00' }] } }
  await testPage.open(`<contact-info>${factsScript(facts)}</contact-info>`, { script: loader() })
  await page.getByRole('button', { name: /^Service Area/ }).click()
  await expect(toastOf(page)).toContainText('Contact form isn')
  await page.getByRole('button', { name: /^Hours/ }).click()
  await expect(toastOf(page)).toContainText('The hours could not be shown')
})

test('cart.checkout() resolves with `failed` if its code cannot be loaded', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/)
  await testPage.open(shopElements, { script: loader() })
  await addFromCard(page, mug)
  await page.route('**/modules/script-checkout-*.js', (route) => route.abort())
  const messages = await page.evaluate(async () => {
    const messages: string[] = []
    addEventListener('checkout-error', (event) => messages.push((event as CustomEvent).detail.message))
    return [messages, await window.ElectricianElements?.cart.checkout()]
  })
  const message = 'Checkout could not be started. Check your connection and try again.'
  expect(messages).toEqual([[message], { status: 'failed', message }])
  await expect(toastOf(page)).toContainText('Checkout Error')
})

test('visitors can close a cart whose content is loading or cannot be loaded', { tag: '@engines' }, async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load resource/)
  await page.route('**/modules/cart-panel-*.js', (route) => route.abort())
  const fail = await holdRequests(page, '**/modules/cart-panel-*.js')
  await testPage.open(shopElements, { script: loader() })
  await addFromCard(page, mug)
  const drawer = await openCart(page)
  await expect(drawer.getByText('Loading…')).toBeVisible()
  await expect(drawer.locator('.toast')).toContainText('Added to Cart!')
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  fail()
  await openCart(page)
  await expect(drawer.getByRole('button', { name: 'Try again' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close cart' }).click()
  await expect(drawer).toBeHidden()
})

test('a success page at another URL completes its order before it offers to restore the order', {
  tag: '@engines',
}, async ({ page, testPage }) => {
  await testPage.open(`${shopElements}<cart-drawer success-url="/paid"></cart-drawer>`, { script: loader() })
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key === 'e-commerce-cart-unpaid') Reflect.set(window, 'hasOffered', true)
      setItem.call(this, key, value)
    }
  })
  const purchase = page.waitForEvent('console', (message) => message.text() === 'purchase')
  await page.addInitScript(() => addEventListener('purchase', () => console.info('purchase')))
  const release = await holdRequests(page, /\/modules\/order-success-(?!shared)/)
  const checkoutCode = page.waitForResponse('**/modules/order-success-shared-*.js')
  // Firefox waits for the modules before it reports that the page has loaded.
  const opening = testPage.open('<cart-button></cart-button><order-success></order-success>', {
    script: loader(),
  })
  await checkoutCode
  release()
  await opening
  await purchase
  expect(await page.evaluate(() => Reflect.get(window, 'hasOffered'))).toBeUndefined()
})
