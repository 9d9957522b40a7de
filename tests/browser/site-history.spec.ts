import { goBack } from './support/history.ts'
import { cardOf, mug } from './support/shop.ts'
import { deepestFocus, expect, scrollTopOf, test } from './support/site.ts'

const lastProduct = 'Home Care Plan'

test('going back from a product restores the scroll position of the store', async ({ page, site }) => {
  await site.open('/store')
  const card = cardOf(page, lastProduct)
  await card.getByRole('link', { name: lastProduct }).scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await card.getByRole('link', { name: lastProduct }).click()
  await expect(page).toHaveURL(`${site.origin}/product/prod_care_plan`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastProduct)
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  await goBack(page)
  await expect(card).toBeInViewport()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastProduct)
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  await goBack(page)
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})

test('the Back button returns to the visited screens, sections and scroll positions in reverse order', {
  tag: '@smoke',
}, async ({ page, site }) => {
  await site.open('/')
  await site.link('About').click()
  await site.expectScrolledTo('about')
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  const top = await scrollTopOf(page)
  await site.link('Store').click()
  await page.getByRole('link', { name: mug }).click()
  await expect(page).toHaveURL(`${site.origin}/product/prod_mug`)
  await goBack(page)
  await expect(page).toHaveURL(`${site.origin}/store`)
  await expect(cardOf(page, mug)).toBeVisible()
  await goBack(page)
  await expect(page).toHaveURL(`${site.origin}/#about`)
  await expect(site.screen('home')).toBeVisible()
  // Browsers round the scroll position that they restore.
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - top)).toBeLessThan(2)
  await goBack(page)
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(site.screen('home')).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(`${site.origin}/#about`)
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - top)).toBeLessThan(2)
})

test('focus moves to the heading of each new screen', async ({ page, site }) => {
  await site.open('/')
  expect(await deepestFocus(page), 'loading a page moves no focus').toBe('body')
  await site.link('Store').click()
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeFocused()
  await page.getByRole('link', { name: mug }).click()
  await expect(page.getByRole('heading', { name: mug, level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Store' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await expect(page.getByRole('link', { name: mug })).toBeFocused()
})
