import type { Page } from '@playwright/test'

/** Records layout shifts that do not follow user input, with the texts of the shifted elements, on the next pages. */
export function recordLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(watch)
}

/** Records layout shifts from now on. */
export function recordLaterLayoutShifts(page: Page): Promise<void> {
  return page.evaluate(watch)
}

/** Returns the recorded layout shifts. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'shifts'))
}

/** Runs in the page. */
function watch(): void {
  const shifts: string[] = []
  Reflect.set(window, 'shifts', shifts)
  // Firefox does not support layout-shift entries.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
  const start = performance.now()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') || entry.startTime < start) continue
      const moved: { node?: Element }[] = Reflect.get(entry, 'sources')
      shifts.push(moved.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
