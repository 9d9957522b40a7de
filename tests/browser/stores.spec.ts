import type { Page } from '@playwright/test'
import {
  addFromCard,
  alarm,
  cartButton,
  cartItemsIn,
  mug,
  openCart,
  startCheckout,
  toastOf,
} from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/*
 * These tests use two stores: the demo store and a copy of it with the same product IDs. An order goes to the store
 * that is configured at the time of the order and contains only lines from that store.
 */

const grid = '<cart-button></cart-button><store-grid></store-grid>'
/** A script tag without a store ID, so that the first element with a store decides which cart opens. */
const script = '<script src="/electrician-elements.js" data-store-host="/provider" defer></script>'
const twoItems = '2 items from another store are kept in your cart. They are not part of this order.'

/** Records the orders that the page sends, each as a string with the store ID and the items. */
function recordOrders(page: Page): string[] {
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const { items } = request.postDataJSON() as { items: { variant_id: string; quantity: number }[] }
    const store = new URL(request.url()).pathname.split('/').at(-2)
    orders.push([store, ...items.map(({ variant_id, quantity }) => `${quantity} ${variant_id}`)].join(', '))
  })
  return orders
}

const storeChanges = [
  {
    cause: 'configure() changes the store',
    body: grid,
    change: (page: Page) =>
      page.evaluate(() => {
        const api = Reflect.get(window, 'ElectricianElements') as { configure(settings: object): void }
        api.configure({ storeId: 'demo-copy' })
      }),
  },
  {
    cause: 'the store-id of a surrounding element changes',
    body: `<article store-id="demo">${grid}</article>`,
    parts: { script },
    change: (page: Page) =>
      page.locator('article[store-id]').evaluate((section) => section.setAttribute('store-id', 'demo-copy')),
  },
  {
    cause: 'the grid moves into an element with another store-id',
    body: `<section store-id="demo">${grid}</section><article store-id="demo-copy"></article>`,
    parts: { script },
    change: (page: Page) =>
      page.evaluate(() =>
        document.querySelector('article[store-id]')?.append(document.querySelector('store-grid') as Element),
      ),
  },
]

for (const { cause, body, parts, change } of storeChanges) {
  test(`an order contains only lines from the new store after ${cause}`, async ({ page, testPage }) => {
    const orders = recordOrders(page)
    await testPage.open(body, parts)
    await addFromCard(page, mug)
    await addFromCard(page, mug)
    // Open the cart to insert the drawer, so that it exists when the store changes.
    const drawer = await openCart(page)
    await expect(cartItemsIn(drawer)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await change(page)
    await addFromCard(page, alarm)
    await addFromCard(page, mug)
    await openCart(page)
    await expect(cartItemsIn(drawer)).toHaveCount(2)
    await expect(drawer).toContainText(twoItems)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 4 items')
    await startCheckout(page)
    expect(orders).toEqual(['demo-copy, 1 variant_smoke_alarm, 1 variant_mug'])
    await page.goBack()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  })
}

test('cart lines from two stores survive a reload, and each line appears only while its own store is set', async ({
  page,
  testPage,
}) => {
  const article = page.locator('article[store-id]')
  await testPage.open(`<article store-id="demo">${grid}</article>`, { script })
  await addFromCard(page, mug)
  await article.evaluate((element) => element.setAttribute('store-id', 'demo-copy'))
  await addFromCard(page, alarm)
  await page.reload()
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug)])
  await article.evaluate((element) => element.setAttribute('store-id', 'demo-copy'))
  await expect(cartItemsIn(drawer)).toHaveText([new RegExp(alarm)])
})

test('two tabs with different stores each order only the lines from their own store', async ({
  page,
  testPage,
  context,
}) => {
  const other = await context.newPage()
  testPage.serve('copy.html', { body: `<article store-id="demo-copy">${grid}</article>`, script })
  await testPage.open(grid)
  await other.goto(`${testPage.origin}/copy.html`)
  await addFromCard(page, mug)
  await addFromCard(other, mug)
  await addFromCard(other, mug)
  for (const tab of [page, other]) await expect(cartButton(tab)).toHaveAccessibleName('Open cart, 3 items')
  const orders = recordOrders(other)
  await openCart(other)
  await startCheckout(other)
  expect(orders).toEqual(['demo-copy, 2 variant_mug'])
  await page.reload()
  await toastOf(page).getByRole('button', { name: 'Put them back' }).click()
  const drawer = await openCart(page)
  await expect(drawer).toContainText(twoItems)
  await expect(cartItemsIn(drawer)).toHaveCount(1)
})
