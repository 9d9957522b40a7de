import type { Page } from '@playwright/test'
import { addButtonOf, alarm, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/** Cases in which IndexedDB does not respond. Rendering must not wait for it. */
const blockedDatabases: {
  problem: string
  beforeLoad?: (page: Page) => Promise<void>
  inOtherTab?: (page: Page) => Promise<void>
}[] = [
  { problem: 'IndexedDB never opens', beforeLoad: preventDatabaseOpening },
  { problem: 'another tab blocks IndexedDB', inOtherTab: lockDatabaseOnceCreated },
]

for (const { problem, beforeLoad, inOtherTab } of blockedDatabases) {
  test(`cart changes appear on screen in the next frame even if ${problem}`, async ({
    page,
    testPage,
    context,
  }) => {
    await beforeLoad?.(page)
    await testPage.openShop()
    await expect(addButtonOf(page, mug)).toBeEnabled()
    const other = await context.newPage()
    testPage.serve('empty.html', { script: '' })
    await other.goto(`${testPage.origin}/empty.html`)
    await inOtherTab?.(other)
    await page.bringToFront()
    // The content of a closed cart renders when the visitor is about to open it.
    await cartButton(page).hover()
    await expect(page.getByText('Your cart is empty.')).toBeAttached()

    await recordCartAfterEachClick(page)
    await addButtonOf(page, mug).click()
    await addButtonOf(page, alarm).click()
    await expect.poll(() => recordedCarts(page)).toEqual(['1: 1', '2: 1, 1'])
    await openCart(page)
    await drawerOf(page)
      .getByRole('button', { name: `Increase quantity of ${mug}` })
      .click()
    await drawerOf(page)
      .getByRole('button', { name: `Remove ${alarm}` })
      .click()
    await expect.poll(() => recordedCarts(page)).toEqual(['1: 1', '2: 1, 1', '2: 1, 1', '3: 2, 1', '2: 2'])
    await expect(cartItemsIn(drawerOf(page))).toHaveText([new RegExp(mug)])
    await other.close()
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  })
}

/** Records the text of the cart badge and the quantities in the open cart in the first frame after each click. */
function recordCartAfterEachClick(page: Page): Promise<void> {
  return page.evaluate(() => {
    const records: string[] = []
    Reflect.set(window, 'cartRecords', records)
    const partsOf = (element: string, part: string) =>
      Array.from(document.querySelector(element)?.shadowRoot?.querySelectorAll(`[part=${part}]`) ?? [])
    const record = () => {
      const badge = partsOf('cart-button', 'badge').map((element) => element.textContent)
      const lines = partsOf('cart-drawer', 'line').map(
        (line) => line.querySelector('output')?.textContent ?? line.textContent,
      )
      records.push(`${badge}${lines.length > 0 ? `: ${lines.join(', ')}` : ''}`)
    }
    addEventListener('click', () => requestAnimationFrame(record), true)
  })
}

function recordedCarts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'cartRecords') as string[])
}

async function preventDatabaseOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
}

async function lockDatabaseOnceCreated(tab: Page): Promise<void> {
  await expect.poll(() => tab.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await lockDatabase(tab)
}

/** Issues one request after another to keep a write transaction open until the tab closes. */
function lockDatabase(tab: Page): Promise<void> {
  return tab.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('e-commerce-cart')
        opening.onsuccess = () => {
          const store = opening.result
            .transaction('e-commerce-cart', 'readwrite')
            .objectStore('e-commerce-cart')
          const requestCount = () => {
            done()
            store.count().onsuccess = requestCount
          }
          requestCount()
        }
      }),
  )
}
