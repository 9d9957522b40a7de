import type { BrowserContext, Page } from '@playwright/test'
import { addButtonOf, alarm, cartButton } from './support/shop.ts'
import { expect, type Stage, test } from './support/stage.ts'

/** Nobody counts how many there are of it, nor of the alarm. */
const light = 'Pocket Flashlight'
const key = 'e-commerce-cart'
const body = '<cart-button></cart-button><store-grid></store-grid>'

test('eight tabs that add at once end with one cart, which has every piece', async ({ stage, context }) => {
  // Eight hundred presses on a busy machine.
  test.slow()
  const tabs = await openTabs(stage, context, 8)
  await Promise.all(tabs.map((tab) => press(tab, light, 100)))
  await expectAll(tabs, { [light]: 800 })
})

test('tabs that add, step and remove at once agree', async ({ stage, context }) => {
  const tabs = await openTabs(stage, context, 4)
  await Promise.all(
    tabs.map(async (tab, index) => {
      await press(tab, index % 2 ? light : alarm, 25)
      await tab.getByRole('button', { name: /^Open cart/ }).click()
      const steps = tab.getByRole('button', {
        name: index % 2 ? `Increase quantity of ${light}` : `Decrease quantity of ${alarm}`,
      })
      for (let step = 0; step < 10; step++) await steps.click()
    }),
  )
  await expectAll(tabs, { [light]: 70, [alarm]: 30 })
})

test('nothing is lost with tabs that come and go in between', async ({ stage, context }) => {
  const first = await openTab(stage, context)
  const rounds = Array.from({ length: 6 }, async () => {
    const tab = await openTab(stage, context)
    await press(tab, light, 10)
    await tab.close()
  })
  await Promise.all([...rounds, press(first, light, 40)])
  await expectAll([first], { [light]: 100 })
  await first.reload()
  await expectAll([first], { [light]: 100 })
})

test('tabs with different builds of the script agree, and take over what an earlier site writes', async ({
  stage,
  context,
}) => {
  const one = await openTab(stage, context)
  const other = await context.newPage()
  const script = stage.scriptTag().replace('electrician-elements.js', 'electrician-elements.lite.js')
  await stage.open(body, { script }, other)
  await Promise.all([press(one, light, 20), press(other, light, 20)])
  await expectAll([one, other], { [light]: 40 })
  await one.evaluate((name) => {
    const [line] = JSON.parse(localStorage.getItem(name) ?? '[]')
    localStorage.setItem(name, JSON.stringify([{ ...line, quantity: 2 }]))
  }, key)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 2 items')
  await press(other, light, 1)
  await expectAll([one, other], { [light]: 3 })
})

test('a cart that a page has taken away stays away, in every tab', async ({ stage, context }) => {
  const one = await openTab(stage, context)
  const other = await openTab(stage, context)
  await press(one, light, 3)
  await expectAll([one, other], { [light]: 3 })
  await one.evaluate(() => localStorage.clear())
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty')
  await press(other, alarm, 1)
  await expectAll([one, other], { [alarm]: 1 })
})

test('a cart that somebody changes by hand is taken over by all tabs', async ({ stage, context }) => {
  const one = await openTab(stage, context)
  const other = await openTab(stage, context)
  const tabs = [one, other, await openTab(stage, context)]
  await press(one, light, 3)
  await expectAll(tabs, { [light]: 3 })
  await one.evaluate((name) => {
    const text = localStorage.getItem(name) ?? ''
    localStorage.setItem(name, text.replace('"quantity":3', '"quantity":7'))
  }, key)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 7 items')
  await press(one, light, 1)
  await expectAll(tabs, { [light]: 8 })
})

test('a browser whose databases are emptied goes on with the saved copy', async ({ stage, context }) => {
  const one = await openTab(stage, context)
  const other = await openTab(stage, context)
  await press(one, light, 3)
  await expectAll([one, other], { [light]: 3 })
  await one.evaluate(
    (name) =>
      new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done
      }),
    key,
  )
  await press(other, light, 1)
  await press(one, light, 1)
  await expectAll([one, other], { [light]: 5 })
})

async function openTab(stage: Stage, context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await stage.open(body, {}, tab)
  await expect(addButtonOf(tab, light)).toBeEnabled()
  return tab
}

function openTabs(stage: Stage, context: BrowserContext, count: number): Promise<Page[]> {
  return Promise.all(Array.from({ length: count }, () => openTab(stage, context)))
}

/** Presses "Add to Cart" as fast as a mouse can. */
async function press(tab: Page, title: string, times: number): Promise<void> {
  const button = addButtonOf(tab, title)
  await button.click()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await button.boundingBox()
  if (!box) throw new Error(`${title} can’t be seen`)
  for (let time = 1; time < times; time++)
    await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Each tab shows, and the browser keeps, these pieces and no others. */
async function expectAll(tabs: readonly Page[], pieces: Record<string, number>): Promise<void> {
  const count = Object.values(pieces).reduce((sum, each) => sum + each)
  for (const tab of tabs) {
    await expect(cartButton(tab)).toHaveAccessibleName(`Open cart, ${count} item${count === 1 ? '' : 's'}`)
    await expect.poll(() => storedPieces(tab)).toEqual(pieces)
  }
}

function storedPieces(tab: Page): Promise<Record<string, number>> {
  return tab.evaluate((name) => {
    const lines: { product: { title: string }; quantity: number }[] = JSON.parse(
      localStorage.getItem(name) ?? '[]',
    )
    return Object.fromEntries(lines.map(({ product, quantity }) => [product.title, quantity]))
  }, key)
}
