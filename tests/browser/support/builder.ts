import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { TestPage } from './test-page.ts'
import { expect } from './test-page.ts'

/** Returns the text field or list with this label in the site builder. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Returns the page inside the preview. */
export const previewOf = (page: Page) => page.frameLocator('iframe')

/** Opens the empty builder. */
export async function openBuilder(page: Page): Promise<void> {
  await page.goto('/builder.html')
  await expect(page.getByRole('heading', { name: 'Trade' })).toBeVisible()
}

/** Opens a step of the builder through the step list. */
export async function goToStep(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()
}

/** Enters the demo store of a test's server. */
export async function enterDemoStore(page: Page, { origin }: TestPage): Promise<void> {
  await goToStep(page, 'Store')
  await field(page, 'Address of the store’s server').fill(`${origin}/provider`)
  await field(page, 'Store id').fill('demo')
}

/** Returns the files of a downloaded zip, by path. */
export async function filesIn(download: Download): Promise<Record<string, Uint8Array>> {
  return unzipSync(readFileSync(await download.path()))
}
