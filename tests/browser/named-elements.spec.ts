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
