import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../support/files.mjs'
import { hoursButton, openPlumberPage, section, workButton } from './support/plumber.ts'
import { expect, test } from './support/test-page.ts'

const sunday = new Date('2026-03-08T12:00:00-05:00')

const dialogOf = (page: Page) => page.getByRole('dialog')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => openPlumberPage(page))

test('the title of the plumber’s page contains the business name and the trade', async ({ page }) => {
  await expect(page).toHaveTitle('Clearwater Plumbing - Professional Plumbing Services')
})

test('the plumber’s page shows its own text and no default text about electrical work', async ({ page }) => {
  const hero = section(page, 'home')
  await expect(hero.getByText('Reliable Plumbing by Daniel Reyes', { exact: true })).toBeVisible()
  await expect(page.locator('[part=emergency]')).toContainText('Burst pipe, blocked drain or no hot water?')
  await expect(page.locator('[part=service]')).toHaveCount(6)
  const text = await page.locator('electrician-site').evaluate((site) => site.shadowRoot?.textContent ?? '')
  expect(text).not.toMatch(/electric|wiring|spark|circuit/i)
})

test('the plumber’s logo appears in the header and in the footer', async ({ page }) => {
  for (const role of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(role).locator('.logo-picture')
    await expect(logo).toHaveAttribute('src', 'plumber-logo.svg')
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('“Book Now” and “Schedule a Consultation” on the plumber’s page link to the booking page', async ({
  page,
}) => {
  const bookNow = section(page, 'home').getByRole('link', { name: 'Book Now' })
  await expect(bookNow).toHaveAttribute('href', 'plumber-info.html#booking')
  const consultation = section(page, 'about').getByRole('link', { name: 'Schedule a Consultation' })
  await expect(consultation).toHaveAttribute('href', 'plumber-info.html#booking')
  await bookNow.click()
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport()
})

test('“View Coverage” opens the coverage page in a new tab', async ({ page }) => {
  const opened = page.waitForEvent('popup')
  await section(page, 'contact')
    .getByRole('link', { name: /^Service Area/ })
    .click()
  await expect((await opened).getByRole('heading', { name: 'Where we work' })).toBeInViewport()
})

test('the footer of the plumber’s page shows the address, license number, founding year, and legal and social links', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('12 River Street, Springfield, IL 62701, US')).toBeVisible()
  await expect(
    footer.getByText(/Licensed & Insured Professional Plumber · License PL-010199 · Since 2009$/),
  ).toBeVisible()
  for (const name of ['Privacy', 'Terms', 'Imprint']) {
    const anchor = name.toLowerCase()
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', `plumber-info.html#${anchor}`)
  }
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('target', '_blank')
})

test('every link from the plumber’s page to plumber-info.html points to an existing section', () => {
  const anchors = /plumber-info\.html#([\w-]+)/g
  const linked = [...readDemo('plumber.html').matchAll(anchors)].map(([, anchor]) => anchor)
  const page = readDemo('plumber-info.html')
  expect(linked).toHaveLength(5)
  expect(linked.filter((anchor) => !page.includes(`id="${anchor}"`))).toEqual([])
})

test('the about section of the plumber’s page shows three testimonials', async ({ page }) => {
  const quotes = section(page, 'about').getByRole('figure')
  await expect(quotes).toHaveCount(3)
  await expect(quotes.nth(1)).toHaveText(/^The price on the invoice.*Marcus T\., Rochester$/)
})

test('the address in the contact section links to its coordinates on a map', async ({ page }) => {
  const address = section(page, 'contact').getByRole('link', { name: /^Address/ })
  const url = new URL((await address.getAttribute('href')) ?? '')
  expect(url.searchParams.get('query')).toBe('39.8,-89.64')
})

test('“Hours” opens the weekly schedule, and Escape closes it and returns focus to the button', async ({
  page,
}) => {
  await expect(hoursButton(page)).toContainText('Open now · until 6 PM')
  await hoursButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Hours' })
  await expect(dialog).toContainText('Open now · until 6 PM')
  await expect(dialog.getByRole('term')).toHaveCount(7)
  await expect(dialog.getByRole('definition').first()).toHaveText('7 AM – 6 PM')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(hoursButton(page)).toBeFocused()
})

test('the “Hours” dialog shows when a closed business opens next', async ({ page }) => {
  await page.clock.setSystemTime(sunday)
  await page.reload()
  await hoursButton(page).click()
  await expect(dialogOf(page)).toContainText('Closed · opens Monday 7 AM')
})

test('clicking a picture of past work opens a dialog with all pictures in a larger size, and closing the dialog returns focus', async ({
  page,
}) => {
  await workButton(page, 'Kitchen faucet').click()
  const dialog = page.getByRole('dialog', { name: 'Our Work' })
  const picture = (name: string) => dialog.getByRole('img', { name })
  await expect(picture('Kitchen faucet with a single lever')).toBeVisible()
  const thumbnail = await workButton(page, 'Kitchen faucet').locator('img').boundingBox()
  const large = await picture('Kitchen faucet').boundingBox()
  expect(large?.width).toBeGreaterThan(1.5 * (thumbnail?.width ?? Number.NaN))
  await page.keyboard.press('ArrowRight')
  await expect(picture('50-gallon water heater')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(picture('Freestanding bathtub')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(workButton(page, 'Kitchen faucet')).toBeFocused()
})

test('the “Our Work” dialog keeps its height when the picture changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await workButton(page, 'Kitchen faucet').click()
  const next = dialogOf(page).getByRole('button', { name: 'Next picture' })
  const before = await next.boundingBox()
  for (const _ of Array(4)) {
    await next.click()
    expect(await next.boundingBox()).toEqual(before)
  }
})

function readDemo(name: string): string {
  return readFileSync(join(root, 'demo', name), 'utf8')
}
