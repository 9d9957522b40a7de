import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { expect, type HostPages, payForCart, test } from './support/host-pages.ts'
import { completeQuote, fillQuoteForm, recordPosts, submitQuote } from './support/quote-form.ts'
import { addFromCard, cardOf, cartButton, drawerOf, mug, openCart, toastOf } from './support/shop.ts'

test('the cart survives going back and forward on a page with Turbo, and a purchase works', async ({
  page,
  hostPages,
}) => {
  await hostPages.serveShop('turbo')
  await page.goto(hostPages.addressOf('shop'))
  await page.evaluate(() => Reflect.set(window, 'wasNotReloaded', true))
  await addFromCard(page, mug)
  await page.getByRole('link', { name: 'Crew “Bolt” Tee' }).click()
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await page.goBack()
  await expect(cardOf(page, mug)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  await page.goForward()
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await addFromCard(page, mug)
  await expect(toastOf(page)).toHaveCount(1)
  await openCart(page)
  await expect(drawerOf(page)).toHaveCount(1)
  expect(await page.evaluate(() => Reflect.get(window, 'wasNotReloaded')), 'no reload').toBe(true)
  await payForCart(page)
})

test('a <base> URL on another origin does not affect the elements’ links, images or requests', async ({
  page,
  hostPages,
  consoleMessages,
}) => {
  await hostPages.serve('base-elsewhere', {
    shop: `
      <store-front></store-front>
      <about-owner owner-photo="owner.svg" owner-name="Marta"></about-owner>
      <quote-form endpoint="./quotes"></quote-form>`,
  })
  await page.route('**/owner.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto(hostPages.addressOf('shop'))
  const card = page.getByRole('link', { name: 'Crew “Bolt” Tee' })
  await expect(card).toHaveJSProperty('href', `${hostPages.addressOf('shop')}#/product/prod_tee`)
  await card.click()
  await expect(page).toHaveURL(/shop\.html#\/product\/prod_tee$/)
  const portrait = page.getByRole('img', { name: 'Marta, owner' })
  await expect(portrait).toHaveJSProperty(
    'src',
    hostPages.addressOf('shop').replace('shop.html', 'owner.svg'),
  )
  const posts = recordPosts(page)
  await fillQuoteForm(page, completeQuote)
  await submitQuote(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(posts).toMatchObject([{ url: hostPages.addressOf('shop').replace('shop.html', 'quotes') }])
  // The request to the quote form's endpoint fails, because the endpoint does not exist.
  consoleMessages.allow(/^error: Failed to load resource.*404/)
})

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const order = (page: Page) => page.getByRole('combobox', { name: 'Sort by' })
const shop = '<store-grid browse></store-grid> <a href="/about.html">About</a>'

async function openShop(page: Page, hostPages: HostPages, host: string): Promise<void> {
  await hostPages.serve(host, { shop, about: '<h1>About us</h1>' })
  await page.goto(hostPages.addressOf('shop'))
  await expect(search(page)).toBeVisible()
}

async function expectFilters(page: Page, query: string, sort: string): Promise<void> {
  await expect(search(page)).toHaveValue(query)
  await expect(order(page)).toHaveValue(sort)
}

for (const [host, router] of [
  ['turbo', 'Turbo'],
  ['next', 'the App Router of Next.js'],
] as const) {
  test(`Back and Forward restore the filters on ${router}`, async ({ page, hostPages }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openShop(page, hostPages, host)
    await search(page).fill('tee')
    await expect(page.getByRole('button', { name: 'Remove filter: “tee”' })).toBeVisible()
    await order(page).selectOption('title')
    await page.getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
    await goBack(page)
    await expectFilters(page, 'tee', 'title')
    await expect(page.getByRole('heading', { name: 'About us' })).toHaveCount(0)
    await goBack(page)
    await expectFilters(page, 'tee', 'featured')
    await goBack(page)
    await expectFilters(page, '', 'featured')
    await page.goForward()
    await expectFilters(page, 'tee', 'featured')
    await page.goForward()
    await expectFilters(page, 'tee', 'title')
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible()
  })
}

test('the cart and toasts appear even if their elements are inside a closed menu, which hides the cart button', async ({
  page,
  testPage,
}) => {
  testPage.server.policy = ''
  await testPage.open(`<div style="visibility: hidden; opacity: 0; pointer-events: none">
    <store-grid></store-grid><cart-button></cart-button><cart-drawer></cart-drawer><toast-area></toast-area></div>`)
  const hidden = page.locator('cart-button').getByRole('button', { includeHidden: true })
  await expect(hidden).toBeAttached()
  await expect(hidden).toBeHidden()
  await page.evaluate(() => window.ElectricianElements?.toast({ title: 'Hello' }))
  await page.evaluate(() => window.ElectricianElements?.cart.open())
  await toastOf(page).getByRole('button').click()
  await drawerOf(page).getByRole('button', { name: 'Close cart' }).click()
  await expect(drawerOf(page)).toBeHidden()
})
