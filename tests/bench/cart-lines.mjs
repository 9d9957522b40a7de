// How long a change takes in carts of growing length: from the press of a button until the changed page is laid out,
// which must fit into one frame. Prints a table and writes it to RESULTS.md; no test depends on it.
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findBrowser } from '../support/ensure-browser.mjs'
import { freePort } from '../support/free-port.mjs'

const LENGTHS = [12, 100, 500]
const ROUNDS = 15
const FRAME_MS = 1000 / 60

/** Lines as the cart stores them, each with a product as rich as a real one. */
function storedLines(product, length) {
  return Array.from({ length }, (_, index) => ({
    product: { ...product, id: `prod_${index}` },
    variant: { ...product.variants[0], id: `variant_${index}`, title: `Style ${index}` },
    quantity: 2,
  }))
}

const CHANGES = {
  plus: (drawer) => drawer.querySelector('[aria-label^="Increase"]').click(),
  minus: (drawer) => drawer.querySelector('[aria-label^="Decrease"]').click(),
  remove: (drawer) => drawer.querySelector('[aria-label^="Remove"]').click(),
  add: () => {
    const { cart } = window.ElectricianElements
    const { product, variant } = cart.items[0]
    cart.add(product, { ...variant, id: `variant_new_${cart.items.length}` }, 1, 99)
  },
}

/** Runs in the page: milliseconds of work for one change, script, style and layout included. */
async function measureChange(source) {
  const drawer = document.querySelector('cart-drawer').shadowRoot
  const change = new Function(`return ${source}`)()
  const start = performance.now()
  change(drawer)
  // React renders a press in a microtask, a change from a script in a task.
  await new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = resolve
    channel.port2.postMessage(null)
  })
  drawer.querySelector('dialog').getBoundingClientRect()
  return performance.now() - start
}

async function measure(page, length, slowdown) {
  await page.evaluate((count) => {
    const lines = JSON.parse(sessionStorage.getItem(`lines-${count}`))
    localStorage.setItem('e-commerce-cart', JSON.stringify(lines))
  }, length)
  await page.reload()
  await page.evaluate(() => window.ElectricianElements.cart.open())
  await page.locator(`cart-drawer [part=line] >> nth=${length - 1}`).waitFor({ state: 'attached' })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = Object.fromEntries(Object.keys(CHANGES).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, change] of Object.entries(CHANGES)) {
      times[name].push(await page.evaluate(measureChange, change.toString()))
    }
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const stored = await page.evaluate(() => localStorage.getItem('e-commerce-cart').length)
  const medians = Object.entries(times).map(([name, list]) => [name, median(list)])
  return { kilobytes: Math.round(stored / 1000), ...Object.fromEntries(medians) }
}

function median(list) {
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)]
}

const port = await freePort(4197)
const server = await preview({ preview: { port }, logLevel: 'silent' })
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined })
// The page's policy forbids making functions from text, which is how the changes get there.
const page = await browser.newPage({ bypassCSP: true })
await page.goto(`http://localhost:${port}/store-pieces.html`)
const product = await page.evaluate(async () => {
  const product = await new Promise((resolve) => {
    document.addEventListener('cart-add', ({ detail }) => resolve(detail.product), { once: true })
    const timer = setInterval(() => {
      const card = [...document.querySelectorAll('store-grid')].flatMap((grid) => [
        ...grid.shadowRoot.querySelectorAll('[part=card]'),
      ])
      const button = card.find((item) => item.textContent.includes('Mug'))?.querySelector('button')
      if (!button) return
      clearInterval(timer)
      button.click()
    }, 20)
  })
  return product
})
for (const length of LENGTHS) {
  const text = JSON.stringify(storedLines(product, length))
  await page.evaluate(([count, lines]) => sessionStorage.setItem(`lines-${count}`, lines), [length, text])
}

const rows = []
for (const slowdown of [1, 4]) {
  for (const length of LENGTHS) rows.push({ length, slowdown, ...(await measure(page, length, slowdown)) })
}
await browser.close()
await server.close()

const names = Object.keys(CHANGES)
const table = [
  `| CPU | lines | stored kB | ${names.join(' | ')} |`,
  `|---|---|---|${names.map(() => '---|').join('')}`,
  ...rows.map(
    (row) =>
      `| ${row.slowdown === 1 ? 'as it is' : `${row.slowdown}× slower`} | ${row.length} | ${row.kilobytes} | ${names.map((name) => `${row[name].toFixed(1)} ms`).join(' | ')} |`,
  ),
].join('\n')
const report = `# Measured

Made by \`npm run bench\` on ${cpus().length} × ${cpus()[0].model}, Chromium, medians of ${ROUNDS}. Timings are a machine's own:
compare them within one table only.

## A change in the cart

From the press to the changed page laid out: script, storage, style and layout. One frame is ${FRAME_MS.toFixed(1)} ms.

${table}
`
console.log(report)
await writeFile(new URL('RESULTS.md', import.meta.url), report)
