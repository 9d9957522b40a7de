import type { Page } from '@playwright/test'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/test-page.ts'

const listing = `<cart-button></cart-button>
  <store-grid browse product-url="product.html?ee-product={id}"></store-grid>
  <cart-drawer success-url="success.html"></cart-drawer><toast-area></toast-area>`

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
