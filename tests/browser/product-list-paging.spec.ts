import type { Locator, Page } from '@playwright/test'
import { twoFrames } from './support/frames.ts'
import { goBack } from './support/history.ts'
import { layoutShifts, recordLaterLayoutShifts } from './support/layout-shifts.ts'
import { expect, test } from './support/site.ts'
import type { TestPage } from './support/test-page.ts'

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading') })
const cardAt = (page: Page, index: number) => cards(page).nth(index)
const linkAt = (page: Page, index: number) => cardAt(page, index).getByRole('link')
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })

/** Opens the product list of a store with 5,000 products. */
async function openLargeStore(page: Page, testPage: TestPage): Promise<void> {
  testPage.storeId = 'large'
  await testPage.openShop()
  await expect(page.getByText('100 of 5,000 products')).toBeVisible()
}

/**
 * Returns the height of the chunk of cards that contains `card`. While a chunk is off-screen, the browser renders none
 * of its cards.
 */
function chunkHeight(card: Locator): Promise<number> {
  return card.evaluate((element) => element.parentElement?.getBoundingClientRect().height ?? 0)
}

test.describe('an off-screen product card', () => {
  test('reserves approximately its rendered height', async ({ page, testPage }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openLargeStore(page, testPage)
    expect(await cardAt(page, 90).evaluate(isSkipped)).toBe(true)
    const before = await chunkHeight(cardAt(page, 90))
    await cardAt(page, 90).scrollIntoViewIfNeeded()
    await expect.poll(() => cardAt(page, 90).evaluate(isSkipped)).toBe(false)
    // The estimated height is not exact, because the number of lines in a title varies.
    const after = await chunkHeight(cardAt(page, 90))
    expect(Math.abs(after - before) / after).toBeLessThan(0.1)
  })

  test('can be found with the browser’s find-in-page and by screen readers', async ({ page, testPage }) => {
    await openLargeStore(page, testPage)
    const title = await cardAt(page, 80).getByRole('heading').textContent()
    expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), title)).toBe(true)
    await expect(cardAt(page, 80)).toBeInViewport()
    await expect(page.getByRole('link', { name: title ?? '' })).toBeVisible()
  })
})

test('loading more products causes no layout shifts', async ({ page, testPage }) => {
  await openLargeStore(page, testPage)
  await recordLaterLayoutShifts(page)
  for (const count of [100, 200, 300]) {
    await expect(cards(page)).toHaveCount(count)
    await page.getByText(`${count} of 5,000 products`).scrollIntoViewIfNeeded()
  }
  await expect(cards(page)).toHaveCount(400)
  await twoFrames(page)
  expect(await layoutShifts(page)).toEqual([])
})

test('keyboard focus in the product list moves to the first new card after “Show more”', async ({
  page,
  testPage,
}) => {
  // Disables loading on scroll, so that only “Show more” loads the next page.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {}
  })
  await openLargeStore(page, testPage)
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(linkAt(page, 100)).toBeFocused()
  await expect(linkAt(page, 100)).toBeInViewport()
})
test('going back from a product moves focus to the heading if the visitor opened another screen in between', async ({
  page,
  site,
}) => {
  await site.open('/store')
  await linkAt(page, 3).click()
  await expect(site.screen('product')).toBeVisible()
  await goBack(page)
  await expect(linkAt(page, 3)).toBeFocused()
  await site.link('About').click()
  await expect(site.screen('home')).toBeVisible()
  await goBack(page)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeFocused()
})
function isSkipped(element: Element): boolean {
  return !(element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true)
}
