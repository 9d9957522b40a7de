import { goBack } from './support/history.ts'
import { field, typeText } from './support/quote-form.ts'
import { addFromCard, cardOf, mug, toastOf } from './support/shop.ts'
import { deepestFocus, expect, scrollTopOf, test } from './support/site.ts'

const last = 'Home Care Plan'

test('back from a product shows the store where it had been scrolled to', async ({ page, site }) => {
  await site.open('/store')
  const card = cardOf(page, last)
  await card.getByRole('link', { name: last }).scrollIntoViewIfNeeded()
  const top = await scrollTopOf(page)
  expect(top).toBeGreaterThan(200)
  await card.getByRole('link', { name: last }).click()
  await expect(page).toHaveURL(`${site.origin}/product/prod_care_plan`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last)
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  await goBack(page)
  await expect(card).toBeInViewport()
  await expect.poll(() => scrollTopOf(page)).toBe(top)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last)
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  await goBack(page)
  await expect.poll(() => scrollTopOf(page)).toBe(top)
})

test('back from the store shows the home screen where it had been scrolled to', async ({ page, site }) => {
  await site.open('/')
  await page.evaluate(() => scrollTo(0, 700))
  await site.link('Store').click()
  await expect(cardOf(page, mug)).toBeVisible()
  await goBack(page)
  await expect(site.screen('home')).toBeVisible()
  await expect.poll(() => scrollTopOf(page)).toBe(700)
})

test('back from the store returns to where the visitor had read on below a section’s beginning', async ({
  page,
  site,
}) => {
  await site.open('/')
  await site.link('Services').click()
  await site.expectScrolledTo('services')
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  const top = await scrollTopOf(page)
  await site.link('Store').click()
  await expect(cardOf(page, mug)).toBeVisible()
  await goBack(page)
  await expect(site.screen('home')).toBeVisible()
  // Browsers round what they remember.
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - top)).toBeLessThan(2)
})

test('back walks through screens and sections in the order they were visited', async ({ page, site }) => {
  await site.open('/')
  await site.link('About').click()
  await site.expectScrolledTo('about')
  await site.link('Store').click()
  await page.getByRole('link', { name: mug }).click()
  await expect(page).toHaveURL(`${site.origin}/product/prod_mug`)
  for (const [path, screen] of [
    ['/store', 'store'],
    ['/#about', 'home'],
    ['/', 'home'],
  ] as const) {
    await goBack(page)
    await expect(page).toHaveURL(site.origin + path)
    await expect(site.screen(screen)).toBeVisible()
  }
  await page.goForward()
  await site.expectScrolledTo('about')
})

test('a link pressed twice leaves one entry in the history', async ({ page, site }) => {
  await site.open('/')
  await site.link('Store').click()
  await site.link('Store').click()
  await expect(cardOf(page, mug)).toBeVisible()
  await goBack(page)
  await expect(site.screen('home')).toBeVisible()
})

test('the focus goes along to a new screen, so that reading and tabbing begin there', async ({
  page,
  site,
}) => {
  await site.open('/')
  expect(await deepestFocus(page), 'loading a page takes no focus').toBe('body')
  await site.link('Store').click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: mug }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Our Store' })).toBeVisible()
  await goBack(page)
  await expect(page.getByRole('link', { name: 'Back to Store' })).toBeFocused()
})

test('a toast goes with the screen that it belongs to', async ({ page, site }) => {
  await site.open('/store')
  await addFromCard(page, mug)
  await site.link('About').click()
  await expect(site.screen('home')).toBeVisible()
  // Sooner than it would go by itself.
  await expect(toastOf(page)).toHaveCount(0, { timeout: 2000 })
})

test('a toast stays while the visitor moves between the sections of its screen', async ({ page, site }) => {
  await site.open('/')
  await site.section('home').getByRole('button', { name: 'Book Now' }).click()
  await site.link('About').click()
  await site.expectScrolledTo('about')
  await expect(toastOf(page)).toContainText("Contact form isn't implemented yet")
})

test('what is typed into the quote form outlives a walk through the website', async ({ page, site }) => {
  await site.open('/')
  await typeText(field(page, 'Name *'), 'Ada')
  await site.link('Services').click()
  await expect(page.getByRole('textbox', { name: 'Name *' })).toHaveValue('Ada')
  await site.link('Store').click()
  await site.link('Contact').click()
  await expect(page.getByRole('textbox', { name: 'Name *' })).toHaveValue('Ada')
})
