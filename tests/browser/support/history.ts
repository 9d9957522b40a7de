import type { Page } from '@playwright/test'

/** Goes back without waiting for a page load, because pages in the back/forward cache do not load again. */
export function goBack(page: Page, steps = 1): Promise<void> {
  // Navigate after `evaluate` has returned, because `evaluate` fails if the page navigates away first.
  return page.evaluate((number) => void setTimeout(() => history.go(-number)), steps)
}
