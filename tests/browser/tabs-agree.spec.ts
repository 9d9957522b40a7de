import type { Page } from '@playwright/test'
import { alarm, cartButton, removeButtonOf } from './support/shop.ts'
import { addQuickly, expectCartInTabs, flashlight, openTab, openTabs, tabBody } from './support/tabs.ts'
import { expect, test } from './support/test-page.ts'

/** One product per tab, which only that tab adds and removes. */
const productPerTab = [
  'Folding Work Light',
  'Breaker Panel Labels',
  'Portable Power Station, 1,000 Wh',
  'Home Care Plan',
]

test('eight tabs that add items at the same time end up with one cart that contains every item', async ({
  testPage,
  context,
}) => {
  // A hundred clicks take a long time on a busy machine.
  test.slow()
  const tabs = await openTabs(testPage, context, 8)
  await Promise.all(tabs.map((tab) => addQuickly(tab, flashlight, 15)))
  await expectCartInTabs(tabs, { [flashlight]: 120 })
})

test('four tabs that change the cart at the same time end up with the same cart', async ({
  testPage,
  context,
}) => {
  test.slow()
  const tabs = await openTabs(testPage, context, 4)
  const [first] = tabs as [Page]
  await addQuickly(first, alarm, 3)
  await expectCartInTabs(tabs, { [alarm]: 3 })
  await Promise.all(
    tabs.map(async (tab, index) => {
      const ownProduct = productPerTab[index] as string
      await addQuickly(tab, flashlight, 8)
      await addQuickly(tab, ownProduct, 2)
      await cartButton(tab).click()
      const stepButton = tab.getByRole('button', {
        name: `${index % 2 ? 'Increase' : 'Decrease'} quantity of ${flashlight}`,
      })
      for (let step = 0; step < 5; step++) await stepButton.click()
      if (tab === first) await removeButtonOf(tab, alarm).click()
      await removeButtonOf(tab, ownProduct).click()
    }),
  )
  await expectCartInTabs(tabs, { [flashlight]: 4 * 8 + 2 * 5 - 2 * 5 })
  await first.reload()
  await expectCartInTabs([first], { [flashlight]: 32 })
})

test('no items are lost when tabs open, add items and close at the same time', async ({
  testPage,
  context,
}) => {
  // Fifty clicks in seven tabs take a long time on a busy machine.
  test.slow()
  const first = await openTab(testPage, context)
  const rounds = Array.from({ length: 6 }, async () => {
    const tab = await openTab(testPage, context)
    await addQuickly(tab, flashlight, 5)
    await tab.close()
  })
  await Promise.all([...rounds, addQuickly(first, flashlight, 20)])
  await expectCartInTabs([first], { [flashlight]: 50 })
  await first.reload()
  await expectCartInTabs([first], { [flashlight]: 50 })
})

test('a tab with the React script and one with the lite script share a cart', async ({
  testPage,
  context,
}) => {
  const one = await openTab(testPage, context)
  const other = await context.newPage()
  const script = testPage.scriptTag().replace('electrician-elements.js', 'electrician-elements.lite.js')
  await testPage.open(tabBody, { script }, other)
  await Promise.all([addQuickly(one, flashlight, 20), addQuickly(other, flashlight, 20)])
  await expectCartInTabs([one, other], { [flashlight]: 40 })
})

test('clearing localStorage empties the cart in every tab', async ({ testPage, context }) => {
  const one = await openTab(testPage, context)
  const other = await openTab(testPage, context)
  await addQuickly(one, flashlight, 3)
  await expectCartInTabs([one, other], { [flashlight]: 3 })
  // The tabs store their cart again if it is deleted shortly after a change.
  await expect(async () => {
    await one.evaluate(() => localStorage.clear())
    await expect(cartButton(other)).toHaveAccessibleName('Open cart, empty', { timeout: 3000 })
  }).toPass()
  await addQuickly(other, alarm, 1)
  await expectCartInTabs([one, other], { [alarm]: 1 })
})
