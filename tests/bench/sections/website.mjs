// Measures paint times of the website and compares them with those of the same HTML without scripts.
import { median, milliseconds } from '../measuring/numbers.mjs'
import { takeTurns, visit } from '../measuring/visit.mjs'
import { readPaints, watchPaints } from '../measuring/watch-paints.mjs'

export const title = 'The website'

export const routes = { '/': '/', '/store': '/store', '/product/:id': '/product/prod_surge_strip' }
const kinds = ['modules', 'no scripts']
const conditions = [
  { name: 'no throttling', slowdown: 1, isMobile: true },
  { name: '4× CPU, slow 4G', slowdown: 4, isSlow4G: true, isMobile: true },
]

export async function measure({ browser, origin, hasSite, runs }) {
  const contenders = Object.keys(routes).flatMap((route) =>
    kinds.map((kind) => ({ name: `${route} ${kind}`, route, kind })),
  )
  const tables = []
  const targets = []
  const profiles = []
  let worstDelay = Number.NaN
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
    if (condition.isSlow4G) {
      const paints = largestPaints(all)
      targets.push(...paints)
      profiles.push(
        ...paints.filter(({ isMet }) => !isMet).map(({ route, name }) => profileOf(all, route, name)),
      )
      worstDelay = Math.max(...ratiosToBare(all))
    }
    targets.push(layoutShiftTarget(all, condition))
  }
  return {
    intro: `${hasSite ? 'The prerendered website, `dist/site`' : 'A page with one `<electrician-site>` (this build has no prerendered website)'}, served with brotli and a strict CSP, in a window of 412 × 823 px. Blocking time is the part of each task that exceeds 50 ms, from the first paint until the network is idle.`,
    findings: [
      `On slow 4G and 4× CPU, the prerendered website’s largest paint is at most ${worstDelay.toFixed(2)} times that of the same HTML without scripts.`,
    ],
    tables,
    targets,
    profiles,
  }
}

const shown = (time) => (Number.isFinite(time) ? milliseconds(time) : 'none')

function summary(visits) {
  const of = (name) => median(visits.map((paints) => paints[name]))
  return {
    first: of('first'),
    largest: of('largest'),
    blocking: of('blocking'),
    html: of('html'),
    styles: of('styles'),
    modules: of('modules'),
    busy: of('busy'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
  }
}

const bareOf = (all, route) =>
  all.find((other) => other.route === route && other.kind === 'no scripts').largest

function ratiosToBare(all) {
  return all.map(({ route, largest }) => largest / bareOf(all, route))
}

function largestPaints(all) {
  return all
    .filter(({ kind }) => kind !== 'no scripts')
    .map(({ route, name, largest }) => {
      const bare = bareOf(all, route)
      return {
        route,
        name,
        target: `${name}: largest paint, slow 4G and 4× CPU`,
        wanted: `≤ 1.02 × without scripts = ${shown(bare * 1.02)}`,
        measured: `${Number.isFinite(bare) ? `${(largest / bare).toFixed(2)} × = ` : ''}${shown(largest)}`,
        isMet: largest <= bare * 1.02 && Number.isFinite(bare),
      }
    })
}

/** What happens until the largest paint, in the order in which it usually happens. */
const steps = {
  html: 'HTML received',
  styles: 'stylesheets received',
  modules: 'modules received',
  first: 'first paint',
  largest: 'largest paint',
  busy: 'tasks above 50 ms until then',
}

/** Compares the steps until the largest paint with those of the same HTML without scripts. */
function profileOf(all, route, name) {
  const [ours, bare] = [name, `${route} no scripts`].map((each) => all.find((row) => row.name === each))
  return {
    caption: `${name}, until the largest paint, slow 4G and 4× CPU`,
    head: ['', name, bare.name],
    rows: Object.entries(steps).map(([step, text]) => [
      text,
      milliseconds(ours[step]),
      bare[step] > 0 ? milliseconds(bare[step]) : 'none',
    ]),
  }
}

/** Compares the largest layout shift of all visits, not the median, with the target. */
function layoutShiftTarget(all, { name }) {
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
    const search = kind === 'no scripts' ? '?without-scripts' : ''
    await page.goto(origin + routes[route] + search)
    await page.waitForLoadState('networkidle')
    return page.evaluate(readPaints)
  })
}
