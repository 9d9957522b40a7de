import type { Page } from '@playwright/test'
import { alarm, cartButton, mug, plug, removeButtonOf } from './support/shop.ts'
import {
  addQuickly,
  cartKey,
  expectCartInTabs,
  flashlight,
  openTab,
  openTabs,
  tabBody,
} from './support/tabs.ts'
import { expect, test } from './support/test-page.ts'

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

test('eight tabs that add at once end with one cart that has every item', async ({ testPage, context }) => {
  // Hundreds of presses on a busy machine.
  test.slow()
  const tabs = await openTabs(testPage, context, 8)
  await Promise.all(tabs.map((tab) => addQuickly(tab, flashlight, 40)))
  await expectCartInTabs(tabs, { [flashlight]: 320 })
})

test('eight tabs that add, step and remove at once agree', async ({ testPage, context }) => {
  test.slow()
  const tabs = await openTabs(testPage, context, 8)
  const [first] = tabs as [Page]
  await addQuickly(first, alarm, 8)
  await expectCartInTabs(tabs, { [alarm]: 8 })
  await Promise.all(
    tabs.map(async (tab, index) => {
      const own = ownProducts[index] as string
      await addQuickly(tab, flashlight, 15)
      await addQuickly(tab, own, 2)
      await cartButton(tab).click()
      const steps = tab.getByRole('button', {
        name: `${index % 2 ? 'Increase' : 'Decrease'} quantity of ${flashlight}`,
      })
      for (let step = 0; step < 5; step++) await steps.click()
      if (tab === first) await removeButtonOf(tab, alarm).click()
      await removeButtonOf(tab, own).click()
    }),
  )
  await expectCartInTabs(tabs, { [flashlight]: 8 * 15 + 4 * 5 - 4 * 5 })
  await first.reload()
  await expectCartInTabs([first], { [flashlight]: 120 })
})

test('nothing is lost with tabs that come and go in between', async ({ testPage, context }) => {
  // A hundred presses in seven tabs on a busy machine.
  test.slow()
  const first = await openTab(testPage, context)
  const rounds = Array.from({ length: 6 }, async () => {
    const tab = await openTab(testPage, context)
    await addQuickly(tab, flashlight, 10)
    await tab.close()
  })
  await Promise.all([...rounds, addQuickly(first, flashlight, 40)])
  await expectCartInTabs([first], { [flashlight]: 100 })
  await first.reload()
  await expectCartInTabs([first], { [flashlight]: 100 })
})

test('tabs with different builds of the script agree, and take over what an earlier site writes', async ({
  testPage,
  context,
}) => {
  const one = await openTab(testPage, context)
  const other = await context.newPage()
  const script = testPage.scriptTag().replace('electrician-elements.js', 'electrician-elements.lite.js')
  await testPage.open(tabBody, { script }, other)
  await Promise.all([addQuickly(one, flashlight, 20), addQuickly(other, flashlight, 20)])
  await expectCartInTabs([one, other], { [flashlight]: 40 })
  await one.evaluate((name) => {
    const [line] = JSON.parse(localStorage.getItem(name) ?? '[]')
    localStorage.setItem(name, JSON.stringify([{ ...line, quantity: 2 }]))
  }, cartKey)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 2 items')
  await addQuickly(other, flashlight, 1)
  await expectCartInTabs([one, other], { [flashlight]: 3 })
})

test('a cart that a page has taken away stays away, in every tab', async ({ testPage, context }) => {
  const one = await openTab(testPage, context)
  const other = await openTab(testPage, context)
  await addQuickly(one, flashlight, 3)
  await expectCartInTabs([one, other], { [flashlight]: 3 })
  await one.evaluate(() => localStorage.clear())
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty')
  await addQuickly(other, alarm, 1)
  await expectCartInTabs([one, other], { [alarm]: 1 })
})

test('a cart that somebody changes by hand is taken over by all tabs', async ({ testPage, context }) => {
  const one = await openTab(testPage, context)
  const other = await openTab(testPage, context)
  const tabs = [one, other, await openTab(testPage, context)]
  await addQuickly(one, flashlight, 3)
  await expectCartInTabs(tabs, { [flashlight]: 3 })
  await one.evaluate((name) => {
    const text = localStorage.getItem(name) ?? ''
    localStorage.setItem(name, text.replace('"quantity":3', '"quantity":7'))
  }, cartKey)
  await expect(cartButton(other)).toHaveAccessibleName('Open cart, 7 items')
  await addQuickly(one, flashlight, 1)
  await expectCartInTabs(tabs, { [flashlight]: 8 })
})

test('a browser whose databases are emptied goes on with the saved copy', async ({ testPage, context }) => {
  const one = await openTab(testPage, context)
  const other = await openTab(testPage, context)
  await addQuickly(one, flashlight, 3)
  await expectCartInTabs([one, other], { [flashlight]: 3 })
  await one.evaluate(
    (name) =>
      new Promise((done) => {
        indexedDB.deleteDatabase(name).onsuccess = done
      }),
    cartKey,
  )
  await addQuickly(other, flashlight, 1)
  await addQuickly(one, flashlight, 1)
  await expectCartInTabs([one, other], { [flashlight]: 5 })
})
