import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { cardOf, mug } from './support/shop.ts'
import { scrollTopOf } from './support/site.ts'
import { pauseStore } from './support/slow-store.ts'
import { expect, test } from './support/test-page.ts'

const last = 'Home Care Plan'
const lastLink = (page: Page) => page.getByRole('link', { name: last })
const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })

async function chooseLast(page: Page): Promise<number> {
  await lastLink(page).scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await lastLink(page).click()
  await expect(page.getByRole('heading', { name: last })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  return top
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 900, height: 600 }))

test('<store-front> restores scroll position and focus after a reload and a late answer', async ({
  page,
  testPage,
}) => {
  await testPage.open('<h1>Our club</h1><store-front></store-front><p>Our address</p>')
  const top = await chooseLast(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: last })).toBeVisible()
  const release = await pauseStore(page)
  await goBack(page)
  await expect(page.getByText('Loading products…')).toBeAttached()
  release()
  await expect(lastLink(page)).toBeFocused()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
  expect(await page.evaluate(() => history.scrollRestoration), 'this is the page’s to choose').toBe('auto')
})

test('<store-grid> restores scroll position and focus on the way back from a product’s own page', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const top = await chooseLast(page)
  const release = await pauseStore(page)
  await goBack(page)
  await expect(page.getByText('Loading products…')).toBeAttached()
  release()
  await expect(lastLink(page)).toBeFocused()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})

test('<store-grid> loads the pages again that were on show before the visitor chose a product', async ({
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

test('a text that the page keeps as its history state is left alone', async ({ page, testPage }) => {
  await testPage.open('<store-front></store-front>')
  await expect(cardOf(page, mug)).toBeVisible()
  await page.evaluate(() => history.replaceState('the page’s own', ''))
  await chooseLast(page)
  await goBack(page)
  await expect(cardOf(page, mug)).toBeVisible()
  expect(await page.evaluate(() => history.state)).toBe('the page’s own')
})
