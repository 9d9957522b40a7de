import type { Page } from '@playwright/test'
import { addButtonOf, cartButton, checkoutButton, checkoutRequests, mug, toastOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

// Comments and posts by authors may contain `<div>` elements with `data-` attributes. On these pages, such content must
// not change the shop of the page's owner.

const evil = 'https://evil.invalid'
const evilStore = `data-store-host="${evil}/api" data-store-id="evil" store-host="${evil}/api" store-id="evil"`

/** Returns the markup of a comment with a placeholder div, as content systems leave it. */
const aComment = (name: string, attributes = '') =>
  `<article><p>Great shop!</p><div data-electrician-element="${name}" ${attributes} ${evilStore}>Posted</div></article>`

function openWithDivs(testPage: TestPage, body: string): Promise<void> {
  return testPage.open(body, { script: testPage.scriptTag('defer data-upgrade-divs') })
}

/** Opens the cart with the page's button, starts the checkout and returns the order's success URL. */
async function orderedSuccessUrl(page: Page, button = cartButton(page).last()): Promise<string> {
  const request = page.waitForRequest(checkoutRequests)
  await button.click()
  await checkoutButton(page.getByRole('dialog', { name: 'Shopping Cart' })).click()
  return (await request).postDataJSON().successUrl
}

test('a posted div shows the page’s store, acts for no page and changes nothing in the head', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const divs = [
    aComment('cart-drawer'),
    aComment('store-grid', 'data-product-url="/evil/{id}"'),
    aComment('product-detail', 'data-product-id="prod_tee"'),
  ]
  await openWithDivs(testPage, `<section ${evilStore}>${divs.join('')}</section>`)
  await expect(page.getByRole('link', { name: mug })).toHaveAttribute('href', '/product/prod_mug')
  await expect(page.getByText('24 in stock!')).toBeVisible()
  await expect(page.getByText('Posted').first()).toBeVisible()
  await expect(page.locator('cart-drawer')).toHaveCount(0)
  await expect(
    page.locator('head [data-electrician-elements], head script[type="application/ld+json"]'),
  ).toHaveCount(0)
  consoleMessages.allow(
    /^warning: <div data-electrician-element="cart-drawer"> is ignored/,
    /^warning: <div data-electrician-element="(store-grid|product-detail)"> ignores data-/,
  )
  await expect.poll(() => consoleMessages.all()).toHaveLength(6)
})

test('a posted shop leaves the return address of the page’s own cart unchanged', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  await openWithDivs(
    testPage,
    `${aComment('store-front')}<main><store-grid></store-grid></main><cart-button></cart-button>
    <cart-drawer success-url="/thanks"></cart-drawer>`,
  )
  await addButtonOf(page, mug).last().click()
  expect(await orderedSuccessUrl(page)).toBe(`${testPage.origin}/thanks`)
  consoleMessages.allow(/^warning: <div .* ignores data-store-/)
})

test('a posted shop replaces no drawer of the page, and its success screen completes no unpaid order', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  const body = `${aComment('store-front')}<main><store-grid></store-grid></main><cart-button></cart-button>`
  await openWithDivs(testPage, body)
  await addButtonOf(page, mug).last().click()
  expect(await orderedSuccessUrl(page)).toBe(`${testPage.origin}/success`)
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  await page.goto(`${testPage.origin}/index.html#/success`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(toastOf(page)).toContainText('not completed')
  consoleMessages.allow(/^warning: <div .* ignores data-store-/)
})

test('data-product-url on the script tag sets the product pages of divs and elements', async ({
  page,
  testPage,
}) => {
  const placeholder = '<div data-electrician-element="store-grid" data-product-ids="prod_mug"></div>'
  const elements =
    '<store-grid product-ids="prod_tee"></store-grid><store-grid product-ids="prod_mug" product-url="/own/{id}"></store-grid>'
  await testPage.open(placeholder + elements, {
    script: testPage.scriptTag('defer data-upgrade-divs data-product-url="/shop/item?id={id}"'),
  })
  await expect(page.locator('store-grid').nth(0).getByRole('link')).toHaveAttribute(
    'href',
    '/shop/item?id=prod_mug',
  )
  await expect(page.locator('store-grid').nth(1).getByRole('link')).toHaveAttribute(
    'href',
    '/shop/item?id=prod_tee',
  )
  await expect(page.locator('store-grid').nth(2).getByRole('link')).toHaveAttribute('href', '/own/prod_mug')
})
