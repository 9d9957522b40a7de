// Measures the time from a keystroke in the store's search to the next frame, with 5,000 products.

import { median, milliseconds } from '../measuring/numbers.mjs'
import { visit } from '../measuring/visit.mjs'

export const title = 'Search'

const scripts = ['lite', 'react']
const slowdowns = [1, 4]
const productCount = 5000
const longestMs = 50
/** Matches many products at first and few at the end. */
const query = 'smart plug'

export async function measure({ browser, origin, runs }) {
  const rows = []
  for (const script of scripts)
    for (const slowdown of slowdowns)
      rows.push({ script, slowdown, ...(await measureTyping(browser, origin, { script, slowdown, runs })) })
  return {
    intro: `The time runs from a keystroke to the next frame that the browser paints. The store has ${productCount} products, which have all been loaded and indexed. The query is “${query}”.`,
    findings: rows
      .filter(({ slowdown }) => slowdown === 4)
      .map(
        ({ script, longest }) =>
          `At 4× CPU, the ${script} script answers each keystroke within ${milliseconds(longest)}.`,
      ),
    tables: [
      {
        head: ['', 'CPU slowdown', 'median keystroke', 'slowest keystroke'],
        rows: rows.map(({ script, slowdown, middle, longest }) => [
          script,
          `${slowdown}×`,
          milliseconds(middle),
          milliseconds(longest),
        ]),
      },
    ],
    targets: rows
      .filter(({ slowdown }) => slowdown === 4)
      .map(({ script, longest }) => ({
        target: `${script}, slowest keystroke in the search at 4× CPU, ${productCount} products`,
        wanted: `≤ ${longestMs} ms`,
        measured: milliseconds(longest),
        isMet: longest <= longestMs,
      })),
  }
}

/** Returns the median over all keystrokes, and the median over all runs of the slowest keystroke. */
function measureTyping(browser, origin, { script, slowdown, runs }) {
  return visit(browser, { viewport: { width: 1280, height: 900 } }, async (page, client) => {
    await page.goto(`${origin}/bench/browse-${script}.html?store=bench-${productCount}`)
    const field = page.getByRole('searchbox')
    await field.fill(query)
    // All products have been loaded and indexed when the search has a result.
    await page
      .getByRole('status')
      .filter({ hasText: `for “${query}”` })
      .waitFor({ timeout: 120_000 })
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const all = []
    const longest = []
    for (let run = 0; run < runs; run += 1) {
      await field.fill('')
      await page
        .getByRole('status')
        .filter({ hasText: /^[\d,]+ products$/ })
        .waitFor()
      const times = []
      for (const key of query) times.push(await timeOf(page, key))
      all.push(...times)
      longest.push(Math.max(...times))
    }
    return { middle: median(all), longest: median(longest) }
  })
}

/** Presses a key and returns the time until the next frame. The browser rounds it to 8 ms. */
async function timeOf(page, key) {
  const time = await page.evaluateHandle(() => {
    const promise = new Promise((resolve) => {
      let longest = 0
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
      })
      observer.observe({ type: 'event', durationThreshold: 16 })
      addEventListener(
        'keyup',
        () => {
          // The entries of a frame arrive after it. No entry means that the frame took less than 16 ms.
          setTimeout(() => {
            observer.disconnect()
            resolve(longest || 16)
          }, 500)
        },
        { once: true },
      )
    })
    return { promise }
  })
  await page.keyboard.press(key === ' ' ? 'Space' : key)
  return time.evaluate(({ promise }) => promise)
}
