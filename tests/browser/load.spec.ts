import { env } from 'node:process'
import type { CDPSession, Page } from '@playwright/test'
import { addFromCard, alarm, cardOf, cartButton, cartItemsIn, drawerOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const MB = 1_000_000
/**
 * The number of minutes for which the shopping rounds are repeated. `npm run soak` sets it to ten. Other runs repeat
 * only the minimum number of rounds.
 */
const minutes = Number(env['SOAK_MINUTES'] ?? 0)

test('repeated shopping on one page leaks no DOM nodes, listeners or memory', async ({ page, testPage }) => {
  test.setTimeout((minutes + 2) * 60_000)
  await testPage.open('<electrician-site routing="hash" business-name="Volt &amp; Sons"></electrician-site>')
  const browser = await page.context().newCDPSession(page)
  // Do not measure the first rounds, because they create objects that are created only once, such as the product page.
  // The browser also compiles frequently used code for a few minutes, which takes about a megabyte of memory.
  const startedAt = Date.now()
  const counts = { tried: 0, survived: 0 }
  try {
    await shopRepeatedly(page, counts, 3, startedAt + minutes * 20_000)
    const warmUp = counts.survived
    const before = await measureMemory(page, browser)
    await shopRepeatedly(page, counts, 8, startedAt + minutes * 60_000)
    // The browser may keep removed elements for a moment.
    await expect(async () => {
      const after = await measureMemory(page, browser)
      console.log(`${counts.survived - warmUp} rounds after ${warmUp}: ${JSON.stringify({ before, after })}`)
      expect(after.nodes).toBeLessThanOrEqual(before.nodes)
      expect(after.listeners).toBeLessThanOrEqual(before.listeners)
      expect(after.heap - before.heap).toBeLessThan(MB)
    }).toPass({ timeout: 30_000 })
  } finally {
    const { tried, survived } = counts
    console.log(`soak: rounds: ${tried} tried, ${survived} survived, ${tried - survived} lost`)
  }
})

test('a cart with five thousand lines shows its item count, opens and lets the visitor remove a line', async ({
  page,
  testPage,
}) => {
  test.slow()
  await testPage.openShop()
  await addFromCard(page, alarm)
  // Edit the stored cart on a page without the script, because the script could overwrite it.
  testPage.serve('empty.html', { script: '' })
  await page.goto(`${testPage.origin}/empty.html`)
  await fillStorage(page, 5000)
  await testPage.openShop()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 10,000 items')
  await cartButton(page).click()
  const lines = page.locator('cart-drawer').locator('[part=line]')
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText(/removed$/)).toBeAttached()
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 9,998 items')
})

test('twenty <store-grid> elements on a page share one request for products and one for their stock', async ({
  page,
  testPage,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = new URL(request.url()).pathname.split('/provider/store/demo/')
    if (call) calls.push(call)
  })
  await testPage.open('<store-grid></store-grid>'.repeat(20))
  await expect(page.getByRole('heading', { name: 'Crew “Bolt” Tee' })).toHaveCount(20)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['products', 'variants'])
})

/** Repeats the shopping round at least `atLeast` times and until the time `until`, in milliseconds since the epoch. */
async function shopRepeatedly(
  page: Page,
  counts: { tried: number; survived: number },
  atLeast: number,
  until: number,
): Promise<void> {
  for (let rounds = 0; rounds < atLeast || Date.now() < until; rounds++) {
    counts.tried += 1
    await shopOnce(page)
    counts.survived += 1
  }
}

/** Opens a product from the home screen, adds it to the cart, removes it and returns to the home screen. */
async function shopOnce(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Store', exact: true }).first().click()
  await cardOf(page, 'Crew “Bolt” Tee').getByRole('link').click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await cartButton(page).first().click()
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: /^Increase/ }).click()
  await drawer.getByRole('button', { name: /^Remove/ }).click()
  await expect(cartItemsIn(drawer)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Volt & Sons' }).click()
}

async function measureMemory(page: Page, browser: CDPSession) {
  await expect(page.locator('[part=toast]')).toHaveCount(0)
  for (const _ of ['first pass', 'second pass']) await browser.send('HeapProfiler.collectGarbage')
  const heap = (await browser.send('Runtime.getHeapUsage')).usedSize
  await browser.send('Performance.enable')
  const { metrics } = await browser.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? Number.NaN
  return { heap, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** Replaces the stored cart with `count` copies of its first line, each with its own IDs and a quantity of 2. */
function fillStorage(page: Page, count: number): Promise<void> {
  return page.evaluate((length) => {
    const [line] = JSON.parse(localStorage.getItem('e-commerce-cart') ?? '[]')
    const lines = Array.from({ length }, (_, index) => ({
      product: { ...line.product, id: `prod_${index}` },
      variant: { ...line.variant, id: `variant_${index}` },
      quantity: 2,
    }))
    localStorage.setItem('e-commerce-cart', JSON.stringify(lines))
  }, count)
}
