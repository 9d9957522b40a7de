import { env } from 'node:process'
import type { CDPSession, Page } from '@playwright/test'
import { heapSize } from './support/page-resources.ts'
import { addFromCard, alarm, cardOf, cartButton, cartItemsIn, drawerOf } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

const MB = 1_000_000
/** `npm run soak` takes ten minutes; a share of it is in every run. */
const minutes = Number(env['SOAK_MINUTES'] ?? 0)
/** How long a round takes at most, on average and on a busy machine: one that does nothing else takes a third of it. */
const LONGEST_ROUND_MS = 3000

test('a visitor who goes round the shop for long leaves nothing behind', async ({ page, testPage }) => {
  test.setTimeout((minutes + 2) * 60_000)
  await testPage.open('<electrician-site routing="hash" business-name="Volt &amp; Sons"></electrician-site>')
  const browser = await page.context().newCDPSession(page)
  // What is made once, such as the product page's parts, is made in the first rounds; and for minutes the browser goes on
  // to compile what is used much, about a megabyte of it.
  const begun = Date.now()
  const counts = { tried: 0, survived: 0 }
  try {
    await goRounds(page, counts, 3, begun + minutes * 20_000)
    const warmUp = counts.survived
    const before = await held(page, browser)
    await goRounds(page, counts, 8, begun + minutes * 60_000)
    const after = await held(page, browser)
    console.log(`${counts.survived - warmUp} rounds after ${warmUp}: ${JSON.stringify({ before, after })}`)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.heap - before.heap).toBeLessThan(MB)
    expect(counts.survived, 'rounds').toBeGreaterThanOrEqual((minutes * 60_000) / LONGEST_ROUND_MS)
  } finally {
    const { tried, survived } = counts
    console.log(`soak: rounds: ${tried} tried, ${survived} survived, ${tried - survived} lost`)
  }
})

test('a cart of five thousand lines opens, counts and changes', async ({ page, testPage }) => {
  test.slow()
  await testPage.openShop()
  await addFromCard(page, alarm)
  // Where no script of ours is, that has still something to write.
  testPage.serve('empty.html', { script: '' })
  await page.goto(`${testPage.origin}/empty.html`)
  await fillStorage(page, 5000)
  await testPage.openShop()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 10000 items')
  await cartButton(page).click()
  // By role, the search itself would take most of the time.
  const lines = page.locator('cart-drawer').locator('[part=line]')
  // They render in chunks.
  await expect(lines).toHaveCount(5000, { timeout: 60_000 })
  await lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(lines).toHaveCount(4999)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 9998 items')
})

test('two hundred tags of one page ask the store once', async ({ page, testPage }) => {
  // Four thousand cards are much for a busy machine.
  test.slow()
  const calls = await listenToStore(page, testPage)
  await testPage.open('<store-grid></store-grid>'.repeat(200))
  const withCards = () =>
    page.evaluate(
      () =>
        [...document.body.children].filter(({ shadowRoot }) => shadowRoot?.querySelector('[part=card]'))
          .length,
    )
  await expect.poll(withCards, { timeout: 60_000 }).toBe(200)
  await page.waitForLoadState('networkidle')
  const callsTo = (resource: string) => calls.filter(({ pathname }) => pathname.endsWith(`/${resource}`))
  expect(callsTo('products')).toHaveLength(1)
  // While a busy machine draws them, those that come late look whether the stock is still the same.
  expect(callsTo('variants').length).toBeLessThan(10)
})

/** At least so many, and until then. */
async function goRounds(
  page: Page,
  counts: { tried: number; survived: number },
  atLeast: number,
  until: number,
): Promise<void> {
  for (let rounds = 0; rounds < atLeast || Date.now() < until; rounds++) {
    counts.tried += 1
    await goRound(page)
    counts.survived += 1
  }
}

/** From the home screen to a product, into the cart and out of it, and home again. */
async function goRound(page: Page): Promise<void> {
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

async function held(page: Page, browser: CDPSession) {
  await expect(page.locator('[part=toast]')).toHaveCount(0)
  const heap = await heapSize(browser)
  await browser.send('Performance.enable')
  const { metrics } = await browser.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { heap, nodes: metric('Nodes'), listeners: metric('JSEventListeners') }
}

/** Fills the cart with two of each of many products, all copies of the one in it. */
function fillStorage(page: Page, count: number): Promise<void> {
  return page.evaluate((wanted) => {
    const [line] = JSON.parse(localStorage.getItem('e-commerce-cart') ?? '[]')
    const lines = Array.from({ length: wanted }, (_, index) => ({
      product: { ...line.product, id: `prod_${index}` },
      variant: { ...line.variant, id: `variant_${index}` },
      quantity: 2,
    }))
    localStorage.setItem('e-commerce-cart', JSON.stringify(lines))
  }, count)
}

async function listenToStore(page: Page, testPage: TestPage): Promise<URL[]> {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.href.startsWith(`${testPage.origin}/provider/store/`) && request.method() !== 'OPTIONS')
      calls.push(url)
  })
  return calls
}
