import type { Page } from '@playwright/test'
import { accessibilityProblems } from './support/accessibility.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/site.ts'

const listing = `<cart-button></cart-button>
  <store-grid browse product-url="product.html?ee-product={id}"></store-grid>
  <cart-drawer success-url="success.html"></cart-drawer><toast-area></toast-area>`
const inspection = 'prod_wholesale_safety_inspection'
/** The ID of “EV charger consultation (free)”, a bookable product without custom fields. */
const consultation = 'prod_wholesale_ev_consultation'

test.use({ timezoneId: 'Europe/Berlin' })
test.beforeEach(({ testPage }) => {
  testPage.storeId = 'wholesale'
})

const days = (page: Page) => page.getByRole('grid').locator('button[aria-disabled=false]')
const times = (page: Page) => page.getByRole('radio', { name: /your time$/ })
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this time' })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })

/** Moves focus from the calendar's first free day to a free day of the next month, with the keyboard only. */
async function moveToFutureDay(page: Page): Promise<void> {
  await page.keyboard.press('PageDown')
  const focused = page.getByRole('grid').locator('button:focus')
  // The same day of the next month may be a weekend.
  for (let presses = 0; presses < 10; presses++) {
    if ((await focused.getAttribute('aria-disabled')) === 'false') break
    await page.keyboard.press('ArrowRight')
  }
  await expect(focused).toHaveAttribute('aria-disabled', 'false')
}

test('a visitor can find, book and pay for an appointment with the keyboard only', async ({
  page,
  testPage,
}) => {
  testPage.serveShop()
  await testPage.open(listing)
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await tabTo(page, search)
  await page.keyboard.type('safety insp')
  await expect(page.getByRole('status').filter({ hasText: '“safety insp”' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Book a time.*Home safety inspection/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/product\.html\?ee-product=/)
  await expect(page.getByText('2 hours · At your home, within 30 miles of Albany, NY')).toBeVisible()
  await tabTo(page, days(page).first())
  await moveToFutureDay(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Times are in Eastern Time.')).toBeVisible()
  await tabTo(page, times(page).first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('textbox', { name: 'Address of the property' }))
  await page.keyboard.type('1 Main Street, Albany')
  await tabTo(page, bookButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
  await expect(page.getByText('1 Main Street, Albany')).toBeVisible()
  await tabTo(page, payButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the booking and donation forms have no accessibility violations in ${colorScheme} mode`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await site.open(`/product/${inspection}`)
    await days(page).first().click()
    await times(page).first().check()
    await bookButton(page).click()
    await expect(page.getByText('Enter “Address of the property” to book this appointment.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
    await site.open('/product/prod_wholesale_donation')
    await page.getByRole('radio', { name: 'Other amount' }).check()
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page.getByText('Enter an amount from $5.00 to $500.00.')).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test('the booking calendar and the list of free times fit on screens that are at least 320 px wide', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct(inspection)
  await days(page).first().click()
  await expect(times(page).first()).toBeVisible()
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const size = await days(page).first().boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(44)
})

test('the days of the booking calendar are at least 44 × 44 px on a 390 px wide phone', async ({
  page,
  testPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await testPage.openProduct(inspection)
  const size = await days(page).first().boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

for (const name of ['header', 'hero'])
  test(`“Book Now” in the ${name} opens the bookable product that booking-url links to`, async ({
    page,
    site,
  }) => {
    await site.open('/', { attributes: { 'booking-url': `/product/${consultation}` } })
    const part = name === 'header' ? site.header() : site.section('home')
    await part.getByRole('link', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(`${site.origin}/product/${consultation}`)
    await expect(page.getByRole('heading', { name: 'EV charger consultation (free)' })).toBeVisible()
    await expect(days(page).first()).toBeVisible()
  })
