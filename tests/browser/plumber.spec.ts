import type { Page } from '@playwright/test'
import { openPlumberPage, section, workButton } from './support/plumber.ts'
import { expect, test } from './support/test-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => openPlumberPage(page))

test('the plumber’s page shows its own text and no default text about electrical work', async ({ page }) => {
  const hero = section(page, 'home')
  await expect(hero.getByText('Reliable Plumbing by Daniel Reyes', { exact: true })).toBeVisible()
  await expect(page.locator('[part=emergency]')).toContainText('Burst pipe, blocked drain or no hot water?')
  await expect(page.locator('[part=service]')).toHaveCount(6)
  const text = await page.locator('electrician-site').evaluate((site) => site.shadowRoot?.textContent ?? '')
  expect(text).not.toMatch(/electric|wiring|spark|circuit/i)
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
