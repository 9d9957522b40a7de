import type { Page } from '@playwright/test'
import { focusedControl } from './support/focus.ts'
import { tabTo } from './support/keyboard.ts'
import { openPlumberPage, workButton } from './support/plumber.ts'
import { expect, test } from './support/test-page.ts'

const dialogOf = (page: Page) => page.getByRole('dialog')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => openPlumberPage(page))

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

test('Enter opens a picture of past work, Tab stays inside the dialog, and Escape returns focus', async ({
  page,
}) => {
  await tabTo(page, workButton(page, 'Kitchen faucet'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Our Work' })).toBeVisible()
  const reached = new Set<string | undefined>()
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    // Focus is on no control while it is in the browser's own user interface.
    reached.add((await focusedControl(page))?.name)
  }
  reached.delete(undefined)
  expect([...reached].toSorted()).toEqual(['Close', 'Next picture', 'Previous picture'])
  await page.keyboard.press('Escape')
  await expect(workButton(page, 'Kitchen faucet')).toBeFocused()
})
