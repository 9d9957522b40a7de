import type { Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { tabTo } from './support/keyboard.ts'
import { cartButton, cartItemsIn, openCart } from './support/shop.ts'
import { expect, test } from './support/site.ts'

const related = (page: Page) => page.getByRole('region', { name: 'Goes well with' })
const relatedCards = (page: Page) => related(page).getByRole('listitem')

/** Records the query string of each request for the product list. */
function recordListCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/products')) calls.push(search)
  })
  return calls
}

test('related products load only when the visitor scrolls near them', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const calls = recordListCalls(page)
  await site.open('/product/prod_tee', { attributes: { browse: '' } })
  await expect(page.getByText('24 in stock!')).toBeVisible()
  expect(calls).toEqual([])
  await expect(related(page)).toHaveCount(0)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 3000)
  await expect(relatedCards(page)).toHaveCount(2)
  expect(calls).toEqual([''])
})

test('a related product can be added to the cart and opened with the keyboard', async ({ page, site }) => {
  await site.open('/product/prod_smoke_alarm', { attributes: { browse: '' } })
  const card = relatedCards(page).filter({ hasText: 'Breaker Panel Labels' })
  await tabTo(page, card.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 1 item')
  await tabTo(page, card.getByRole('link'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Breaker Panel Labels' })).toBeVisible()
  await expect(cartItemsIn(await openCart(page))).toHaveCount(1)
})

test('related products link to the current page if that page reads the product from its URL', async ({
  page,
  site,
}) => {
  const { testPage } = site
  testPage.serve('item.html', { body: '<product-detail related store-url="shop.html"></product-detail>' })
  await page.goto(`${site.origin}/item.html?ee-product=prod_tee&utm_source=mail`)
  const link = relatedCards(page).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/item\.html\?ee-product=prod_\w+$/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test('in a large store, the related products are requested by collection instead of loading all products', async ({
  page,
  site,
}) => {
  site.testPage.storeId = 'wholesale'
  const calls = recordListCalls(page)
  await site.open('/product/prod_wholesale_donation', { attributes: { browse: '' } })
  const cards = page.getByRole('region', { name: 'You may also like' }).getByRole('listitem')
  await expect(cards).not.toHaveCount(0)
  expect(calls).toHaveLength(2)
  expect(calls[1]).toContain('collection_ids')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`related products have no accessibility violations in ${colorScheme} mode`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await site.open('/product/prod_tee', { attributes: { browse: '' } })
    await expect(relatedCards(page)).toHaveCount(2)
    expect(await accessibilityProblems(page)).toEqual([])
  })
}
