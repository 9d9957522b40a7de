import type { FrameLocator, Page } from '@playwright/test'
import { scriptElement } from '../support/scripts.ts'
import { mug, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/** The browser's messages about sandboxed frames, and about those that must not navigate the window. */
const sandboxMessages = [
  /^warning: An iframe which has both allow-scripts and allow-same-origin/,
  /^error: Unsafe attempt to initiate navigation/,
]

const quote = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Serves a page at `/host.html` that contains a frame. */
async function openHost(page: Page, testPage: TestPage, frame: string): Promise<FrameLocator> {
  testPage.serve('host.html', { body: `<h1>Host page</h1>${frame}`, script: '' })
  await page.goto(`${testPage.origin}/host.html?campaign=1`)
  return page.frameLocator('iframe')
}

/** Returns a shop as the content of a `srcdoc` frame, whose URLs start at the page around it. */
const srcdocOf = (testPage: TestPage, body: string) =>
  `<iframe title="Shop" width="1200" height="700" srcdoc="${quote(testPage.html({ body }))}"></iframe>`

async function fillCart(shop: FrameLocator): Promise<void> {
  await shop
    .getByRole('listitem')
    .filter({ hasText: mug })
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await shop.getByRole('button', { name: 'Open cart, 1 item' }).click()
}

const checkOut = (shop: FrameLocator) => shop.getByRole('button', { name: 'Proceed to Checkout' }).click()
const paymentPage = (page: Page) => page.getByRole('heading', { name: 'Check your order' })
const grid = '<cart-button></cart-button><store-grid></store-grid>'
const framed = (sandbox: string) =>
  `<iframe title="Shop" width="1200" height="700" ${sandbox} src="/shop.html"></iframe>`

test('a website in a srcdoc frame navigates inside the frame and pays in the whole window', async ({
  page,
  testPage,
}) => {
  const site = '<electrician-site routing="hash"></electrician-site>'
  const shop = await openHost(page, testPage, srcdocOf(testPage, site))
  await shop.getByRole('link', { name: 'Store' }).first().click()
  await expect(shop.getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await shop.getByRole('link', { name: mug }).click()
  await expect(shop.getByRole('heading', { name: mug })).toBeVisible()
  await shop.getByRole('link', { name: 'Back to Store' }).click()
  await fillCart(shop)
  await checkOut(shop)
  await expect(paymentPage(page)).toBeVisible()
  const address = `${testPage.origin}/host.html?campaign=1`
  expect(testPage.server.checkoutRequests).toMatchObject([
    { successUrl: `${address}#/success`, cancelUrl: address },
  ])
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(shop.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

test('a shop in a frame of another origin pays in the whole window', async ({ page, testPage }) => {
  testPage.serveShop()
  testPage.server.policy = ''
  const other = testPage.server.originAt('127.0.0.1')
  const shop = await openHost(page, testPage, framed('').replace('"/shop', `"${other}/shop`))
  await fillCart(shop)
  await checkOut(shop)
  await expect(paymentPage(page)).toBeVisible()
  expect(testPage.server.checkoutRequests).toMatchObject([{ successUrl: `${other}/success.html` }])
})

test('a sandboxed shop keeps the cart and links to the payment page in a new tab', async ({
  page,
  testPage,
  context,
  consoleMessages,
}) => {
  consoleMessages.allow(...sandboxMessages)
  testPage.serveShop()
  const sandbox = 'sandbox="allow-scripts allow-same-origin allow-forms allow-popups"'
  const shop = await openHost(page, testPage, framed(sandbox))
  await fillCart(shop)
  await checkOut(shop)
  const link = shop.getByRole('link', { name: 'Continue to payment' })
  await expect(link).toHaveAttribute('target', '_top')
  await expect(shop.getByRole('list', { name: 'Items in your cart' })).toBeVisible()
  expect(page.url()).toBe(`${testPage.origin}/host.html?campaign=1`)
  const opened = context.waitForEvent('page')
  await link.click()
  const tab = await opened
  await expect(paymentPage(tab)).toBeVisible()
  await expect(shop.getByText('Your cart is empty.')).toBeVisible()
  await tab.getByRole('button', { name: 'Pay' }).click()
  await expect(tab.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await page.reload()
  await expect(shop.getByRole('button', { name: 'Open cart, empty' })).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
})

test('a visitor can fill the cart of a sandboxed shop without access to storage', async ({
  page,
  testPage,
}) => {
  testPage.server.policy = ''
  const store = `data-store-host="${testPage.origin}/provider" data-store-id="demo"`
  testPage.serve('shop.html', {
    body: grid,
    script: scriptElement(testPage.script, store),
  })
  await fillCart(await openHost(page, testPage, framed('sandbox="allow-scripts"')))
})
