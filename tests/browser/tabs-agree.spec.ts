import { scripts } from '../support/scripts.ts'
import { scriptTag } from './support/script-tag.ts'
import { cartButton } from './support/shop.ts'
import { addQuickly, expectCartInTabs, flashlight, openTab } from './support/tabs.ts'
import { expect, test } from './support/test-page.ts'

// `tests/unit/cart-shared.test.ts` covers other changes and other orders of messages.

test('eight tabs that add items at the same time end up with one cart that contains every item', async ({
  testPage,
  context,
}) => {
  // A hundred clicks take a long time on a busy machine.
  test.slow()
  const tabs = await Promise.all(Array.from({ length: 8 }, () => openTab(testPage, context)))
  await Promise.all(tabs.map((tab) => addQuickly(tab, flashlight, 15)))
  await expectCartInTabs(tabs, { [flashlight]: 120 })
})

test('a tab with the React script and one with the lite script share a cart', async ({
  testPage,
  context,
}) => {
  const react = await openTab(testPage, context, scriptTag('defer', scripts.react))
  const lite = await openTab(testPage, context, scriptTag('defer'))
  await Promise.all([addQuickly(react, flashlight, 1), addQuickly(lite, flashlight, 20)])
  await expectCartInTabs([react, lite], { [flashlight]: 21 })
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

test('items that a tab has displayed stay in the cart when the tab’s process is killed', async ({
  testPage,
  context,
}) => {
  const survivor = await openTab(testPage, context)
  let quantity = 0
  for (let round = 0; round < 5; round++) {
    const tab = await openTab(testPage, context)
    await addQuickly(tab, flashlight, 7)
    // Reads what the tab shows now, without waiting for a change.
    const name = await cartButton(tab).getAttribute('aria-label')
    const browser = await context.newCDPSession(tab)
    const crashed = tab.waitForEvent('crash')
    // The crashed process cannot respond, so the promise rejects.
    browser.send('Page.crash').catch(() => {})
    await crashed
    quantity += 7
    expect(name).toContain(`${quantity} item`)
    await addQuickly(survivor, flashlight, 2)
    quantity += 2
    await expectCartInTabs([survivor], { [flashlight]: quantity })
  }
  await survivor.reload()
  await expectCartInTabs([survivor], { [flashlight]: quantity })
})
