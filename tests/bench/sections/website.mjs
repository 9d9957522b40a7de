// The website's first paint beside the same HTML with its scripts taken out.
import { median, milliseconds } from '../measuring/numbers.mjs'
import { takeTurns, visit } from '../measuring/visit.mjs'
import { readPaints, watchPaints } from '../measuring/watch-paints.mjs'

export const title = 'The website'

export const routes = { '/': '/', '/store': '/store', '/product/:id': '/product/prod_surge_strip' }
const kinds = ['React', 'lite', 'no scripts']
const conditions = [
  { name: 'as it is', slowdown: 1, isMobile: true },
  { name: '4× CPU, slow 4G', slowdown: 4, isSlow4G: true, isMobile: true },
]

export async function measure({ browser, origin, hasSite, runs }) {
  const contenders = Object.keys(routes).flatMap((route) =>
    kinds.map((kind) => ({ name: `${route} ${kind}`, route, kind })),
  )
  const tables = []
  const targets = []
  for (const condition of conditions) {
    const results = await takeTurns(contenders, runs, (contender) =>
      show(browser, origin, contender, condition),
    )
    const all = contenders.map((contender) => ({ ...contender, ...summary(results.get(contender.name)) }))
    tables.push({
      caption: `A phone, ${condition.name}:`,
      head: ['', 'first paint', 'largest paint', 'layout shift', 'blocking time'],
      rows: all.map(({ name, first, largest, shift, blocking }) => [
        name,
        shown(first),
        shown(largest),
        shift.toFixed(3),
        milliseconds(blocking),
      ]),
    })
    if (condition.isSlow4G) targets.push(...largestPaints(all))
    targets.push(stillness(all, condition))
  }
  return {
    intro: `${hasSite ? 'The prerendered website, `dist/site`' : 'The website as a page that holds one tag (there is no prerendered one in this build)'}, served with brotli and the strictest policy, in a phone’s window of 412 × 823. Blocking time is what tasks take beyond 50 ms, from the first paint until the network has rested.`,
    tables,
    targets,
  }
}

const shown = (time) => (Number.isFinite(time) ? milliseconds(time) : 'none')

function summary(visits) {
  const of = (name) => median(visits.map((paints) => paints[name]))
  return {
    first: of('first'),
    largest: of('largest'),
    blocking: of('blocking'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  }
}

function largestPaints(all) {
  return all
    .filter(({ kind }) => kind !== 'no scripts')
    .map(({ route, name, largest }) => {
      const bare = all.find((other) => other.route === route && other.kind === 'no scripts').largest
      return {
        target: `${name}: largest paint, slow 4G and 4× CPU`,
        wanted: `≤ 1.05 × without scripts = ${shown(bare * 1.05)}`,
        measured: `${Number.isFinite(bare) ? `${(largest / bare).toFixed(2)} × = ` : ''}${shown(largest)}`,
        isMet: largest <= bare * 1.05 && Number.isFinite(bare),
      }
    })
}

/** Of all visits the worst: a page that moves one time in nine moves. */
function stillness(all, { name }) {
  const worst = Math.max(...all.map(({ shift }) => shift))
  return {
    target: `layout shift, every route, ${name}`,
    wanted: '0.00',
    measured: worst.toFixed(3),
    isMet: worst < 0.005,
  }
}

function show(browser, origin, { route, kind }, condition) {
  return visit(browser, condition, async (page) => {
    await page.addInitScript(watchPaints)
    const search = { React: '', lite: '?lite', 'no scripts': '?without-scripts' }[kind]
    await page.goto(origin + routes[route] + search)
    await page.waitForLoadState('networkidle')
    return page.evaluate(readPaints)
  })
}
