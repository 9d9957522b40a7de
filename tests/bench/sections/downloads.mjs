// Measures how much JavaScript each kind of page downloads when it loads the modules. Counts all requests until the
// network is idle, each file compressed separately.
import { bytesOf, sum } from '../measuring/bytes.mjs'
import { kilobytes } from '../measuring/numbers.mjs'
import { atMost } from '../measuring/targets.mjs'
import { visit } from '../measuring/visit.mjs'
import { startMark } from '../scripts.mjs'

export const title = 'Download per page'

const grid = { path: '/bench/modules.html', wait: 'store-grid [part=card]' }
const page = (name, wait) => ({ path: `/bench/modules-${name}.html`, wait })
const pages = [
  { name: 'grid, cart button and closed cart', ...grid, most: 30_000 },
  { name: 'grid, cart button and opened cart', ...grid, opensCart: true, most: 34_000 },
  { name: 'product page', ...page('product', 'product-detail :is(h1, h2)'), most: 36_000 },
  { name: '`quote-form`', ...page('quote-form', 'quote-form form'), most: 24_000 },
  { name: '`buy-button` and cart', ...page('buy-button', 'buy-button button'), most: 26_000 },
  { name: '`service-list`', ...page('service-list', 'service-list :is(h2, h3)'), most: 20_000 },
  { name: '`cart-button`', ...page('cart-button', 'cart-button button'), most: 20_000 },
  // The section “Download size” has the target for what the home page loads until it is interactive.
  {
    name: 'prerendered home page, with screens loaded when idle',
    path: '/',
    wait: 'electrician-site header',
    most: Number.POSITIVE_INFINITY,
  },
]

export async function measure({ browser, origin }) {
  const measured = []
  for (const each of pages) {
    const files = await filesOf(browser, origin, each)
    measured.push({ ...each, requests: files.length, total: sum(files) })
  }
  return {
    intro:
      'Each page loads the Preact modules. The sizes include the loader and all modules that the page requests without interaction; for the opened cart, also those that opening the cart requests.',
    findings: [
      `With the modules, a page with a product grid, a cart button and a closed cart downloads ${kilobytes(measured[0].total.brotli)} of JavaScript (brotli), a page with only \`quote-form\` ${kilobytes(measured[3].total.brotli)}.`,
    ],
    tables: [
      {
        head: ['', 'requests', 'minified', 'gzip 9', 'brotli 11'],
        rows: measured.map(({ name, requests, total: { plain, gzip, brotli } }) => [
          name,
          requests,
          ...[plain, gzip, brotli].map(kilobytes),
        ]),
      },
    ],
    targets: measured
      .filter(({ most }) => Number.isFinite(most))
      .map(({ name, total, most }) =>
        atMost(`${name}: download with modules, brotli`, total.brotli, most, kilobytes),
      ),
  }
}

/** Opens a page and returns the sizes of the scripts that it downloads until the network is idle. */
function filesOf(browser, origin, { path, wait, opensCart = false }) {
  return visit(browser, {}, async (tab) => {
    const responses = []
    tab.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response)
    })
    await tab.goto(origin + path)
    await tab.locator(wait).first().waitFor()
    await tab.waitForLoadState('networkidle')
    if (opensCart) {
      await tab.locator('cart-button button').click()
      await tab.locator('cart-drawer dialog').waitFor()
      await tab.waitForLoadState('networkidle')
      // The network was already idle before the click, so wait for requests that start after the cart has opened.
      await tab.waitForTimeout(1000)
    }
    const texts = await Promise.all(responses.map((response) => response.text()))
    return texts.map((text) => bytesOf(Buffer.from(text.replace(startMark, ''))))
  })
}
