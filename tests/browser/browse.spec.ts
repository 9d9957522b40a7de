import type { Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { expect, scrollTopOf, test } from './support/site.ts'

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

test('a product list keeps its search, filters and sort order when the page is reloaded', async ({
  page,
  testPage,
}) => {
  await testPage.open(body)
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low')
  await page.getByRole('checkbox', { name: /In stock only/ }).check()
  await searchField(page).fill('sm')
  await expect(page).toHaveURL(/q=sm/)
  await status(page, /products for “sm”/)
  const titles = await cards(page).getByRole('heading').allTextContents()
  await page.reload()
  await expect(cards(page).getByRole('heading')).toHaveText(titles)
  await expect(searchField(page)).toHaveValue('sm')
  await expect(page.getByRole('checkbox', { name: /In stock only/ })).toBeChecked()
})

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

test('a <store-grid> without the browse attribute requests only the products and their stock', async ({
  page,
  testPage,
}) => {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/provider/store/')) calls.push(url)
  })
  testPage.storeId = 'euro'
  await testPage.open('<store-grid></store-grid>')
  await expect(cards(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.map(({ pathname, search }) => pathname + decodeURIComponent(search))).toEqual([
    '/provider/store/euro/products',
    '/provider/store/euro/variants?fields=inventory_quantity' +
      '&product_ids[]=prod_euro_mug&product_ids[]=prod_euro_tee&product_ids[]=prod_euro_torch&product_ids[]=prod_euro_gloves',
  ])
})

test('going back from a product restores the search, scroll position and focus of the store', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await site.open('/store?ee-q=s', { attributes: { browse: '' } })
  await status(page, /products for “s”/)
  const last = cards(page).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page.locator('[data-screen=product]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/store\?ee-q=s$/)
  await expect(last).toBeInViewport()
  await expect(last).toBeFocused()
})

test('the Back and Forward buttons restore the scroll position of each filtered product list', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await site.open('/store', { attributes: { browse: '' } })
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z')
  await page.mouse.wheel(0, 50)
  await expect.poll(() => scrollTopOf(page)).toBe(50)
  const stock = page.getByRole('checkbox', { name: /In stock only/ })
  await stock.check()
  await expect(page).toHaveURL(/sort=title&ee-stock=in/)
  const link = cards(page).getByRole('link').nth(12)
  await link.focus()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await expect.poll(() => page.evaluate(() => history.state?.electricianElements?.top)).toBe(top)
  await page.goBack()
  await expect(stock).not.toBeChecked()
  await expect.poll(() => scrollTopOf(page)).toBe(50)
  await page.goForward()
  await expect(stock).toBeChecked()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})

test('with hash routing, the product search is part of the URL hash and survives going back and reloading', async ({
  page,
  testPage,
}) => {
  await testPage.open('<store-front browse></store-front>')
  await expect(cards(page).first()).toBeVisible()
  await searchField(page).fill('smart')
  await expect(page).toHaveURL(/#\/\?ee-q=smart$/)
  await cards(page).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  await page.goBack()
  await expect(searchField(page)).toHaveValue('smart')
  await page.reload()
  await status(page, /products? for “smart”/)
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
