// Measures how fast a page loads catalogs of 12 to 5,000 products, and how smoothly it scrolls through the largest one.
import { longestTask } from '../measuring/longest-task.mjs'
import { measureMemory } from '../measuring/memory.mjs'
import { median, megabytes, milliseconds } from '../measuring/numbers.mjs'
import { profiled } from '../measuring/profile.mjs'
import { scrollToEnd } from '../measuring/scroll-to-end.mjs'
import { baselineTargets, scriptsToMeasure } from '../measuring/targets.mjs'
import { visitUnobserved } from '../measuring/unobserved-visit.mjs'
import { takeTurns, visit } from '../measuring/visit.mjs'
import { nextCards } from '../measuring/watch-cards.mjs'
import { watchPaints } from '../measuring/watch-paints.mjs'

export const title = 'Large catalogs'

const counts = [12, 100, 1000, 5000]
const longestTaskMs = 50
/** The number of scrolling runs, which is lower than in other sections because each run takes half a minute. */
const scrollRuns = 3
const maxHeap = 60e6
const window = { width: 1280, height: 900 }

export async function measure({ browser, origin, runs, baseline }) {
  const measured = scriptsToMeasure(baseline)
  const scripts = scriptsToMeasure()
  const contenders = measured.flatMap((script) =>
    counts.map((count) => ({ name: `${script} ${count}`, script, count })),
  )
  const results = await takeTurns(contenders, runs, (contender) => open(browser, origin, contender))
  const first = contenders.map(({ name, script, count }) => {
    const of = (what) => median(results.get(name).map((visit) => visit[what]))
    return { script, count, time: of('time'), nodes: of('nodes'), heap: of('heap') }
  })
  const ends = await takeTurns(
    measured.map((script) => ({ name: script, script })),
    scrollRuns,
    ({ script }) => measureScrolling(browser, origin, script),
  )
  const whole = measured.map((script) => {
    const of = (what) => median(ends.get(script).map((visit) => visit[what]))
    return {
      script,
      longest: of('longest'),
      count: of('count'),
      nodes: of('nodes'),
      heap: of('heap'),
      took: of('took'),
    }
  })
  const targets = [
    ...scripts.map((script) => firstCardTarget(first, script)),
    ...whole.filter(({ script }) => scripts.includes(script)).flatMap(scrollTargets),
    ...baselineTargets(baseline, (script) => ({
      ...Object.fromEntries(
        first
          .filter((row) => row.script === script)
          .map(({ count, time }) => [`first card at ${count} products`, time]),
      ),
      'scrolling 5,000 to the end': whole.find((row) => row.script === script).took,
    })),
  ]
  const profiles = []
  for (const script of scripts) {
    if (!firstCardTarget(first, script).isMet) profiles.push(await profileOf(browser, origin, script))
    if (whole.find((row) => row.script === script).longest > longestTaskMs)
      profiles.push(await taskOf(browser, origin, script))
  }
  return {
    profiles,
    findings: [
      `With ${counts.at(-1).toLocaleString('en')} products instead of ${counts[0]}, the first card takes ${scripts.map((script) => `${growthOf(first, script).toFixed(2)} times as long (${script})`).join(' and ')}.`,
    ],
    intro:
      'The time of the first card runs from the first line of the script to the frame with the first card, at 4× CPU. Nodes and heap are measured for the whole page after garbage collection. In the second table, the mouse wheel scrolls until all 5,000 products are loaded and the last one is visible; the values are medians of three visits. Chromium reports only tasks of 50 ms or more.',
    tables: [
      {
        caption: 'When the page opens:',
        head: ['', 'products', 'first card', 'nodes', 'heap'],
        rows: first.map((row) => [
          row.script,
          row.count,
          milliseconds(row.time),
          row.nodes,
          megabytes(row.heap),
        ]),
      },
      {
        caption: 'Scrolling to the end of 5,000 products:',
        head: ['', 'longest task', 'tasks above 50 ms', 'nodes', 'heap', 'duration'],
        rows: whole.map((row) => [
          row.script,
          longest(row),
          row.count,
          row.nodes,
          megabytes(row.heap),
          `${Math.round(row.took / 1000)} s`,
        ]),
      },
    ],
    targets,
  }
}

