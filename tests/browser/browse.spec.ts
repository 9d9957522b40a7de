import type { Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { expect, test } from './support/site.ts'

const cards = (page: Page) => page.locator('[part=card]')
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const status = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

const body = '<store-grid browse></store-grid><cart-drawer></cart-drawer>'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a product list with filters has no accessibility violations in ${colorScheme} mode`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await site.open('/store', { attributes: { browse: '' } })
    await searchField(page).fill('smart')
    await status(page, /products for “smart”/)
    expect(await accessibilityProblems(page)).toEqual([])
    await searchField(page).fill('zebra')
    await expect(page.getByText('No products for “zebra”.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test('the Back and Forward buttons restore the search and sort order of a product list', async ({
  page,
  testPage,
}) => {
  await testPage.open(body)
  await expect(cards(page).first()).toBeVisible()
  await searchField(page).fill('smart')
  await expect(page).toHaveURL(/q=smart/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z')
  await expect(page).toHaveURL(/sort=title/)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('featured')
  await expect(searchField(page)).toHaveValue('smart')
  await page.goBack()
  await expect(searchField(page)).toHaveValue('')
  await page.goForward()
  await expect(searchField(page)).toHaveValue('smart')
})

test('a visitor can search for a product and add it to the cart with the keyboard only', async ({
  page,
  testPage,
}) => {
  await testPage.open(body)
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.type('smart plug')
  await status(page, /^1 of \d+ products for “smart plug”$/)
  const add = page.getByRole('button', { name: /^Add to Cart/ })
  for (
    let presses = 0;
    presses < 15 && !(await add.evaluate((element) => element.matches(':focus')));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Smart Plug with Energy Meter').last()).toBeVisible()
})

test('the filter dialog closes in a wide window and moves focus to the search field', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await testPage.open(body)
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(searchField(page)).toBeFocused()
})
