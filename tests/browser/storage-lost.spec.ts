import type { Page } from '@playwright/test'
import { logText, waitForMergedCart } from './support/cart-storage.ts'
import { addFromCard, alarm, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/**
 * Ways in which browser storage can fail while the page is open, and the number of items that remain after a reload. The
 * drawer shows a warning if neither localStorage nor IndexedDB can keep the cart.
 */
const losses = [
  // The change log in IndexedDB still has room for changes that localStorage cannot store.
  { loss: 'localStorage becomes full', lose: [fillLocalStorage], itemsLeft: '3 items' },
  {
    loss: 'localStorage and IndexedDB become full',
    lose: [fillLocalStorage, fillDatabases],
    itemsLeft: '1 item',
  },
  { loss: 'localStorage becomes blocked', lose: [blockLocalStorage], itemsLeft: '3 items' },
  {
    loss: 'localStorage and IndexedDB become blocked',
    lose: [blockLocalStorage, blockDatabases],
    itemsLeft: '1 item',
  },
]

for (const { loss, lose, itemsLeft } of losses) {
  const isKept = !lose.some((step) => [fillDatabases, blockDatabases].includes(step))
  const outcome = isKept ? 'without a warning' : 'and shows a warning'
  test(`the cart keeps working ${outcome} when ${loss}`, async ({ page, testPage }) => {
    await testPage.openShop()
    await addFromCard(page, mug)
    // Merging deletes pending changes, which would free storage space later.
    await waitForMergedCart(page)
    for (const step of lose) await step(page)
    await addFromCard(page, alarm)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
    const drawer = await openCart(page)
    await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug), new RegExp(alarm)])
    await expect(drawer.getByText('it lasts until you leave this page')).toHaveCount(isKept ? 0 : 1)
    await drawer.getByRole('button', { name: `Increase quantity of ${mug}` }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
    await drawer.getByRole('button', { name: `Remove ${alarm}` }).click()
    await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug)])
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toHaveCount(0)
    await addFromCard(page, alarm)
    // If localStorage fails, a cart change is saved only once it is in the change log.
    if (isKept) await expect.poll(() => logText(page)).toContain(alarm)
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName(`Open cart, ${itemsLeft}`)
  })
}

test('cart changes reach other tabs and survive a reload when only IndexedDB is full', async ({
  page,
  testPage,
  context,
}) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await fillDatabases(page)
  await addFromCard(page, alarm)
  const other = await context.newPage()
  await testPage.openShop(other)
  for (const tab of [page, other]) await expect(cartButton(tab)).toHaveAccessibleName('Open cart, 2 items')
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

/** Fills localStorage completely. */
function fillLocalStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    let filler = 'x'.repeat(1_000_000)
    for (let number = 0; filler; number++) {
      try {
        localStorage.setItem(`filler-${number}`, filler)
      } catch {
        filler = filler.slice(0, filler.length / 2)
      }
    }
  })
}

/** Aborts every transaction that adds an entry, as browsers do when the disk is full. */
function fillDatabases(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = function (...given) {
      const request = add.apply(this, given)
      this.transaction.abort()
      this.transaction.commit = () => {}
      return request
    }
  })
}

/** Simulates a visitor who blocks storage in the browser's settings. */
function blockLocalStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
}

function blockDatabases(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
}
