import type { Page } from '@playwright/test'

/**
 * Holds requests for `url` until the returned function is called. They then continue with the test's earlier routes, or
 * to the server.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Holds every request to the store until the returned function is called. */
export function pauseStore(page: Page): Promise<() => void> {
  return holdRequests(page, '**/provider/**')
}
