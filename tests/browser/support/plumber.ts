import type { Locator, Page } from '@playwright/test'
import { expect } from './test-page.ts'

/** A Wednesday at noon in the business's time zone, Chicago. The test browser's time zone is Vienna. */
const wednesdayNoon = new Date('2026-03-04T12:00:00-06:00')

/** Opens the demo page of the plumber, on which every business fact is set. */
export async function openPlumberPage(page: Page): Promise<void> {
  await page.clock.install({ time: wednesdayNoon })
  await page.goto('/plumber.html')
  await expect(section(page, 'home')).toBeVisible()
}

const section = (page: Page, name: string): Locator => page.locator(`[data-section=${name}]`)
export const hoursButton = (page: Page) => section(page, 'contact').getByRole('button', { name: /^Hours/ })
export const workButton = (page: Page, name: string) =>
  section(page, 'services').getByRole('button', { name })
