import type { Page } from '@playwright/test'
import { expect } from './stage.ts'

/** What a page says in its head before we come. */
export const ownHead = `
  <meta name="description" content="The page’s own.">
  <link rel="canonical" href="https://example.com/">
  <meta property="og:title" content="The page’s own title">`

export async function expectMeta(
  page: Page,
  key: string,
  name: string,
  content: string | RegExp,
): Promise<void> {
  await expect(page.locator(`meta[${key}="${name}"]`)).toHaveAttribute('content', content)
}

export async function expectOnce(page: Page, selectors: string[]): Promise<void> {
  for (const selector of selectors) await expect(page.locator(`head ${selector}`)).toHaveCount(1)
}
