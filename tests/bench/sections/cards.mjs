// Measures the time from the start of a script until twelve product cards are visible.
import { median, milliseconds } from '../measuring/numbers.mjs'
import { profiled } from '../measuring/profile.mjs'
import { atMost, baselineTargets } from '../measuring/targets.mjs'
import { visitUnobserved } from '../measuring/unobserved-visit.mjs'
import { takeTurns } from '../measuring/visit.mjs'
import { countCards, nextCards } from '../measuring/watch-cards.mjs'

export const title = 'Script start to 12 cards'

const ours = { host: 'store-grid', selector: '[part=card]', count: 12 }
export const contenders = [
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
  { name: 'lite script, baseline', path: 'lite-before', cards: ours },
  { name: 'React script, baseline', path: 'react-before', cards: ours },
]
const conditions = [
  { name: 'no throttling', slowdown: 1 },
  { name: '4× CPU', slowdown: 4 },
  { name: '4× CPU, slow 4G, from navigation', slowdown: 4, isSlow4G: true },
]

export async function measure({ browser, origin, storeOrigin, runs, baseline }) {
  const measured = baseline ? [...contenders, ...earlier] : contenders
  const search = storeOrigin ? `?store-origin=${encodeURIComponent(storeOrigin)}` : ''
  const columns = []
  for (const condition of conditions) {
    const results = await takeTurns(measured, runs, (contender) =>
      show(browser, origin, { ...contender, search }, condition),
    )
    columns.push(new Map([...results].map(([name, times]) => [name, median(times)])))
  }
  const timeOf = (path) => columns[1].get(measured.find((contender) => contender.path === path).name)
  const [floor, modules, lite, react, rival] = contenders.map(({ path }) => timeOf(path))
  const fromNavigation = columns[2]
  return {
    intro: `Each page shows the same twelve products of the same store. The time runs from the first line of the page’s script to the frame with the last card. It includes the request for the products, but not the loading of their pictures. Buy Button uses a client that requests the same store.${storeOrigin ? ' The store has another origin than the page, and each of its responses, preflights included, takes 60 ms longer.' : ''}${baseline ? ` The baseline is commit ${baseline}.` : ''}`,
    findings: [
      `Twelve products appear ${milliseconds(columns[0].get('lite script'))} after the lite script starts and ${milliseconds(columns[0].get('React script'))} after the React script starts. With Shopify Buy Button, they appear after ${milliseconds(columns[0].get('Shopify Buy Button'))}. At 4× CPU, these times are ${milliseconds(lite)}, ${milliseconds(react)} and ${milliseconds(rival)}.`,
    ],
    tables: [
      {
        head: ['', ...conditions.map(({ name }) => name)],
        rows: measured.map(({ name }) => [name, ...columns.map((column) => milliseconds(column.get(name)))]),
      },
    ],
    profiles: [await profileOf(browser, origin, 'lite'), await profileOf(browser, origin, 'react')],
    targets: [
      atMost(
        'modules, 12 cards at 4× CPU and slow 4G, from navigation',
        fromNavigation.get('modules'),
        fromNavigation.get('lite script'),
        0.85,
        'lite script',
      ),
      atMost('modules, 12 cards at 4× CPU', modules, rival, 0.28, 'Buy Button'),
      atMost('modules, 12 cards at 4× CPU', modules, floor, 2.2, 'written by hand'),
      atMost('lite, 12 cards at 4× CPU', lite, rival, 0.28, 'Buy Button'),
      atMost('lite, 12 cards at 4× CPU', lite, floor, 2.2, 'written by hand'),
      atMost('React, 12 cards at 4× CPU', react, rival, 0.36, 'Buy Button'),
      ...baselineTargets(baseline, (script) => ({ '12 cards at 4× CPU': timeOf(script) })),
    ],
  }
}

/** Profiles the same visit with an unminified script, so that function names are readable. */
function profileOf(browser, origin, kind) {
  return visitUnobserved(browser, conditions[1], async (page) => {
    const { painted } = await nextCards(page, ours)
    const rows = await profiled(page, async () => {
      await page.open(`${origin}/bench/unminified-${kind}.html`)
      await painted
    })
    return { caption: `${kind} script until 12 cards appear, 4× CPU`, rows }
  })
}

function show(browser, origin, { path, cards, search }, condition) {
  return visitUnobserved(browser, condition, async (page) => {
    const next = await nextCards(page, cards)
    const { untilIdle } = await page.open(`${origin}/bench/${path}.html${search}`)
    const { start, painted } = await next.painted
    await untilIdle
    const complete = await page.evaluate(countCards, cards)
    if (complete !== cards.count)
      throw new Error(`${path}: ${complete} of ${cards.count} cards are complete.`)
    return condition.isSlow4G ? painted : painted - start
  })
}
