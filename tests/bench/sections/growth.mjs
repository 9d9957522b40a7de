// Measures how fast a page loads catalogs of 12 to 5,000 products, and how smoothly it scrolls through the largest one.
import { measureMemory } from '../measuring/memory.mjs'
import { medians, megabytes, milliseconds } from '../measuring/numbers.mjs'
import { scrollToEnd } from '../measuring/scroll-to-end.mjs'
import { atMost, atMostTimes, baselineTargets, scriptsToMeasure } from '../measuring/targets.mjs'
import { visitUnobserved } from '../measuring/unobserved-visit.mjs'
import { takeTurns, visit } from '../measuring/visit.mjs'
import { nextCards } from '../measuring/watch-cards.mjs'

export const title = 'Large catalogs'

const counts = [12, 100, 1000, 5000]
const largest = 5000
/** The number of scrolling runs, which is lower than in other sections because each run takes half a minute. */
const scrollRuns = 3
const viewport = { width: 1280, height: 900 }
const card = { host: 'store-grid', selector: '[part=card]' }

export async function measure({ browser, origin, runs, baseline }) {
  const measured = scriptsToMeasure(baseline)
  const contenders = measured.flatMap((script) =>
    counts.map((count) => ({
      name: `${script} ${count}`,
      script,
      count,
      address: `${origin}/bench/${script}.html?store=bench-${count}`,
    })),
  )
  const opened = await takeTurns(contenders, runs, ({ address }) => open(browser, address))
  const openings = contenders.map((contender) => ({ ...contender, ...medians(opened.get(contender.name)) }))
  const largestOnes = contenders.filter(({ count }) => count === largest)
  const scrolled = await takeTurns(largestOnes, scrollRuns, ({ address }) => scroll(browser, address))
  const scrollings = largestOnes.map(({ name, script }) => ({ script, ...medians(scrolled.get(name)) }))
  const timesOf = (script) => openings.filter((row) => row.script === script).map(({ time }) => time)
  const scrollingOf = (script) => scrollings.find((row) => row.script === script)
  const scripts = scriptsToMeasure()
  return {
    findings: [
      `With ${largest.toLocaleString('en')} products instead of ${counts[0]}, the first card takes ${scripts.map((script) => `${(timesOf(script).at(-1) / timesOf(script)[0]).toFixed(2)} times as long (${script})`).join(' and ')}.`,
    ],
    intro:
      'The time of the first card runs from the first line of the script to the frame with the first card, at 4× CPU. Nodes and heap are measured for the whole page after garbage collection. In the second table, the mouse wheel scrolls until all 5,000 products are loaded and the last one is visible; the values are medians of three visits. Chromium reports only tasks of 50 ms or more.',
    tables: [
      {
        caption: 'When the page opens:',
        head: ['', 'products', 'first card', 'nodes', 'heap'],
        rows: openings.map(({ script, count, time, nodes, heap }) => [
          script,
          count,
          milliseconds(time),
          nodes,
          megabytes(heap),
        ]),
      },
      {
        caption: 'Scrolling to the end of 5,000 products:',
        head: ['', 'longest task', 'tasks above 50 ms', 'nodes', 'heap', 'duration'],
        rows: scrollings.map(({ script, longest, tasks, nodes, heap, duration }) => [
          script,
          taskTime(longest),
          tasks,
          nodes,
          megabytes(heap),
          `${Math.round(duration / 1000)} s`,
        ]),
      },
    ],
    targets: [
      ...scripts.map((script) =>
        atMostTimes(
          `${script}, first card at 5,000 products`,
          timesOf(script).at(-1),
          timesOf(script)[0],
          1.1,
          'at 12',
        ),
      ),
      ...scripts.flatMap((script) => [
        atMost(
          `${script}, longest task while scrolling 5,000 to the end`,
          scrollingOf(script).longest,
          80,
          taskTime,
        ),
        atMost(`${script}, heap after scrolling 5,000 to the end`, scrollingOf(script).heap, 60e6, megabytes),
      ]),
      ...baselineTargets(baseline, (script) => ({
        ...Object.fromEntries(
          counts.map((count, index) => [`first card at ${count} products`, timesOf(script)[index]]),
        ),
        'scrolling 5,000 to the end': scrollingOf(script).duration,
      })),
    ],
  }
}

const taskTime = (time) => (time === 0 ? '< 50 ms' : milliseconds(time))

function open(browser, address) {
  return visitUnobserved(browser, { slowdown: 4, viewport }, async (page) => {
    const next = await nextCards(page, { ...card, count: 1 })
    const { untilIdle } = await page.open(address)
    const { start, painted } = await next.painted
    await untilIdle
    return { time: painted - start, ...(await measureMemory(page)) }
  })
}

function scroll(browser, address) {
  return visit(browser, { viewport }, async (page, client) => {
    await page.goto(address)
    await page.locator('store-grid [part=card]').first().waitFor()
    await page.waitForLoadState('networkidle')
    // The page load has its own tasks, so the observer starts after it.
    await page.evaluate(() => {
      window.benchTasks = []
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.benchTasks.push(duration)
      }).observe({ type: 'longtask' })
    })
    const duration = await scrollToEnd(page, { ...card, count: largest })
    const tasks = await page.evaluate(() => window.benchTasks)
    return {
      longest: Math.max(0, ...tasks),
      tasks: tasks.length,
      duration,
      ...(await measureMemory(client)),
    }
  })
}
