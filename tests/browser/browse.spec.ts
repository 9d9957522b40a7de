import type { Page } from '@playwright/test'
import { expect, test } from './support/test-page.ts'

const cards = (page: Page) => page.locator('[part=card]')
const expectStatus = (page: Page, text: string | RegExp) =>
  expect(page.locator('.browse-status')).toHaveText(text)

test.beforeEach(({ testPage }) => {
  testPage.storeId = 'wholesale'
})

test('a visitor can filter 400 products on a phone and remove the filters one by one or all at once', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await testPage.open('<store-grid browse></store-grid>')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
  const option = sheet.getByRole('option', { name: /^USB Chargers \(\d+\)$/ })
  await sheet
    .getByRole('combobox', { name: 'Collection' })
    .selectOption({ label: (await option.textContent()) ?? '' })
  await sheet.getByRole('textbox', { name: 'Highest price' }).pressSequentially('30')
  await sheet.getByRole('checkbox', { name: /In stock only/ }).check()
  const show = sheet.getByRole('button', { name: /^Show \d+ products$/ })
  const matching = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expectStatus(page, `${matching} of 400 products in USB Chargers, up to $30, in stock`)
  await expect(cards(page)).toHaveCount(matching)
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible()
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button')
  await expect(chips).toHaveText(['USB Chargers', 'Up to $30', 'In stock', 'Clear all'])
  await page.getByRole('button', { name: 'Remove filter: In stock' }).click()
  await expectStatus(page, /^\d+ of 400 products in USB Chargers, up to \$30$/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  // The first page decides the count. A subscription on a later page, which listings leave out, does not change it.
  await expectStatus(page, '400 products')
  await expect(chips).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})

test('the filter dialog closes in a wide window and moves focus to the search field', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await testPage.open('<store-grid browse></store-grid>')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused()
})
