import type { Page } from '@playwright/test'
import { scripts } from '../support/scripts.ts'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/site.ts'
import { shopBody } from './support/test-page.ts'

/** Records the paths of the requests to the store in order, such as `products`, `products/prod_mug` and `variants`. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = new URL(request.url()).pathname.split('/store/demo/')
    if (call) calls.push(call)
  })
  return calls
}

/** Records the text that the elements show when each request is sent. It is empty if nothing has rendered yet. */
async function recordTextAtRequests(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts: string[] = []
    Reflect.set(window, 'texts', texts)
    const send = window.fetch
    window.fetch = (...request) => {
      const hosts = [
        ...document.querySelectorAll('store-grid, store-front, product-detail, electrician-site'),
      ]
      texts.push(hosts.map((host) => host.shadowRoot?.textContent ?? '').join(''))
      return send(...request)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'texts'))
}

const cases = [
  ['<store-grid>', '', '<store-grid></store-grid>', 'products'],
  ['<product-detail>', '?ee-product=prod_mug', '<product-detail></product-detail>', 'products/prod_mug'],
  ['<store-front>', '#/product/prod_mug', '<store-front></store-front>', 'products/prod_mug'],
  ['<electrician-site>', '#/store', '<electrician-site routing="hash"></electrician-site>', 'products'],
] as const

for (const [name, path, body, first] of cases) {
  test(`${name} requests its data once, before it renders`, async ({ page, testPage }) => {
    // With the modules, the website shows its header while the code of the store screen loads, which sends the request.
    if (name === '<electrician-site>') testPage.script = scripts.lite
    const calls = recordCalls(page)
    const textAtRequests = await recordTextAtRequests(page)
    testPage.serve('element.html', { body })
    await page.goto(`${testPage.origin}/element.html${path}`)
    await expect(page.getByRole('heading', { name: mug }).first()).toBeVisible()
    await expect.poll(() => calls).toEqual([first, 'variants'])
    expect((await textAtRequests())[0]).toBe('')
  })
}

test('hovering a product card prefetches the product, so its page shows no spinner', async ({
  page,
  site,
}) => {
  const calls = recordCalls(page)
  await site.open('/store')
  const responded = page.waitForResponse('**/products/prod_mug')
  await cardOf(page, mug).hover()
  await (await responded).finished()
  const before = [...calls]
  await countSpinners(page)
  await cardOf(page, mug).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: mug })).toBeVisible()
  expect(await spinnerCount(page)).toBe(0)
  expect(calls).toEqual(before)
})

test('pictures in the first row of cards load eagerly, and the others load lazily', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopBody)
  await expect(cardOf(page, mug)).toBeVisible()
  const pictures = await page
    .getByRole('listitem')
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ loading, fetchPriority, decoding, width, height }) => [
        loading,
        fetchPriority,
        decoding,
        width > 0 && width === height,
      ]),
    )
  expect(pictures.slice(0, 4)).toEqual(Array(4).fill(['eager', 'high', 'async', true]))
  expect(pictures.slice(4)).toEqual(Array(pictures.length - 4).fill(['lazy', 'auto', 'async', true]))
})

async function countSpinners(page: Page): Promise<void> {
  await page.locator('electrician-site').evaluate((host) => {
    let count = 0
    Reflect.set(window, 'spinners', () => count)
    new MutationObserver(() => {
      if (host.shadowRoot?.textContent?.includes('Loading product…')) count++
    }).observe(host.shadowRoot as ShadowRoot, { childList: true, subtree: true })
  })
}

function spinnerCount(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'spinners') as () => number)())
}
