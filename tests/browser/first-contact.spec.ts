import { loader } from './support/script-tag.ts'
import { addFromCard, cardOf, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('the author’s content stays visible until the element’s first render', async ({ page, testPage }) => {
  await testPage.open('<store-grid>To order, <a href="tel:5550100199">call us</a>.</store-grid><main></main>')
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(page.getByRole('link', { name: 'call us' })).toHaveCount(0)
  // The check runs in the task that inserts the element, before any rendering.
  const isVisible = await page.evaluate(() => {
    const grid = document.createElement('store-grid')
    grid.append('To order, call us.')
    document.querySelector('main')?.append(grid)
    return grid.getBoundingClientRect().height > 0
  })
  expect(isVisible).toBe(true)
})

test('a website without routing on a page of a content system uses hash routing', async ({
  page,
  testPage,
}) => {
  testPage.server.pages.set(
    '/our-company/',
    testPage.html({ body: '<electrician-site></electrician-site>', script: loader() }),
  )
  await page.goto(`${testPage.origin}/our-company/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/our-company/#/store`)
  await expect(cardOf(page, mug)).toBeVisible()
})

test('a visitor can order on a page whose address contains credentials', async ({
  page,
  testPage,
  server,
}) => {
  server.website = testPage.html({ body: '<electrician-site routing="history"></electrician-site>' })
  await page.goto(`${testPage.origin.replace('http://', 'http://user:secret@')}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  expect(server.checkoutRequests).toMatchObject([
    { successUrl: `${testPage.origin}/success`, cancelUrl: `${testPage.origin}/store` },
  ])
})
