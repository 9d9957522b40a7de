import type { Page } from '@playwright/test'
import { goBack } from './support/history.ts'
import { pauseStore } from './support/hold-requests.ts'
import { addFromCard, cardOf, mug, openCart, startCheckout } from './support/shop.ts'
import { expect, type Site, scrollTopOf, test } from './support/site.ts'

const lastProduct = 'Home Care Plan'
const lastLink = (page: Page) => page.getByRole('link', { name: lastProduct })

/**
 * Expects the page to be scrolled to `top`. Tolerates 2 px, because browsers round the restored position and the layout
 * may differ slightly.
 */
async function expectScrolledTo(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - top)).toBeLessThan(3)
}

/** Waits until the scroll position is saved, which happens shortly after the last scroll event. */
async function expectSaved(page: Page, top: number): Promise<void> {
  const savedTop = () => page.evaluate(() => Number(history.state?.electricianElements?.top))
  await expect.poll(async () => Math.abs((await savedTop()) - top)).toBeLessThan(3)
}

/** Scrolls the store to the last product, opens it and returns the store's scroll position. */
async function openLastProduct(page: Page, site: Site): Promise<number> {
  await lastLink(page).scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await lastLink(page).click()
  await expect(site.screen('product')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: lastProduct })).toBeVisible()
  return top
}

test.describe('with hash routing', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await site.open('/#/store', { attributes: { routing: 'hash', browse: '' } })
    await expect(cardOf(page, mug)).toBeVisible()
  })

  test('going back to the store restores scroll position and focus when the products load slowly', async ({
    page,
    site,
  }) => {
    const top = await openLastProduct(page, site)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: lastProduct })).toBeVisible()
    const release = await pauseStore(page)
    await goBack(page)
    await expect(page.getByText('Loading products…')).toBeAttached()
    release()
    await expect(lastLink(page)).toBeFocused()
    await expectScrolledTo(page, top)
  })

  test('going forward to a product that must load again restores the scroll position of its page', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await openLastProduct(page, site)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expectSaved(page, 300)
    await goBack(page)
    await expect(lastLink(page)).toBeFocused()
    await page.reload()
    await expect(cardOf(page, mug)).toBeVisible()
    await page.goForward()
    await expectScrolledTo(page, 300)
  })

  test('going back from the checkout restores the scroll position of the store', async ({ page }) => {
    await addFromCard(page, mug)
    await lastLink(page).scrollIntoViewIfNeeded()
    const top = await scrollTopOf(page)
    await openCart(page)
    await startCheckout(page)
    const release = await pauseStore(page)
    await goBack(page)
    await expect(page.getByText('Loading products…')).toBeAttached()
    release()
    await expect(cardOf(page, lastProduct)).toBeInViewport()
    await expectScrolledTo(page, top)
  })

  test('the store does not restore the scroll position if the visitor scrolls while it loads', async ({
    page,
    site,
  }) => {
    await openLastProduct(page, site)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: lastProduct })).toBeVisible()
    const release = await pauseStore(page)
    await goBack(page)
    await expect(page.getByText('Loading products…')).toBeAttached()
    await page.mouse.move(400, 300)
    await page.mouse.wheel(0, -5000)
    await expectScrolledTo(page, 0)
    release()
    await expect(cardOf(page, mug)).toBeVisible()
    await expectScrolledTo(page, 0)
    await expect(lastLink(page)).not.toBeFocused()
  })
})

test('the store keeps the page’s own history state when it saves the scroll position', async ({
  page,
  site,
}) => {
  await site.open('/store')
  await page.evaluate(() => history.replaceState({ host: 'kept' }, ''))
  await openLastProduct(page, site)
  await goBack(page)
  await expect(lastLink(page)).toBeFocused()
  expect(await page.evaluate(() => history.state)).toMatchObject({ host: 'kept' })
})
