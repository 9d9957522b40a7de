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
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
})

test('<store-grid> keeps its cards and the scroll position after a reload', async ({ page, testPage }) => {
  testPage.storeId = 'large'
  await testPage.openShop()
  await cards(page).nth(97).scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(200)
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => history.state?.electricianElements?.top)).toBe(3000)
  await page.reload()
  await expect(cards(page)).toHaveCount(200)
  await expect.poll(() => scrollTopOf(page)).toBe(3000)
})

for (const [tag, listing] of [
  [
    '<store-grid> on its own page',
    '<store-grid browse product-url="product.html?ee-product={id}"></store-grid>',
  ],
  ['<store-front>', '<store-front browse></store-front>'],
] as const) {
  test(`“Back to Store” returns to the filters and the scroll position of ${tag}`, async ({
    page,
    testPage,
  }) => {
    testPage.serveShop()
    testPage.serve('shop.html', { body: `<h1>Shop</h1>${listing}<p>Our address</p>` })
    await page.goto(`${testPage.origin}/shop.html`)
    await page.getByRole('searchbox').fill('e')
    await expect(page.getByRole('button', { name: 'Remove filter: “e”' })).toBeVisible()
    const address = page.url()
    const top = await openLastProduct(page)
    await page.getByRole('link', { name: 'Back to Store' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('e')
    expect(page.url()).toBe(address)
    await expect.poll(() => scrollTopOf(page)).toBe(top)
  })
}

test('“Back to Store” opens the list when the visitor came from another page, or opens a new tab', async ({
  page,
  testPage,
  context,
}) => {
  await testPage.open('<a href="product.html?ee-product=prod_mug">Our mug</a>')
  testPage.serveShop()
  await page.getByRole('link', { name: 'Our mug' }).click()
  const link = page.getByRole('link', { name: 'Back to Store' })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(`${testPage.origin}/shop.html`)
  await link.click()
  await expect(page).toHaveURL(`${testPage.origin}/shop.html`)
  await expect(cardOf(page, mug)).toBeVisible()
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
