import { failedRequest } from './support/console-messages.ts'
import { addFromCard, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

// A page element with a name replaces the document's property of that name: `<form name="head">` is `document.head`.

const named = `<form name="head"></form><form name="body"></form><form name="documentElement"></form>
  <img name="title" alt=""><img name="cookie" alt=""><img name="URL" alt=""><img name="baseURI" alt="">
  <img name="readyState" alt=""><img name="activeElement" alt=""><img name="referrer" alt="">
  <form name="forms"></form><iframe name="currentScript" title="a"></iframe>`

test('the website works on a page with elements named like properties of the document', async ({
  page,
  testPage,
}) => {
  testPage.server.pages.set('/', testPage.html({ body: `${named}<electrician-site></electrician-site>` }))
  await page.goto(`${testPage.origin}/`)
  await expect(page).toHaveTitle(/Professional Electrical Services/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page).toHaveTitle(/^Store - /)
  await page.getByRole('link', { name: mug }).first().click()
  await expect(page).toHaveTitle(`${mug} - Our Store`)
  await page.goBack()
  await expect(page).toHaveTitle(/^Store - /)
})

test('a product, a cart and a quote form work on a page with elements named like properties of the document', async ({
  page,
  testPage,
  consoleMessages,
}) => {
  consoleMessages.allow(failedRequest)
  await testPage.open(
    `${named}<product-detail product-id="prod_tee"></product-detail><store-grid></store-grid>
    <cart-button></cart-button><quote-form endpoint="/quotes"></quote-form>`,
  )
  await expect(page.locator('product-detail .rich-text').first()).not.toBeEmpty()
  await addFromCard(page, mug)
  await openCart(page)
  await page.getByRole('button', { name: 'Close cart' }).click()
  await page.getByLabel('Name *').fill('Ana')
  await page.getByLabel('Phone *').fill('5550100199')
  const sent = page.waitForRequest('**/quotes')
  await page.getByRole('button', { name: 'Request a Quote' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Ana' })
})

test('the store loads on a page whose address contains credentials', async ({ page, testPage }) => {
  testPage.server.pages.set('/', testPage.html({ body: '<electrician-site></electrician-site>' }))
  await page.goto(`${testPage.origin.replace('http://', 'http://user:secret@')}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page).toHaveTitle(/^Store - /)
  await addFromCard(page, mug)
  await page.getByRole('link', { name: mug }).first().click()
  await expect(page).toHaveTitle(`${mug} - Our Store`)
  await page.getByRole('link', { name: 'Back to Store' }).click()
  const drawer = await openCart(page)
  const request = page.waitForRequest('**/checkout')
  await drawer.getByRole('button', { name: /checkout/i }).click()
  const order = (await request).postDataJSON()
  expect([order.successUrl, order.cancelUrl]).toEqual([
    `${testPage.origin}/success`,
    `${testPage.origin}/store`,
  ])
})
