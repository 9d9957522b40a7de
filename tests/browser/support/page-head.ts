import type { Page } from '@playwright/test'
import { expect } from './test-page.ts'

/** Metadata that the page already contains before our script runs. */
export const existingMetadata = `
  <meta name="description" content="The page’s own.">
  <link rel="canonical" href="https://example.com/">
  <meta property="og:title" content="The page’s own title">`

/** Expects a meta element with this content. `key` is the attribute that identifies the element: `name` or `property`. */
export async function expectMeta(
  page: Page,
  key: string,
  name: string,
  content: string | RegExp,
): Promise<void> {
  await expect(page.locator(`meta[${key}="${name}"]`)).toHaveAttribute('content', content)
}

/** Expects exactly one element in the head for each selector. */
export async function expectSingle(page: Page, selectors: string[]): Promise<void> {
  for (const selector of selectors) await expect(page.locator(`head ${selector}`)).toHaveCount(1)
}
