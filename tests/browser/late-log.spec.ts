import type { Page } from '@playwright/test'
import { cartButton } from './support/shop.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/*
 * Tabs share the cart's change log in IndexedDB, which opens asynchronously. A cart change made before the log opens
 * must be counted exactly once: it must not be lost, and the next page must not count it again.
 */

const body = '<cart-button></cart-button>'

test('items added to the cart before IndexedDB opens are counted only once after a reload', async ({
  testPage,
  page,
}) => {
  await delayDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 4)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 4 items')
  await page.evaluate(() => sessionStorage.setItem('databases', 'open'))
  await page.reload()
  await expectItems(page, 4)
  await page.reload()
  await expectItems(page, 4)
})

test('items added to the cart before IndexedDB opens are not counted again after many later changes', async ({
  testPage,
  page,
}) => {
  await delayDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 1)
  await page.evaluate(() => releaseDatabases())
  await expectItems(page, 1)
  // The cart keeps the IDs of fewer than 700 merged changes.
  await change(page, 'add', 700)
  await expectItems(page, 701)
  await change(page, 'clear')
  await expectItems(page, 0)
})

test('items added to the cart before IndexedDB opens are kept when localStorage is full', async ({
  testPage,
  page,
}) => {
  await delayDatabases(page)
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await testPage.open(body)
  await change(page, 'add', 2)
  await page.evaluate(() => releaseDatabases())
  await expectItems(page, 2)
})

test('two tabs that cannot yet read each other’s saved cart lose no items when IndexedDB opens', async ({
  testPage,
  page,
}) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await delayDatabases(tab)
    await testPage.open(body, {}, tab)
  }
  await change(page, 'add', 2)
  // A write to localStorage reaches other browser processes with a delay.
  await other.evaluate(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = () => null
    Object.assign(window, {
      restoreStorageReads() {
        Storage.prototype.getItem = getItem
      },
    })
  })
  await change(other, 'add', 1)
  await other.evaluate(() => restoreStorageReads())
  for (const tab of [other, page]) await tab.evaluate(() => releaseDatabases())
  await expectItems(page, 3)
})

test('emptying the stored cart right after IndexedDB opens takes effect', async ({ testPage, page }) => {
  await delayDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 3)
  await page.evaluate(() => releaseDatabases())
  await expectItems(page, 3)
  await page.evaluate(() => localStorage.setItem('e-commerce-cart', '[]'))
  await change(page, 'add', 1)
  await expectItems(page, 1)
})

for (const { edit, newText, quantity } of [
  { edit: 'emptying the stored cart', newText: () => '[]', quantity: 0 },
  { edit: 'deleting the stored cart', newText: () => null, quantity: 0 },
  { edit: 'restoring an earlier stored cart', newText: (saved: string) => saved.trim(), quantity: 2 },
]) {
  test(`${edit} while a tab reads the cart’s changes from IndexedDB takes effect`, async ({
    testPage,
    page,
  }) => {
    await openWithEarlierCart(testPage, page, 2)
    const saved = await page.evaluate(() => localStorage.getItem('e-commerce-cart') ?? '')
    await change(page, 'add', 1)
    await expectItems(page, 3)
    await page.evaluate(writeDuringTransaction, newText(saved))
    await expectItems(page, quantity)
  })
}

test('a cart that the page deletes from localStorage right after an item is added stays empty after a reload', async ({
  testPage,
  page,
}) => {
  await testPage.open(body)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await ageChangeLog(page)
  await change(page, 'add', 1)
  await expectItems(page, 1)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expectItems(page, 0)
})

test('deleting the stored cart takes effect even if an item is added before IndexedDB opens', async ({
  testPage,
  page,
}) => {
  await openWithEarlierCart(testPage, page, 3)
  // Delete the stored cart on a page without the script, because the script would notice the change at once.
  testPage.serve('empty.html', { script: '' })
  await page.goto(`${testPage.origin}/empty.html`)
  await page.evaluate(() => localStorage.clear())
  await delayDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 1)
  await page.evaluate(() => releaseDatabases())
  await expectItems(page, 1)
})

declare function releaseDatabases(): void
declare function restoreStorageReads(): void

interface ShopWindow {
  ElectricianElements: { cart: Record<string, (...given: unknown[]) => void> }
}

/**
 * Delays every call to `indexedDB.open` until the page calls `releaseDatabases()`. Has no effect once the tab's session
 * storage contains `databases`.
 */
async function delayDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('databases')) return
    const open = indexedDB.open.bind(indexedDB)
    const waiting: (() => void)[] = []
    Object.assign(window, {
      releaseDatabases() {
        indexedDB.open = open
        for (const run of waiting.splice(0)) run()
      },
    })
    indexedDB.open = (...parameters) => {
      // A stand-in for the database request that later receives the events of the real request.
      const placeholder = {} as IDBOpenDBRequest
      waiting.push(() => {
        const request = open(...parameters)
        Object.defineProperty(placeholder, 'result', { get: () => request.result })
        request.onupgradeneeded = (event) => placeholder.onupgradeneeded?.(event)
        request.onsuccess = (event) => placeholder.onsuccess?.(event)
      })
      return placeholder
    }
  })
}

/**
 * Changes the stored cart as soon as the next transaction completes, before the script processes the transaction's
 * result.
 */
function writeDuringTransaction(text: string | null): void {
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...given) {
    IDBDatabase.prototype.transaction = transaction
    const started = transaction.apply(this, given)
    started.addEventListener('complete', () => {
      if (text === null) localStorage.clear()
      else localStorage.setItem('e-commerce-cart', text)
    })
    return started
  }
  dispatchEvent(new StorageEvent('storage', { key: 'e-commerce-cart', newValue: '' }))
}

/** Opens a page whose cart has `count` items from an earlier visit. */
async function openWithEarlierCart(testPage: TestPage, page: Page, count: number): Promise<void> {
  await testPage.open(body)
  await change(page, 'add', count)
  await expectItems(page, count)
  await ageChangeLog(page)
}

/** Makes the change log look as if it came from an earlier visit. */
async function ageChangeLog(page: Page): Promise<void> {
  // Wait for the saved cart, which is written together with the change log.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('e-commerce-cart'))).not.toBeNull()
  await page.clock.install()
  await page.clock.fastForward(10_000)
}

function change(page: Page, command: 'add' | 'clear', times = 1): Promise<void> {
  return page.evaluate(
    ([command, times]) => {
      const { cart } = (window as unknown as ShopWindow).ElectricianElements
      const product = { id: 'fuse', title: 'Fuse' }
      const variant = { id: 'fuse-10', price_in_cents: 100 }
      for (let time = 0; time < times; time++) cart[command]?.(product, variant, 1, null)
    },
    [command, times] as const,
  )
}

/** Expects `count` items on the page and in a new tab, which reads the change log. */
async function expectItems(page: Page, count: number): Promise<void> {
  const name = `Open cart, ${count === 0 ? 'empty' : count === 1 ? '1 item' : `${count} items`}`
  await expect(cartButton(page)).toHaveAccessibleName(name)
  const newTab = await page.context().newPage()
  await newTab.goto(page.url())
  await expect(cartButton(newTab)).toHaveAccessibleName(name)
  await newTab.close()
  await expect(cartButton(page)).toHaveAccessibleName(name)
}
