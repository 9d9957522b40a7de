import type { Page } from '@playwright/test'
import { addButtonOf, cartButton } from './support/shop.ts'
import { addQuickly, expectCartInTabs, flashlight, openTab } from './support/tabs.ts'
import { expect, test } from './support/test-page.ts'

test('items that a tab has displayed stay in the cart when the tab’s process is killed', async ({
  testPage,
  context,
}) => {
  const survivor = await openTab(testPage, context)
  let quantity = 0
  for (let round = 0; round < 5; round++) {
    const tab = await openTab(testPage, context)
    await addQuickly(tab, flashlight, 7)
    const shown = await quantityShownBy(tab)
    await crash(tab)
    quantity += 7
    expect(shown).toBe(quantity)
    await addQuickly(survivor, flashlight, 2)
    quantity += 2
    await expectCartInTabs([survivor], { [flashlight]: quantity })
  }
  await survivor.reload()
  await expectCartInTabs([survivor], { [flashlight]: quantity })
})

test('a tab that is killed between clicks loses no items that it has displayed', async ({
  testPage,
  context,
}) => {
  const survivor = await openTab(testPage, context)
  const tab = await openTab(testPage, context)
  const visibleQuantities: number[] = []
  await tab.exposeFunction('reportQuantity', (quantity: number) => void visibleQuantities.push(quantity))
  await tab.evaluate(() => {
    const report = Reflect.get(window, 'reportQuantity') as (quantity: number) => void
    const badge = () => document.querySelector('cart-button')?.shadowRoot?.querySelector('[part=badge]')
    const reportEachFrame = () => {
      report(Number(badge()?.textContent ?? 0))
      requestAnimationFrame(reportEachFrame)
    }
    reportEachFrame()
  })
  let clicks = 0
  const keepClicking = async () => {
    for (;;) {
      clicks += 1
      await addButtonOf(tab, flashlight).click()
    }
  }
  const clicking = expect(keepClicking()).rejects.toThrow(/crashed|closed/)
  await expect.poll(() => visibleQuantities.at(-1)).toBeGreaterThan(10)
  await crash(tab)
  await clicking
  const lastVisible = Math.max(...visibleQuantities)
  await survivor.reload()
  const kept = await quantityShownBy(survivor)
  expect(kept).toBeGreaterThanOrEqual(lastVisible)
  expect(kept).toBeLessThanOrEqual(clicks)
  await expectCartInTabs([survivor], { [flashlight]: kept })
})

/** Crashes the tab's process, which discards all its unfinished work. */
async function crash(tab: Page): Promise<void> {
  const browser = await tab.context().newCDPSession(tab)
  const crashed = tab.waitForEvent('crash')
  // The crashed process cannot respond, so the promise rejects.
  browser.send('Page.crash').catch(() => {})
  await crashed
}

/** Returns the quantity that the tab shows now, without waiting for a change. */
async function quantityShownBy(tab: Page): Promise<number> {
  const name = await cartButton(tab).getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}
