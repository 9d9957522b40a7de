import type { Page } from '@playwright/test'

/** As with the browser's button. What comes is for the test to wait for: a page that was kept is not loaded again. */
export function goBack(page: Page, steps = 1): Promise<void> {
  // After this call has ended, which could not tell so from a page that is gone.
  return page.evaluate((number) => void setTimeout(() => history.go(-number)), steps)
}
