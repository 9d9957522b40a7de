import type { Page } from '@playwright/test'

/** Goes back in history. Does not wait for a page load, because a page from the back/forward cache does not load again. */
export function goBack(page: Page, steps = 1): Promise<void> {
  // Navigates after `evaluate` has returned, because it fails when its page is gone.
  return page.evaluate((number) => void setTimeout(() => history.go(-number)), steps)
}
