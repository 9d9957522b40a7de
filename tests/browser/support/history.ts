import type { Page } from '@playwright/test'

/** As with the browser's button. What comes is for the test to wait for: a page that was kept is not loaded again. */
export function goBack(page: Page, steps = 1): Promise<void> {
  return page.evaluate((number) => history.go(-number), steps)
}
