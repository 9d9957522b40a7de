// Measures how much JavaScript each kind of page downloads when it loads the modules. Counts all requests until the
// network is idle, each file compressed separately.
import { bytesOf, sum } from '../measuring/bytes.mjs'
import { kilobytes } from '../measuring/numbers.mjs'
import { visit } from '../measuring/visit.mjs'
import { startMark } from '../scripts.mjs'

export const title = 'Download per page'

/** The section “Download size” has the target for what the home page loads until it is interactive. */
const home = { wait: 'electrician-site header' }
const grid = { path: '/bench/modules.html', wait: 'store-grid [part=card]' }
const pages = [
  { name: 'grid, cart button and closed cart', ...grid, most: 30_000 },
  { name: 'grid, cart button and opened cart', ...grid, opensCart: true, most: 34_000 },
  {
    name: 'product page',
    path: '/bench/modules-product.html',
    wait: 'product-detail :is(h1, h2)',
    most: 36_000,
  },
  { name: '`quote-form`', path: '/bench/modules-quote-form.html', wait: 'quote-form form', most: 24_000 },
  {
    name: '`buy-button` and cart',
    path: '/bench/modules-buy-button.html',
    wait: 'buy-button button',
    most: 26_000,
  },
  {
    name: '`service-list`',
    path: '/bench/modules-service-list.html',
    wait: 'service-list :is(h2, h3)',
    most: 20_000,
  },
  {
    name: '`cart-button`',
    path: '/bench/modules-cart-button.html',
    wait: 'cart-button button',
    most: 20_000,
  },
  { name: 'prerendered home page, with screens loaded when idle', path: '/', ...home },
]

export async function measure({ browser, origin }) {
  const measured = []
  for (const page of pages) measured.push({ ...page, files: await filesOf(browser, origin, page) })
  const totals = measured.map(({ files }) => sum(files.map(({ bytes }) => bytes)))
  return {
    intro:
      'Each page loads the Preact modules, except for the last row. The sizes include the loader and all modules that the page requests without interaction; for the opened cart, also those that opening the cart requests.',
    findings: [
      `With the modules, a page with a product grid, a cart button and a closed cart downloads ${kilobytes(totals[0].brotli)} of JavaScript (brotli), a page with only \`quote-form\` ${kilobytes(totals[3].brotli)}.`,
    ],
    tables: [
      {
        head: ['', 'requests', 'minified', 'gzip 9', 'brotli 11'],
        rows: measured.map(({ name, files }, index) => [
          name,
          files.length,
          kilobytes(totals[index].plain),
          kilobytes(totals[index].gzip),
          kilobytes(totals[index].brotli),
        ]),
      },
    ],
    targets: measured.flatMap(({ name, most }, index) =>
      most
        ? {
            target: `${name}: download with modules, brotli`,
            wanted: `≤ ${kilobytes(most)}`,
            measured: kilobytes(totals[index].brotli),
            isMet: totals[index].brotli <= most,
          }
        : [],
    ),
    profiles: measured
      .filter(({ most }, index) => totals[index].brotli > most)
      .map(({ name, files }) => ({
        caption: `Download: ${name}`,
        head: ['', 'minified', 'brotli'],
        rows: files.map(({ file, bytes }) => [file, kilobytes(bytes.plain), kilobytes(bytes.brotli)]),
      })),
  }
}

/** Opens a page and returns the scripts that it downloads until the network is idle, with their sizes. */
function filesOf(browser, origin, { path, wait, opensCart = false }) {
  return visit(browser, {}, async (page) => {
    const responses = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response)
    })
    await page.goto(origin + path)
    await page.locator(wait).first().waitFor()
    await page.waitForLoadState('networkidle')
    if (opensCart) {
      await page.locator('cart-button button').click()
      await page.locator('cart-drawer dialog').waitFor()
      await page.waitForLoadState('networkidle')
      // The network was already idle before the click, so wait for requests that start after the cart has opened.
      await page.waitForTimeout(1000)
    }
    return Promise.all(
      responses.map(async (response) => ({
        file: new URL(response.url()).pathname.replace(/^.*\//, ''),
        bytes: bytesOf(Buffer.from((await response.text()).replace(startMark, ''))),
      })),
    )
  })
}
