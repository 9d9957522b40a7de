import type { Page } from '@playwright/test'
import { cardOf, mug } from './support/shop.ts'
import { expect, test } from './support/site.ts'
import { shopBody } from './support/stage.ts'

/** What the store is asked for, in order: `products`, `products/prod_mug`, `variants`. */
function listenTo(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, call] = new URL(request.url()).pathname.split('/store/demo/')
    if (call) asked.push(call)
  })
  return asked
}

/** Notes what the tags of the page show at each request: nothing, when it was asked before anything was drawn. */
async function noteWhatIsShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const notes: string[] = []
    Reflect.set(window, 'notes', notes)
    const send = window.fetch
    window.fetch = (...request) => {
      const tags = [...document.querySelectorAll('store-grid, store-front, product-detail, electrician-site')]
      notes.push(tags.map((tag) => tag.shadowRoot?.textContent ?? '').join(''))
      return send(...request)
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'notes'))
}

const pieces = [
  ['store-grid', '', '<store-grid></store-grid>', 'products'],
  ['store-front', '', '<store-front></store-front>', 'products'],
  ['store-front at a product', '#/product/prod_mug', '<store-front></store-front>', 'products/prod_mug'],
  ['product-detail', '', '<product-detail product-id="prod_mug"></product-detail>', 'products/prod_mug'],
  [
    'product-detail by the address',
    '?product=prod_mug',
    '<product-detail></product-detail>',
    'products/prod_mug',
  ],
  [
    'electrician-site in its store',
    '#/store',
    '<electrician-site routing="hash"></electrician-site>',
    'products',
  ],
  [
    'electrician-site at a product',
    '#/product/prod_mug',
    '<electrician-site routing="hash"></electrician-site>',
    'products/prod_mug',
  ],
] as const

for (const [name, address, body, first] of pieces) {
  test(`${name} asks for what it will show before it shows anything, and asks once`, async ({
    page,
    stage,
  }) => {
    const asked = listenTo(page)
    const shownAtRequests = await noteWhatIsShown(page)
    stage.serve('piece.html', { body })
    await page.goto(`${stage.origin}/piece.html${address}`)
    await expect(page.getByRole('heading', { name: mug }).first()).toBeVisible()
    await expect.poll(() => asked).toEqual([first, 'variants'])
    expect((await shownAtRequests())[0]).toBe('')
  })
}

test('of several tags all ask before any of them shows anything', async ({ page, stage }) => {
  const shownAtRequests = await noteWhatIsShown(page)
  await stage.open('<store-grid></store-grid><product-detail product-id="prod_mug"></product-detail>')
  await expect(page.getByRole('heading', { name: mug }).first()).toBeVisible()
  expect((await shownAtRequests()).slice(0, 3)).toEqual(['', '', ''])
})

test('the home screen asks the store for nothing', async ({ page, site }) => {
  const asked = listenTo(page)
  await site.open('/')
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible()
  expect(asked).toEqual([])
})

test('two listings of one store are one request', async ({ page, stage }) => {
  const asked = listenTo(page)
  await stage.open('<store-grid></store-grid><store-grid></store-grid>')
  await expect(page.getByRole('heading', { name: mug })).toHaveCount(2)
  expect(asked.filter((call) => call === 'products')).toHaveLength(1)
})

test('cards show before anybody knows the stock', async ({ page, stage }) => {
  await page.route('**/variants?*', () => {})
  await stage.openShop()
  await expect(cardOf(page, mug)).toBeVisible()
})

test.describe('a card that a visitor comes near', () => {
  test('has its product there when they go to it', async ({ page, site }) => {
    const asked = listenTo(page)
    await site.open('/store')
    const answered = page.waitForResponse('**/products/prod_mug')
    await cardOf(page, mug).hover()
    await (await answered).finished()
    const before = [...asked]
    await noteSpinners(page)
    await cardOf(page, mug).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: mug })).toBeVisible()
    expect(await spinnersSeen(page)).toBe(0)
    expect(asked).toEqual(before)
  })

  test('is asked for once, by pointer and by keyboard', async ({ page, site }) => {
    const asked = listenTo(page)
    await site.open('/store')
    const answered = page.waitForResponse('**/products/prod_mug')
    await cardOf(page, mug).getByRole('link').focus()
    await (await answered).finished()
    await page.getByRole('heading', { name: 'Our Store' }).hover()
    await cardOf(page, mug).hover()
    // A neighbour's request would come after a second one for this.
    const next = page.waitForResponse('**/products/prod_care_plan')
    await cardOf(page, 'Home Care Plan').getByRole('link').focus()
    await next
    expect(asked.filter((call) => call === 'products/prod_mug')).toHaveLength(1)
  })

  test('is left alone for who saves data', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const asked = listenTo(page)
    await site.open('/store')
    await cardOf(page, mug).hover()
    await cardOf(page, mug).getByRole('link').focus()
    await cardOf(page, mug).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: mug })).toBeVisible()
    expect(asked.filter((call) => call === 'products/prod_mug')).toHaveLength(1)
  })

  test('is left alone where its product is another page’s to load', async ({ page, stage }) => {
    const asked = listenTo(page)
    await stage.openShop()
    await cardOf(page, mug).getByRole('link').focus()
    await page.getByRole('button', { name: /^Open cart/ }).focus()
    expect(asked.filter((call) => call.startsWith('products/'))).toEqual([])
  })
})

test('the pictures of the first row come first, the others when they come near', async ({ page, stage }) => {
  await stage.open(shopBody)
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

test('a product’s first picture comes first, its thumbnails after', async ({ page, stage }) => {
  await stage.openProduct('prod_tee')
  const image = page.getByRole('img', { name: /picture 1 of/ })
  await expect(image).toHaveAttribute('fetchpriority', 'high')
  await expect(image).toHaveAttribute('loading', 'eager')
  await expect(page.getByRole('button', { name: 'Picture 2' }).locator('img')).toHaveAttribute(
    'loading',
    'lazy',
  )
})

async function noteSpinners(page: Page): Promise<void> {
  await page.locator('electrician-site').evaluate((tag) => {
    let seen = 0
    Reflect.set(window, 'spinners', () => seen)
    new MutationObserver(() => {
      if (tag.shadowRoot?.textContent?.includes('Loading product…')) seen++
    }).observe(tag.shadowRoot as ShadowRoot, { childList: true, subtree: true })
  })
}

function spinnersSeen(page: Page): Promise<number> {
  return page.evaluate(() => (Reflect.get(window, 'spinners') as () => number)())
}
