import type { Page } from '@playwright/test'
import { addButtonOf, alarm, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

/** A browser's storage that doesn't answer: what is on the screen must not wait for it. */
const silences: {
  name: string
  before?: (page: Page) => Promise<void>
  during?: (page: Page) => Promise<void>
}[] = [
  { name: 'the list of changes never opens', before: neverOpen },
  { name: 'another tab holds the list of changes', during: holdOpenedList },
]

for (const { name, before, during } of silences) {
  test(`an add is on the screen in the next frame while ${name}`, async ({ page, testPage, context }) => {
    await before?.(page)
    await testPage.openShop()
    await expect(addButtonOf(page, mug)).toBeEnabled()
    const other = await context.newPage()
    testPage.serve('empty.html', { script: '' })
    await other.goto(`${testPage.origin}/empty.html`)
    await during?.(other)
    await page.bringToFront()

    await lookAfterEachPress(page)
    await addButtonOf(page, mug).click()
    await addButtonOf(page, alarm).click()
    await expect.poll(() => looksOf(page)).toEqual(['1: 1', '2: 1, 1'])
    await openCart(page)
    await drawerOf(page)
      .getByRole('button', { name: `Increase quantity of ${mug}` })
      .click()
    await drawerOf(page)
      .getByRole('button', { name: `Remove ${alarm}` })
      .click()
    await expect.poll(() => looksOf(page)).toEqual(['1: 1', '2: 1, 1', '2: 1, 1', '3: 2, 1', '2: 2'])
    await expect(cartItemsIn(drawerOf(page))).toHaveText([new RegExp(mug)])
    await other.close()
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  })
}

/** Writes down what the badge and the open cart's lines say in the frame after each press, before anything else is drawn. */
function lookAfterEachPress(page: Page): Promise<void> {
  return page.evaluate(() => {
    const looks: string[] = []
    Reflect.set(window, 'looks', looks)
    const partsOf = (tag: string, part: string) =>
      Array.from(document.querySelector(tag)?.shadowRoot?.querySelectorAll(`[part=${part}]`) ?? [])
    const look = () => {
      const badge = partsOf('cart-button', 'badge').map((element) => element.textContent)
      const lines = partsOf('cart-drawer', 'line').map(
        (line) => line.querySelector('output')?.textContent ?? line.textContent,
      )
      looks.push(`${badge}${lines.length > 0 ? `: ${lines.join(', ')}` : ''}`)
    }
    addEventListener('click', () => requestAnimationFrame(look), true)
  })
}

function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'looks') as string[])
}

async function neverOpen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
}

/** Once the page has made it. */
async function holdOpenedList(tab: Page): Promise<void> {
  await expect.poll(() => tab.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await holdList(tab)
}

/** Asks for one thing after the other in a transaction, which ends with the tab. */
function holdList(tab: Page): Promise<void> {
  return tab.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('e-commerce-cart')
        opening.onsuccess = () => {
          const list = opening.result
            .transaction('e-commerce-cart', 'readwrite')
            .objectStore('e-commerce-cart')
          const ask = () => {
            done()
            list.count().onsuccess = ask
          }
          ask()
        }
      }),
  )
}
