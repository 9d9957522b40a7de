import type { Page } from '@playwright/test'
import { accessibilityProblems, setCanvasBackground } from './support/accessibility.ts'
import { goBack } from './support/history.ts'
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

test('going back from a product to a filtered <store-grid> restores its loaded pages and scroll position', async ({
  page,
  testPage,
}) => {
  testPage.serveShop()
  testPage.serve('shop.html', {
    body: '<store-grid browse product-url="product.html?ee-product={id}"></store-grid>',
  })
  await page.goto(`${testPage.origin}/shop.html?ee-stock=in`)
  await cards(page).nth(97).scrollIntoViewIfNeeded()
  const link = cards(page).nth(170).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL(/\?ee-stock=in&ee-page=2$/)
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
})

test('attributes of <store-grid> select, sort, exclude and limit its products', async ({
  page,
  testPage,
}) => {
  await testPage.open(`
    <store-grid id="collection" collection="Services"></store-grid>
    <store-grid id="sorted" product-ids="prod_wholesale_thhn_1, prod_wholesale_alkaline_4" sort="title"></store-grid>
    <store-grid id="limited" exclude-ids="prod_wholesale_thhn_1" limit="3"></store-grid>`)
  const titles = (id: string) => page.locator(`#${id}`).getByRole('heading', { level: 3 })
  await expect(titles('collection')).toHaveText([
    'Home safety inspection',
    'EV charger consultation (free)',
    'Lighting plan by video',
    'Telefonische Beratung',
    'Panel upgrade estimate',
    'Light for a neighbor: donate to our repair fund',
    'Gift Card, $100',
  ])
  await expect(titles('sorted')).toHaveText(['Alkaline Battery, D', 'THHN Copper Wire, 14 AWG'])
  await expect(titles('limited')).toHaveText([
    'Heat-Shrink Tubing Kit, marine, 40 pieces',
    'Alkaline Battery, D',
    'Level 2 EV Charger, 80 A',
  ])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a filtered list with long product names fits on screens of any width without accessibility violations in ${colorScheme} mode`, async ({
    page,
    testPage,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    testPage.head = '<meta name="color-scheme" content="light dark">'
    testPage.serve('shop.html', { body: '<main><h1>Shop</h1><store-grid browse></store-grid></main>' })
    await page.goto(`${testPage.origin}/shop.html?ee-q=switch&ee-min=1&ee-stock=in`)
    await expectStatus(page, /^\d+ of 400 products for “switch”, from \$1, in stock$/)
    await setCanvasBackground(page)
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await accessibilityProblems(page)).toEqual([])
    }
  })
}
