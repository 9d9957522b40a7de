// The same page with a catalogue of growing length, and its whole length seen.
import { median, megabytes, milliseconds } from '../measuring/numbers.mjs'
import { profiled } from '../measuring/profile.mjs'
import { scrollToEnd } from '../measuring/scroll-to-end.mjs'
import { takeTurns, visit } from '../measuring/visit.mjs'
import { nextCards } from '../measuring/watch-cards.mjs'
import { watchPaints } from '../measuring/watch-paints.mjs'
import { weigh } from '../measuring/weigh.mjs'

export const title = 'Growing catalogue'

const counts = [12, 100, 1000, 5000]
const scripts = ['lite', 'react']
const longestTaskMs = 50
const mostHeap = 60e6
const window = { width: 1280, height: 900 }

export async function measure({ browser, origin, runs }) {
  const contenders = scripts.flatMap((script) =>
    counts.map((count) => ({ name: `${script} ${count}`, script, count })),
  )
  const results = await takeTurns(contenders, runs, (contender) => open(browser, origin, contender))
  const first = contenders.map(({ name, script, count }) => {
    const of = (what) => median(results.get(name).map((visit) => visit[what]))
    return { script, count, time: of('time'), nodes: of('nodes'), heap: of('heap') }
  })
  const whole = []
  for (const script of scripts) whole.push({ script, ...(await seeAll(browser, origin, script)) })
  const profiles = []
  for (const row of whole)
    if (longestOf(row) > longestTaskMs) profiles.push(await profileOf(browser, origin, row.script))
  return {
    profiles,
    intro:
      'The first card: from the script’s first line until the frame is drawn that holds it, at 4× CPU. Nodes and heap are the whole page’s after a collection, `Memory.getDOMCounters` and `Runtime.getHeapUsage`. To the end: a mouse’s wheel turned until all 5,000 products are there and the last is on screen, once for each row; tasks as the browser tells of them, from 50 ms.',
    tables: [
      {
        caption: 'On arrival:',
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
        caption: '5,000 products to the end:',
        head: ['', 'longest task', 'tasks above 50 ms', 'nodes', 'heap', 'took'],
        rows: whole.map((row) => [
          row.script,
          longest(row),
          row.tasks.length,
          row.nodes,
          megabytes(row.heap),
          `${Math.round(row.took / 1000)} s`,
        ]),
      },
    ],
    targets: [...scripts.map((script) => flat(first, script)), ...whole.flatMap(light)],
  }
}

const longestOf = ({ tasks }) => Math.max(0, ...tasks)
const longest = (row) => (longestOf(row) === 0 ? '< 50 ms' : milliseconds(longestOf(row)))

function flat(rows, script) {
  const [small, large] = [counts[0], counts.at(-1)].map(
    (count) => rows.find((row) => row.script === script && row.count === count).time,
  )
  return {
    target: `${script}, first card at 5,000 products`,
    wanted: `≤ 1.2 × at 12 = ${milliseconds(small * 1.2)}`,
    measured: `${(large / small).toFixed(2)} × = ${milliseconds(large)}`,
    isMet: large <= small * 1.2,
  }
}

function light(row) {
  return [
    {
      target: `${row.script}, longest task while scrolling 5,000 to the end`,
      wanted: `≤ ${longestTaskMs} ms`,
      measured: longest(row),
      isMet: longestOf(row) <= longestTaskMs,
    },
    {
      target: `${row.script}, heap after that`,
      wanted: `≤ ${megabytes(mostHeap)}`,
      measured: megabytes(row.heap),
      isMet: row.heap <= mostHeap,
    },
  ]
}

const card = { host: 'store-grid', selector: '[part=card]' }
const addressOf = (origin, { script, count }) => `${origin}/bench/${script}.html?store=bench-${count}`

function open(browser, origin, contender) {
  return visit(browser, { slowdown: 4, viewport: window }, async (page, client) => {
    const next = await nextCards(page, client, { ...card, count: 1 })
    await page.goto(addressOf(origin, contender))
    const { start, painted } = await next.painted
    await page.waitForLoadState('networkidle')
    return { time: painted - start, ...(await weigh(client)) }
  })
}

/** The first tenth of the way under a profiler, with a script that has kept its names. */
function profileOf(browser, origin, script) {
  return visit(browser, { viewport: window }, async (page, client) => {
    await page.goto(addressOf(origin, { script: `named-${script}`, count: 500 }))
    await page.locator('store-grid [part=card]').first().waitFor()
    const rows = await profiled(client, () => scrollToEnd(page, { ...card, count: 500 }))
    return { caption: `${script}, 500 products to the end, under a profiler:`, rows }
  })
}

function seeAll(browser, origin, script) {
  const count = counts.at(-1)
  return visit(browser, { viewport: window }, async (page, client) => {
    await page.addInitScript(watchPaints)
    await page.goto(addressOf(origin, { script, count }))
    await page.locator('store-grid [part=card]').first().waitFor()
    await page.waitForLoadState('networkidle')
    // What it takes to arrive is measured elsewhere.
    await page.evaluate(() => window.benchPaints.tasks.splice(0))
    const took = await scrollToEnd(page, { ...card, count })
    const tasks = await page.evaluate(() => window.benchPaints.tasks.map(({ duration }) => duration))
    return { tasks, took, ...(await weigh(client)) }
  })
}
