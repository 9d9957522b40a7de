// Measures the time from a click to the frame that shows its effect, in carts of 12 to 500 lines.
import { measureMemory } from '../measuring/memory.mjs'
import { median, megabytes, milliseconds } from '../measuring/numbers.mjs'
import { atMost, baselineTargets, scriptsToMeasure } from '../measuring/targets.mjs'
import { visit } from '../measuring/visit.mjs'
import { nextChange, watchPresses } from '../measuring/watch-presses.mjs'

export const title = 'Interactions'

const slowdowns = [1, 4]
const lengths = [12, 100, 500]
/** The longest time of an interaction at 4× CPU, by the number of lines in the cart. */
const longestMs = { 12: 56, 500: 88 }
const mostLines = 500

/** The clicks of one round. Their order ensures that the cart is unchanged at the end of the round. */
const presses = {
  'choose style': {
    tag: 'product-detail',
    target: (root, round) => root.querySelectorAll('input[type=radio]')[round % 2 ? 0 : 1],
  },
  add: {
    tag: 'store-grid',
    target: (root) => root.querySelectorAll('[part=card] button')[1],
    shows: 'cart-button',
  },
  'open drawer': { tag: 'cart-button', target: (root) => root.querySelector('button'), shows: 'cart-drawer' },
  plus: { tag: 'cart-drawer', target: (root) => root.querySelector('[aria-label^=Increase]') },
  minus: { tag: 'cart-drawer', target: (root) => root.querySelector('[aria-label^=Decrease]') },
  remove: { tag: 'cart-drawer', target: (root) => [...root.querySelectorAll('[aria-label^=Remove]')].at(-1) },
  'close drawer': { tag: 'cart-drawer', target: (root) => root.querySelector('[aria-label="Close cart"]') },
}
const names = Object.keys(presses)

export async function measure({ browser, origin, runs, baseline }) {
  const all = []
  for (const slowdown of slowdowns)
    for (const length of lengths)
      for (const script of scriptsToMeasure(baseline))
        all.push({
          slowdown,
          length,
          script,
          ...(await measureCart(browser, origin, { script, length, slowdown, runs })),
        })
  const worst = scriptsToMeasure().flatMap((script) =>
    Object.keys(longestMs).map((length) => ({ script, length, ...slowestOf(all, script, length) })),
  )
  return {
    intro:
      'The time runs from a mouse click to the frame that shows its effect, with 12 to 500 lines in the cart. It includes script execution, saving, style and layout. One frame is 16.7 ms. Nodes and heap are measured for the whole page with the drawer open, after garbage collection.',
    findings: [
      `At 4× CPU and with ${mostLines} lines in the cart, the slowest interaction takes ${milliseconds(slowestOf(all, 'lite', mostLines).time)} with the lite script and ${milliseconds(slowestOf(all, 'react', mostLines).time)} with the React script.`,
    ],
    tables: slowdowns.map((slowdown) => ({
      caption: slowdown === 1 ? 'No throttling:' : `${slowdown}× CPU:`,
      head: ['', 'cart lines', ...names, 'nodes', 'heap'],
      rows: all
        .filter((row) => row.slowdown === slowdown)
        .map((row) => [
          row.script,
          row.length,
          ...names.map((name) => milliseconds(row.times[name])),
          row.nodes,
          megabytes(row.heap),
        ]),
    })),
    targets: [
      ...worst.map(({ script, length, name, time }) =>
        atMost(
          `${script}, slowest interaction at 4× CPU, cart of ${length} lines`,
          time,
          longestMs[length],
          milliseconds,
          ` (${name})`,
        ),
      ),
      ...baselineTargets(baseline, (script) =>
        Object.fromEntries(
          Object.keys(longestMs).map((length) => [
            `slowest interaction at 4× CPU, cart of ${length} lines`,
            slowestOf(all, script, length).time,
          ]),
        ),
      ),
    ],
  }
}

function slowestOf(all, script, length) {
  const { times } = all.find(
    (row) => row.slowdown === 4 && row.script === script && row.length === Number(length),
  )
  const [name, time] = Object.entries(times).toSorted(([, a], [, b]) => b - a)[0]
  return { name, time }
}

function measureCart(browser, origin, { script, length, slowdown, runs }) {
  return visitShop(browser, origin, { script, length }, async (page, client) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = Object.fromEntries(names.map((name) => [name, []]))
    let weight
    for (let round = -1; round < runs; round += 1) {
      for (const name of names) {
        const time = await press(page, presses[name], round + 1)
        if (round >= 0) times[name].push(time)
        if (name === 'open drawer' && round === 0) weight = await measureMemory(client)
      }
    }
    return { times: Object.fromEntries(names.map((name) => [name, median(times[name])])), ...weight }
  })
}

function visitShop(browser, origin, { script, length }, work) {
  return visit(browser, { viewport: { width: 1280, height: 900 } }, async (page, client) => {
    await page.addInitScript(watchPresses)
    await page.goto(`${origin}/bench/shop-${script}.html`)
    await page.locator('store-grid [part=card]').first().waitFor()
    // Stored before the next page starts, because the current page would overwrite the cart.
    await page.addInitScript(storeCart, await page.evaluate(createCart, length))
    await page.reload()
    await page.locator('product-detail').getByRole('radio').first().waitFor()
    await page.locator('store-grid [part=card]').first().waitFor()
    await page.waitForLoadState('networkidle')
    const lines = await page.evaluate(() => window.ElectricianElements.cart.items.length)
    if (lines !== length) throw new Error(`The cart has ${lines} lines instead of ${length}.`)
    return work(page, client)
  })
}

async function press(page, { tag, target, shows = tag }, round) {
  const root = await page.evaluateHandle((name) => document.querySelector(name).shadowRoot, tag)
  const element = (await root.evaluateHandle(target, round)).asElement()
  const { x, y } = await element.evaluate(async (node) => {
    // Radio buttons are visually hidden, so click the label instead.
    const seen = node.labels?.[0] ?? node
    seen.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Wait until the drawer has stopped sliding.
    await Promise.all(
      node
        .getRootNode()
        .getAnimations()
        .map(({ finished }) => finished),
    )
    const box = seen.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  await page.mouse.move(x, y)
  const change = await page.evaluateHandle(nextChange, shows)
  await page.mouse.down()
  await page.mouse.up()
  return change.evaluate(({ promise }) => promise)
}

/** Replaces the saved cart. Runs in the page before its scripts. */
function storeCart(text) {
  localStorage.removeItem('e-commerce-cart-changes')
  localStorage.setItem('e-commerce-cart', text)
}

/** Returns the JSON of a cart with `count` lines. Runs in the page. */
async function createCart(count) {
  const { cart } = window.ElectricianElements
  const added = new Promise((resolve) =>
    document.addEventListener('cart-add', ({ detail }) => resolve(detail), { once: true }),
  )
  // Use the second product, because it has unlimited stock.
  document.querySelector('store-grid').shadowRoot.querySelectorAll('[part=card] button')[1].click()
  const { product, variant } = await added
  cart.clear()
  // Other products with unlimited stock, so that the cart shows no messages.
  const lines = Array.from({ length: count }, (_, index) => {
    const rename = (id) => id.replace('1001', 1001 + index + Math.floor(index / 2))
    return {
      product: { ...product, id: rename(product.id) },
      variant: { ...variant, id: rename(variant.id), title: `Style ${index}` },
      quantity: 2,
    }
  })
  return JSON.stringify(lines)
}
