import type { Page } from '@playwright/test'
import { cartButton } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/*
 * The tabs' common list of changes lies in a database, which opens when the browser gets to it. What is put into the cart
 * before that counts once: neither lost, nor counted again by the next page.
 */

const body = '<cart-button></cart-button>'

test('what a page adds before the list is open counts once on the next page', async ({ testPage, page }) => {
  await holdDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 4)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 4 items')
  await page.evaluate(() => sessionStorage.setItem('databases', 'open'))
  await page.reload()
  await expectPieces(page, 4)
  await page.reload()
  await expectPieces(page, 4)
})

test('what a page adds before the list is open is not added again by what comes later', async ({
  testPage,
  page,
}) => {
  await holdDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 1)
  await page.evaluate(() => releaseDatabases())
  await expectPieces(page, 1)
  // More than are remembered of those that have been counted.
  await change(page, 'add', 700)
  await expectPieces(page, 701)
  await change(page, 'clear')
  await expectPieces(page, 0)
})

test('what a page adds before the list is open stays where no text can be kept', async ({
  testPage,
  page,
}) => {
  await holdDatabases(page)
  await page.context().addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await testPage.open(body)
  await change(page, 'add', 2)
  await page.evaluate(() => releaseDatabases())
  await expectPieces(page, 2)
})

test('two tabs that know nothing of each other’s text lose nothing as they open the list', async ({
  testPage,
  page,
}) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await holdDatabases(tab)
    await testPage.open(body, {}, tab)
  }
  await change(page, 'add', 2)
  // A process learns of another's text when the browser gets to it.
  await other.evaluate(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = () => null
    Object.assign(window, {
      releaseTexts() {
        Storage.prototype.getItem = getItem
      },
    })
  })
  await change(other, 'add', 1)
  await other.evaluate(() => releaseTexts())
  for (const tab of [other, page]) await tab.evaluate(() => releaseDatabases())
  await expectPieces(page, 3)
})

test('a cart changed by hand right after is what counts', async ({ testPage, page }) => {
  await holdDatabases(page)
  await testPage.open(body)
  await change(page, 'add', 3)
  await page.evaluate(() => releaseDatabases())
  await expectPieces(page, 3)
  await page.evaluate(() => localStorage.setItem('e-commerce-cart', '[]'))
  await change(page, 'add', 1)
  await expectPieces(page, 1)
})

for (const { how, textFrom, left } of [
  { how: 'emptied by hand', textFrom: () => '[]', left: 0 },
  { how: 'taken away', textFrom: () => null, left: 0 },
  { how: 'put back by hand', textFrom: (saved: string) => saved.trim(), left: 2 },
]) {
  test(`a cart that is ${how} while a tab looks at the list is what counts`, async ({ testPage, page }) => {
    await testPage.open(body)
    await change(page, 'add', 2)
    await expectPieces(page, 2)
    await agedList(page)
    const saved = await page.evaluate(() => localStorage.getItem('e-commerce-cart') ?? '')
    await change(page, 'add', 1)
    await expectPieces(page, 3)
    await page.evaluate(writeDuringLook, textFrom(saved))
    await expectPieces(page, left)
  })
}

test('a cart that a page takes away right after an add stays away', async ({ testPage, page }) => {
  await testPage.open(body)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, empty')
  await agedList(page)
  await change(page, 'add', 1)
  await expectPieces(page, 1)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expectPieces(page, 0)
})

declare function releaseDatabases(): void
declare function releaseTexts(): void

interface ShopWindow {
  ElectricianElements: { cart: Record<string, (...given: unknown[]) => void> }
}

/** Databases answer only once the page says so; after `databases` is noted in the tab, at once. */
async function holdDatabases(page: Page): Promise<void> {
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
      // Looks like a request; whoever asked has it answered later.
      const later = {} as IDBOpenDBRequest
      waiting.push(() => {
        const request = open(...parameters)
        Object.defineProperty(later, 'result', { get: () => request.result })
        request.onupgradeneeded = (event) => later.onupgradeneeded?.(event)
        request.onsuccess = (event) => later.onsuccess?.(event)
      })
      return later
    }
  })
}

/** What a page writes when a look at the list has read the text, and whoever waits for it has not gone on. */
function writeDuringLook(text: string | null): void {
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function (...given) {
    IDBDatabase.prototype.transaction = transaction
    const look = transaction.apply(this, given)
    look.addEventListener('complete', () => {
      if (text === null) localStorage.clear()
      else localStorage.setItem('e-commerce-cart', text)
    })
    return look
  }
  dispatchEvent(new StorageEvent('storage', { key: 'e-commerce-cart', newValue: '' }))
}

/** The list is as old as one of an earlier visit. */
async function agedList(page: Page): Promise<void> {
  // The text is written with it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('e-commerce-cart'))).not.toBeNull()
  await page.clock.install()
  await page.clock.fastForward(10_000)
}

function change(page: Page, what: 'add' | 'clear', times = 1): Promise<void> {
  return page.evaluate(
    ([what, times]) => {
      const { cart } = (window as unknown as ShopWindow).ElectricianElements
      const product = { id: 'fuse', title: 'Fuse' }
      const variant = { id: 'fuse-10', price_in_cents: 100 }
      for (let time = 0; time < times; time++) cart[what]?.(product, variant, 1, null)
    },
    [what, times] as const,
  )
}

/** In the page, and in the tabs' common list: as a tab shows it that is opened now. */
async function expectPieces(page: Page, count: number): Promise<void> {
  const name = `Open cart, ${count === 0 ? 'empty' : count === 1 ? '1 item' : `${count} items`}`
  await expect(cartButton(page)).toHaveAccessibleName(name)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(cartButton(other)).toHaveAccessibleName(name)
  await other.close()
  await expect(cartButton(page)).toHaveAccessibleName(name)
}
