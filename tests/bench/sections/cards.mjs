// Measures the time from the start of a script until twelve product cards are visible.
import { countFunctions, measureTasks } from '../measuring/main-thread.mjs'
import { median, medians, milliseconds } from '../measuring/numbers.mjs'
import { atMostTimes, baselineTargets, tolerance } from '../measuring/targets.mjs'
import { visitUnobserved } from '../measuring/unobserved-visit.mjs'
import { takeTurns } from '../measuring/visit.mjs'
import { countCards, nextCards } from '../measuring/watch-cards.mjs'

export const title = 'Script start to 12 cards'

const ours = { host: 'store-grid', selector: '[part=card]', count: 12 }
const contenders = [
  { name: 'written by hand', path: 'vanilla', cards: { selector: '.card', count: 12 } },
  { name: 'modules', path: 'modules', cards: ours },
  { name: 'lite script', path: 'lite', cards: ours },
  { name: 'React script', path: 'react', cards: ours },
  {
    name: 'Shopify Buy Button',
    path: 'buy-button',
    cards: { frame: '#shop iframe', selector: '.shopify-buy__product', count: 12 },
  },
]

/** The scripts from an earlier commit, which are measured if the option `--baseline` is set. */
const earlier = [
  { name: 'modules, baseline', path: 'modules-before', cards: ours },
  { name: 'lite script, baseline', path: 'lite-before', cards: ours },
  { name: 'React script, baseline', path: 'react-before', cards: ours },
]
const conditions = [
  { name: 'no throttling', slowdown: 1 },
  { name: '4× CPU', slowdown: 4 },
  { name: '4× CPU, slow 4G, from navigation', slowdown: 4, isSlow4G: true },
]

export async function measure({ browser, origin, storeOrigin, runs, baseline }) {
  const search = storeOrigin ? `?store-origin=${encodeURIComponent(storeOrigin)}` : ''
  const measured = [...contenders, ...(baseline ? earlier : [])].map((contender) => ({
    ...contender,
    address: `${origin}/bench/${contender.path}.html${search}`,
  }))
  const columns = []
  for (const condition of conditions) {
    const results = await takeTurns(measured, runs, (contender) => show(browser, contender, condition))
    columns.push(new Map([...results].map(([name, times]) => [name, median(times)])))
  }
  const tasks = await takeTurns(measured, runs, (contender) => during(browser, contender, measureTasks))
  const functions = await takeTurns(measured, runs, (contender) => during(browser, contender, countFunctions))
  const timeOf = (path) => columns[1].get(measured.find((contender) => contender.path === path).name)
  const [floor, modules, lite, react, rival] = contenders.map(({ path }) => timeOf(path))
  const [unthrottled, , fromNavigation] = columns
  return {
    intro: `Each page shows the same twelve products of the same store. The time runs from the first line of the page’s script to the frame with the last card. It includes the request for the products, but not the loading of their pictures. Buy Button uses a client that requests the same store.${storeOrigin ? ' The store has another origin than the page, and each of its responses, preflights included, takes 60 ms longer.' : ''}${baseline ? ` The baseline is commit ${baseline}.` : ''}`,
    findings: [
      `Twelve products appear ${milliseconds(unthrottled.get('lite script'))} after the lite script starts and ${milliseconds(unthrottled.get('React script'))} after the React script starts. With Shopify Buy Button, they appear after ${milliseconds(unthrottled.get('Shopify Buy Button'))}. At 4× CPU, these times are ${milliseconds(lite)}, ${milliseconds(react)} and ${milliseconds(rival)}.`,
    ],
    tables: [
      {
        head: ['', ...conditions.map(({ name }) => name)],
        rows: measured.map(({ name }) => [name, ...columns.map((column) => milliseconds(column.get(name)))]),
      },
      {
        caption: 'Work of the main thread from navigation to the last card, 4× CPU:',
        head: ['', 'all', 'style', 'layout', 'functions run'],
        rows: measured.map(({ name }) => {
          const { all, style, layout } = medians(tasks.get(name))
          return [name, ...[all, style, layout].map(milliseconds), median(functions.get(name))]
        }),
      },
    ],
    targets: [
      atMostTimes(
        'modules, 12 cards at 4× CPU and slow 4G, from navigation',
        fromNavigation.get('modules'),
        fromNavigation.get('lite script'),
        0.85,
        'lite script',
      ),
      atMostTimes('modules, 12 cards at 4× CPU', modules, rival, 0.28, 'Buy Button'),
      atMostTimes('modules, 12 cards at 4× CPU', modules, floor, 2.8, 'written by hand'),
      atMostTimes('lite, 12 cards at 4× CPU', lite, rival, 0.32, 'Buy Button'),
      atMostTimes('lite, 12 cards at 4× CPU', lite, floor, 3.2, 'written by hand'),
      atMostTimes('React, 12 cards at 4× CPU', react, rival, 0.45, 'Buy Button'),
      atMostTimes('React, 12 cards at 4× CPU', react, floor, 4.5, 'written by hand'),
      ...baselineTargets(baseline, (script) => ({ '12 cards at 4× CPU': timeOf(script) })),
      ...(baseline
        ? [
            atMostTimes(
              'modules, 12 cards at 4× CPU',
              modules,
              timeOf('modules-before'),
              tolerance,
              'the baseline',
            ),
          ]
        : []),
    ],
  }
}

function show(browser, { path, address, cards }, condition) {
  return visitUnobserved(browser, condition, async (page) => {
    const next = await nextCards(page, cards)
    const { untilIdle } = await page.open(address)
    const { start, painted } = await next.painted
    await untilIdle
    const complete = await page.evaluate(countCards, cards)
    if (complete !== cards.count)
      throw new Error(`${path}: ${complete} of ${cards.count} cards are complete.`)
    return condition.isSlow4G ? painted : painted - start
  })
}

/** Opens a page at 4× CPU. `measureWork` measures the page from the navigation to the frame with the last card. */
function during(browser, { address, cards }, measureWork) {
  return visitUnobserved(browser, { slowdown: 4 }, async (page) => {
    const next = await nextCards(page, cards)
    return measureWork(page, async () => {
      await page.open(address)
      await next.painted
    })
  })
}
