import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { scripts } from '../support/scripts.ts'
import { pauseStore } from './support/hold-requests.ts'
import { loader, scriptTag } from './support/script-tag.ts'
import { expect, test } from './support/test-page.ts'

/** What a page does until its content appears. The bytes are those of its scripts with Brotli. */
interface Work {
  functions: number
  files: number
  bytes: number
}

/** The work of each page: today's and the first that was measured. */
const table: Record<string, { today: Work; first: Work }> = JSON.parse(
  readFileSync(new URL('work.json', import.meta.url), 'utf8'),
)
/** More than today's work times `RISE` fails. The table may rise up to the first work times `LIMIT`. */
const [RISE, LIMIT] = [1.02, 1.05]

const grid = '<cart-button></cart-button><store-grid></store-grid><cart-drawer></cart-drawer>'
const product = '<cart-button></cart-button><product-detail product-id="prod_tee"></product-detail>'
const pages: [name: string, script: string, body: string, element: string, content: string][] = [
  ['grid, modules', loader(), grid, 'store-grid', '[part=card] >> nth=11'],
  ['grid, lite script', scriptTag('defer'), grid, 'store-grid', '[part=card] >> nth=11'],
  ['grid, React script', scriptTag('defer', scripts.react), grid, 'store-grid', '[part=card] >> nth=11'],
  ['product, modules', loader(), product, 'product-detail', '[part=gallery]'],
  [
    'buy button, modules',
    loader(),
    '<buy-button product-id="prod_mug"></buy-button>',
    'buy-button',
    'button',
  ],
  ['quote form, modules', loader(), '<quote-form endpoint="/quotes"></quote-form>', 'quote-form', 'form'],
  ['services, modules', loader(), '<service-list></service-list>', 'service-list', 'h2'],
  ['cart button, modules', loader(), '<cart-button></cart-button>', 'cart-button', 'button'],
]

for (const [name, script, body, element, content] of pages)
  test(`${name}: does no more work than the table says`, async ({ page, testPage }) => {
    const files = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      files.set(response.url(), brotliCompressSync(await response.body()).length)
    })
    // What waits for an idle browser or for a second is not part of the start.
    await page.addInitScript(() => {
      const { setTimeout } = window
      const start = (run: () => void, wait_ms?: number, ...values: []) =>
        wait_ms && wait_ms >= 1000 ? 0 : setTimeout(run, wait_ms, ...values)
      Object.assign(window, { requestIdleCallback: () => 0, setTimeout: start })
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Profiler.enable')
    await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    // With a fast response, some pages would leave out their loading state.
    const respond = await pauseStore(page)
    await testPage.open(body, { script })
    await page.locator(`${element}:state(rendered)`).waitFor({ state: 'attached' })
    respond()
    await page.locator(element).locator(content).waitFor()
    const { result } = await client.send('Profiler.takePreciseCoverage')
    await page.waitForLoadState('networkidle')
    const functions = result
      .filter(({ url }) => files.has(url))
      .flatMap(({ functions }) => functions)
      .filter(({ ranges: [range] }) => range && range.count > 0).length
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0)
    const work: Work = { functions, files: files.size, bytes }
    const { today, first } = table[name] ?? { today: work, first: work }
    for (const key of ['functions', 'files', 'bytes'] as const) {
      expect(work[key], `${key} of ${name}, at most 2 % more`).toBeLessThanOrEqual(today[key] * RISE)
      expect(
        today[key],
        `${key} of ${name} in the table, at most 5 % more than at first`,
      ).toBeLessThanOrEqual(first[key] * LIMIT)
    }
  })
