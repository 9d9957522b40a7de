import type { Page } from '@playwright/test'
import { addFromCard, alarm, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/** Ways to lose the browser's storage while the page is open, and how many of three items a reload finds. */
const losses = [
  // What has no room there has it in the list of changes.
  { name: 'its texts are full', losing: [fillTexts], left: '3 items' },
  { name: 'all of it is full', losing: [fillTexts, fillDatabases], left: '1 item' },
  { name: 'its texts are forbidden', losing: [forbidTexts], left: '3 items' },
  { name: 'all of it is forbidden', losing: [forbidTexts, forbidDatabases], left: '1 item' },
]

for (const { name, losing, left } of losses) {
  test(`where ${name} while the page is open, the cart goes on and says so`, async ({ page, testPage }) => {
    await testPage.openShop()
    await addFromCard(page, mug)
    // A pending change is deleted once it is merged, which would make room again.
    await expect.poll(() => pendingChanges(page)).toEqual([])
    for (const lose of losing) await lose(page)
    await addFromCard(page, alarm)
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
    const drawer = await openCart(page)
    await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug), new RegExp(alarm)])
    await expect(drawer.getByText('it lasts until you leave this page')).toBeVisible()
    await drawer.getByRole('button', { name: `Increase quantity of ${mug}` }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
    await drawer.getByRole('button', { name: `Remove ${alarm}` }).click()
    await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug)])
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toHaveCount(0)
    await addFromCard(page, alarm)
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName(`Open cart, ${left}`)
  })
}

test('where only databases are full, other tabs and the next page have the cart all the same', async ({
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

function pendingChanges(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('e-commerce-cart-change-')),
  )
}

/** To the last letter. */
function fillTexts(page: Page): Promise<void> {
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

/** Browsers find out at a transaction's end, and drop it. */
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

/** As a visitor does in the browser's settings. */
function forbidTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
}

function forbidDatabases(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
}
