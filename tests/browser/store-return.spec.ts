import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { pauseStore } from './support/hold-requests.ts'
import { cardOf, mug } from './support/shop.ts'
import { scrollTopOf } from './support/site.ts'
import { expect, test } from './support/test-page.ts'

const lastProduct = 'Home Care Plan'
const lastLink = (page: Page) => page.getByRole('link', { name: lastProduct })
const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })

/** Scrolls to the last product, opens it and returns the scroll position from before the click. */
async function openLastProduct(page: Page): Promise<number> {
  await lastLink(page).scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await lastLink(page).click()
  await expect(page.getByRole('heading', { name: lastProduct })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  return top
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 900, height: 600 }))

test('<store-front> restores scroll position and focus after a reload, even when the store responds slowly', async ({
  page,
  testPage,
}) => {
  await testPage.open('<h1>Our club</h1><store-front></store-front><p>Our address</p>')
  const top = await openLastProduct(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: lastProduct })).toBeVisible()
  const release = await pauseStore(page)
  await goBack(page)
  await expect(page.getByText('Loading products…')).toBeAttached()
  release()
  await expect(lastLink(page)).toBeFocused()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
  expect(
    await page.evaluate(() => history.scrollRestoration),
    'the page keeps control of scroll restoration',
  ).toBe('auto')
})

test('<store-grid> restores scroll position and focus when the visitor goes back from a product page', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const top = await openLastProduct(page)
  const release = await pauseStore(page)
  await goBack(page)
  await expect(page.getByText('Loading products…')).toBeAttached()
  release()
  await expect(lastLink(page)).toBeFocused()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})

test('<store-grid> reloads as many pages of products as it showed before the visitor opened a product', async ({
  page,
  testPage,
}) => {
  testPage.storeId = 'large'
  await testPage.openShop()
  await cards(page).nth(97).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(200)
  const link = cards(page).nth(170).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
})

test('<store-front> does not overwrite a history state that the page set to a string', async ({
  page,
  testPage,
}) => {
  await testPage.open('<store-front></store-front>')
  await expect(cardOf(page, mug)).toBeVisible()
  await page.evaluate(() => history.replaceState('the page’s own', ''))
  await openLastProduct(page)
  await goBack(page)
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await page.evaluate(() => history.state)).toBe('the page’s own')
})
