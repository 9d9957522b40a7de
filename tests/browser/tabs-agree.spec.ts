import type { Page } from '@playwright/test'
import { alarm, cartButton, mug, plug, removeButtonOf } from './support/shop.ts'
import { expect, test } from './support/stage.ts'
import { body, expectAll, key, light, openTab, openTabs, press } from './support/tabs.ts'

/** One for each of eight tabs, which no other tab touches. */
const ownProducts = [
  'Folding Work Light',
  'Breaker Panel Labels',
  'Home Safety Inspection',
  'Home Care Plan',
  'Non-Contact Voltage Tester',
  'Odds and Ends Box',
  plug,
  mug,
]

test('eight tabs that add at once end with one cart that has every item', async ({ stage, context }) => {
  // Hundreds of presses on a busy machine.
  test.slow()
  const tabs = await openTabs(stage, context, 8)
  await Promise.all(tabs.map((tab) => press(tab, light, 40)))
  await expectAll(tabs, { [light]: 320 })
})

test('eight tabs that add, step and remove at once agree', async ({ stage, context }) => {
  test.slow()
  const tabs = await openTabs(stage, context, 8)
  const [first] = tabs as [Page]
  await press(first, alarm, 8)
  await expectAll(tabs, { [alarm]: 8 })
  await Promise.all(
    tabs.map(async (tab, index) => {
      const own = ownProducts[index] as string
      await press(tab, light, 15)
      await press(tab, own, 2)
      await cartButton(tab).click()
      const steps = tab.getByRole('button', {
        name: `${index % 2 ? 'Increase' : 'Decrease'} quantity of ${light}`,
      })
      for (let step = 0; step < 5; step++) await steps.click()
      if (tab === first) await removeButtonOf(tab, alarm).click()
      await removeButtonOf(tab, own).click()
    }),
  )
  await expectAll(tabs, { [light]: 8 * 15 + 4 * 5 - 4 * 5 })
  await first.reload()
  await expectAll([first], { [light]: 120 })
})

test('nothing is lost with tabs that come and go in between', async ({ stage, context }) => {
  // A hundred presses in seven tabs on a busy machine.
  test.slow()
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
