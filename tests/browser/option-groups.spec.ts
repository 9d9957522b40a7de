import type { Page } from '@playwright/test'
import { pressTabUntilFocused } from './support/keyboard.ts'
import { expect, test } from './support/test-page.ts'

/** A wire in four colors and two lengths. There is no red wire of 500 ft and no green wire of 100 ft. */
const wire = 'prod_wholesale_thhn_2'

const color = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Color' }).getByRole('radio', { name })
const length = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Length' }).getByRole('radio', { name })

test.beforeEach(({ testPage }) => {
  testPage.storeId = 'wholesale'
})

test('a visitor can choose a product’s color and length with the keyboard only', async ({
  page,
  testPage,
}) => {
  await testPage.openProduct(wire)
  await expect(page.getByText('8 in stock!')).toBeVisible()
  await pressTabUntilFocused(page, color(page, 'Black'))
  await page.keyboard.press('ArrowRight')
  await expect(color(page, 'Red')).toBeChecked()
  await expect(page.getByText('14 in stock!')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(length(page, '100 ft')).toBeFocused()
  await expect(length(page, '500 ft, not available in Red')).not.toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(length(page, '500 ft')).toBeChecked()
  await expect(color(page, 'Red, not available in 500 ft')).not.toBeChecked()
  await expect(color(page, 'Black')).toBeChecked()
  await expect(page.getByText('11 in stock!')).toBeVisible()
})
