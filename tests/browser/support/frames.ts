import type { Page } from '@playwright/test'

/** Waits until pending DOM changes are painted and their layout shifts are reported. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
