import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import {
  addButtonOf,
  addFromCard,
  cardOf,
  cartButton,
  drawerOf,
  mug,
  openCart,
  startCheckout,
  toastOf,
} from './support/shop.ts'
import { scrollTopOf } from './support/site.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const tee = 'Crew “Bolt” Tee'
const around = (inside: string) => `
  <header><a href="#help">Help</a> <a href="#about">About us</a></header>
  <main><h1>Our club</h1>${inside}</main>
  <h2 id="help">Help</h2><h2 id="about">About us</h2>`

const openFront = (testPage: TestPage) => testPage.open(around('<store-front></store-front>'))

test('the whole purchase happens behind the hash of one page', async ({ page, testPage }) => {
  await openFront(testPage)
  const home = `${testPage.origin}/index.html`
  await page.evaluate(() => Reflect.set(window, 'stillHere', true))
  await page.getByRole('link', { name: tee }).click()
  await expect(page).toHaveURL(`${home}#/product/prod_tee`)
  await page.getByRole('radio', { name: 'Amber' }).check()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(toastOf(page)).toContainText(`1 x ${tee} (Amber) added.`)
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere')), 'no page was loaded').toBe(true)
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(`${home}#/success`)
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(cardOf(page, mug)).toBeVisible()
})

test('every screen has an address that loads', async ({ page, testPage }) => {
  await openFront(testPage)
  await page.getByRole('link', { name: mug }).click()
  await expect(page.getByRole('heading', { name: mug })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: mug })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Store' }).click()
  await expect(page).toHaveURL(`${testPage.origin}/index.html#/`)
  await expect(cardOf(page, mug)).toBeVisible()
  await page.reload()
  await expect(cardOf(page, mug)).toBeVisible()
})

test('“Add to Cart” of a product in several styles goes to its screen', async ({ page, testPage }) => {
  await openFront(testPage)
  await addButtonOf(page, tee).click()
  await expect(page).toHaveURL(/#\/product\/prod_tee$/)
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked()
})

test('a product chosen far down is on show from its beginning, and back returns to its card', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await openFront(testPage)
  const link = page.getByRole('link', { name: 'Home Care Plan' })
  await link.scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeFocused()
  await goBack(page)
  await expect(link).toBeInViewport()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})

test('a storefront in sight stays where it is when a product is chosen', async ({ page, testPage }) => {
  await openFront(testPage)
  // Not by the mouse: what that presses is scrolled to first.
  await page.getByRole('link', { name: tee }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { name: tee })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our club' })).toBeInViewport()
})

for (const anchor of ['Help', 'About us']) {
  test(`the page’s own anchor “${anchor}” leads where it always has, and the product stays`, async ({
    page,
    testPage,
  }) => {
    await openFront(testPage)
    await page.getByRole('link', { name: mug }).click()
    await expect(page.getByText('30 in stock!')).toBeVisible()
    await page.getByRole('link', { name: anchor }).click()
    await expect(page.getByRole('heading', { name: anchor })).toBeInViewport()
    await expect(page.getByText('30 in stock!')).toBeAttached()
    await goBack(page)
    await expect(page).toHaveURL(/#\/product\/prod_mug$/)
    await expect(page.getByText('30 in stock!')).toBeVisible()
  })
}

test('back closes an open cart and shows the grid', async ({ page, testPage }) => {
  await openFront(testPage)
  await page.getByRole('link', { name: mug }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await openCart(page)
  await goBack(page)
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(cardOf(page, mug)).toBeVisible()
})

test('two storefronts on a page each sell, into one cart', async ({ page, testPage }) => {
  await testPage.open(around('<store-front></store-front><store-front></store-front>'))
  const [first, second] = [page.locator('store-front').first(), page.locator('store-front').last()]
  await expect(second.getByRole('heading', { name: mug })).toBeVisible()
  await first.getByRole('link', { name: mug }).click()
  await first.getByRole('button', { name: 'Add to Cart' }).click()
  await second.getByRole('link', { name: tee }).click()
  await second.getByRole('button', { name: 'Add to Cart' }).click()
  for (const front of [first, second]) {
    await expect(front.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible()
  }
  await openCart(page)
  await expect(drawerOf(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await goBack(page, 2)
  for (const front of [first, second]) await expect(front.getByRole('heading', { name: mug })).toBeVisible()
  await openCart(page)
  await startCheckout(page)
})

test('the title of the page stays its own', async ({ page, testPage }) => {
  await openFront(testPage)
  await page.getByRole('link', { name: mug }).click()
  await expect(page.getByRole('heading', { name: mug })).toBeVisible()
  await expect(page).toHaveTitle('Test page')
  await expect(page.locator('meta[name=description], link[rel=canonical]')).toHaveCount(0)
})

test('the demo’s storefront sells', async ({ page }: { page: Page }) => {
  await page.goto('/store-front.html')
  await addFromCard(page, mug)
  await openCart(page)
  await startCheckout(page)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})
