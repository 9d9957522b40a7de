import type { Page } from '@playwright/test'

/**
 * Waits until the test has received the `request` events of all requests that the page has sent so far. Sends one more
 * request, because the browser reports requests in order.
 */
export async function receiveSentRequests(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch(location.href)
  })
}
