import type { Page } from '@playwright/test'

/** Delays every response from the store until the returned function is called. */
export async function pauseStore(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/provider/**', async (route) => {
    await released
    await route.fallback()
  })
  return release
}
