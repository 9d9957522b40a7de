// From the first line of a script to twelve cards on screen.
import { median, milliseconds } from '../measuring/numbers.mjs'
import { profiled } from '../measuring/profile.mjs'
import { visitUnseen } from '../measuring/unseen.mjs'
import { takeTurns } from '../measuring/visit.mjs'
import { countCards, nextCards } from '../measuring/watch-cards.mjs'

export const title = 'Script start to 12 cards'

const ours = { host: 'store-grid', selector: '[part=card]', count: 12 }
export const contenders = [
  { name: 'by hand, the floor', path: 'vanilla', cards: { selector: '.card', count: 12 } },
  { name: 'lite script', path: 'lite', cards: ours },
  { name: 'React script', path: 'react', cards: ours },
  {
    name: 'Shopify Buy Button',
    path: 'buy-button',
    cards: { frame: '#shop iframe', selector: '.shopify-buy__product', count: 12 },
  },
]

const conditions = [
  { name: 'as it is', slowdown: 1 },
  { name: '4× CPU', slowdown: 4 },
  { name: '4× CPU, slow 4G, from the first byte asked for', slowdown: 4, isSlow4G: true },
]

export async function measure({ browser, origin, runs }) {
  const columns = []
  for (const condition of conditions) {
    const results = await takeTurns(contenders, runs, (contender) =>
      show(browser, origin, contender, condition),
    )
    columns.push(new Map([...results].map(([name, times]) => [name, median(times)])))
  }
  const [floor, lite, react, rival] = contenders.map(({ name }) => columns[1].get(name))
  return {
    intro:
      'Each page shows the same twelve products of the same store: picture, title, price, button, all of them on screen. From the first line of the page’s script until the frame is drawn that holds the last card; the products’ own fetch is in it, and the pictures, which take half a second to come, are not. Buy Button gets them from a client that asks the same store.',
    tables: [
      {
        head: ['', ...conditions.map(({ name }) => name)],
        rows: contenders.map(({ name }) => [
          name,
          ...columns.map((column) => milliseconds(column.get(name))),
        ]),
      },
    ],
    profiles: [await profileOf(browser, origin, 'lite'), await profileOf(browser, origin, 'react')],
    targets: [
      atMost('lite, 12 cards at 4× CPU', lite, rival, 0.3, 'Buy Button'),
      atMost('lite, 12 cards at 4× CPU', lite, floor, 1.6, 'the floor'),
      atMost('React, 12 cards at 4× CPU', react, rival, 0.6, 'Buy Button'),
    ],
  }
}

function atMost(target, ours, theirs, most, whose) {
  return {
    target,
    wanted: `≤ ${most} × ${whose} = ${milliseconds(theirs * most)}`,
    measured: `${(ours / theirs).toFixed(2)} × = ${milliseconds(ours)}`,
    isMet: ours <= theirs * most,
  }
}

/** The same visit with a script that has kept its names, and with the watching that costs time itself. */
function profileOf(browser, origin, kind) {
  return visitUnseen(browser, conditions[1], async (page) => {
    const { painted } = await nextCards(page, ours)
    const rows = await profiled(page, async () => {
      await page.open(`${origin}/bench/named-${kind}.html`)
      await painted
    })
    return { caption: `${kind}, until the 12 cards are painted, at 4× CPU and under a profiler:`, rows }
  })
}

function show(browser, origin, { path, cards }, condition) {
  return visitUnseen(browser, condition, async (page) => {
    const next = await nextCards(page, cards)
    const { isQuiet } = await page.open(`${origin}/bench/${path}.html`)
    const { start, painted } = await next.painted
    await isQuiet
    const complete = await page.evaluate(countCards, cards)
    if (complete !== cards.count)
      throw new Error(`${path}: ${complete} of ${cards.count} cards are complete.`)
    return condition.isSlow4G ? painted : painted - start
  })
}