const longest = (row) => (row.longest === 0 ? '< 50 ms' : milliseconds(row.longest))

function endsOf(rows, script) {
  return [counts[0], counts.at(-1)].map(
    (count) => rows.find((row) => row.script === script && row.count === count).time,
  )
}

function growthOf(rows, script) {
  const [small, large] = endsOf(rows, script)
  return large / small
}

function firstCardTarget(rows, script) {
  const [small, large] = endsOf(rows, script)
  return {
    target: `${script}, first card at 5,000 products`,
    wanted: `≤ 1.15 × at 12 = ${milliseconds(small * 1.15)}`,
    measured: `${(large / small).toFixed(2)} × = ${milliseconds(large)}`,
    isMet: large <= small * 1.15,
  }
}

function scrollTargets(row) {
  return [
    {
      target: `${row.script}, longest task while scrolling 5,000 to the end`,
      wanted: `≤ ${longestTaskMs} ms`,
      measured: longest(row),
      isMet: row.longest <= longestTaskMs,
    },
    {
      target: `${row.script}, heap after scrolling 5,000 to the end`,
      wanted: `≤ ${megabytes(maxHeap)}`,
      measured: megabytes(row.heap),
      isMet: row.heap <= maxHeap,
    },
  ]
}

const card = { host: 'store-grid', selector: '[part=card]' }
const addressOf = (origin, { script, count }) => `${origin}/bench/${script}.html?store=bench-${count}`

function open(browser, origin, contender) {
  return visitUnobserved(browser, { slowdown: 4, viewport: window }, async (page) => {
    const next = await nextCards(page, { ...card, count: 1 })
    const { untilIdle } = await page.open(addressOf(origin, contender))
    const { start, painted } = await next.painted
    await untilIdle
    return { time: painted - start, ...(await measureMemory(page)) }
  })
}

/** Profiles the time until the first card of the largest catalog appears, using an unminified script. */
function profileOf(browser, origin, script) {
  const contender = { script: `unminified-${script}`, count: counts.at(-1) }
  return visitUnobserved(browser, { slowdown: 4, viewport: window }, async (page) => {
    const next = await nextCards(page, { ...card, count: 1 })
    const rows = await profiled(page, async () => {
      await page.open(addressOf(origin, contender))
      await next.painted
    })
    return {
      caption: `${script} script until the first card of 5,000 products appears, 4× CPU`,
      rows,
    }
  })
}

/** Finds the longest task while a visitor scrolls through the largest catalog, using a Chromium trace. */
function taskOf(browser, origin, script) {
  const count = counts.at(-1)
  return visit(browser, { viewport: window }, async (page) => {
    await page.goto(addressOf(origin, { script, count }))
    await page.locator('store-grid [part=card]').first().waitFor()
    await page.waitForLoadState('networkidle')
    const rows = await longestTask(browser, () => scrollToEnd(page, { ...card, count }))
    return {
      caption: `${script} script, longest task while scrolling through 5,000 products`,
      rows,
    }
  })
}

function measureScrolling(browser, origin, script) {
  const count = counts.at(-1)
  return visit(browser, { viewport: window }, async (page, client) => {
    await page.addInitScript(watchPaints)
    await page.goto(addressOf(origin, { script, count }))
    await page.locator('store-grid [part=card]').first().waitFor()
    await page.waitForLoadState('networkidle')
    // Ignore the tasks of the page load, which the function `open` measures.
    await page.evaluate(() => window.benchPaints.tasks.splice(0))
    const took = await scrollToEnd(page, { ...card, count })
    const tasks = await page.evaluate(() => window.benchPaints.tasks.map(({ duration }) => duration))
    return { longest: Math.max(0, ...tasks), count: tasks.length, took, ...(await measureMemory(client)) }
  })
}
