import type { Page } from '@playwright/test'
import { addButtonOf, cartButton } from './support/shop.ts'
import { addQuickly, expectCartInTabs, flashlight, openTab } from './support/tabs.ts'
import { expect, test } from './support/test-page.ts'

test('what tabs have shown is kept when their processes are killed', async ({ testPage, context }) => {
  const staying = await openTab(testPage, context)
  let quantity = 0
  for (let round = 0; round < 5; round++) {
    const tab = await openTab(testPage, context)
    await addQuickly(tab, flashlight, 7)
    const shown = await quantityShownBy(tab)
    await kill(tab)
    quantity += 7
    expect(shown).toBe(quantity)
    await addQuickly(staying, flashlight, 2)
    quantity += 2
    await expectCartInTabs([staying], { [flashlight]: quantity })
  }
  await staying.reload()
  await expectCartInTabs([staying], { [flashlight]: quantity })
})

test('of a tab that is killed between presses nothing is lost that was seen', async ({
  testPage,
  context,
}) => {
  const staying = await openTab(testPage, context)
  const tab = await openTab(testPage, context)
  const seen: number[] = []
  await tab.exposeFunction('tellSeen', (quantity: number) => void seen.push(quantity))
  await tab.evaluate(() => {
    const tell = Reflect.get(window, 'tellSeen') as (quantity: number) => void
    const badge = () => document.querySelector('cart-button')?.shadowRoot?.querySelector('[part=badge]')
    const tellEachFrame = () => {
      tell(Number(badge()?.textContent ?? 0))
      requestAnimationFrame(tellEachFrame)
    }
    tellEachFrame()
  })
  let pressed = 0
  const pressing = async () => {
    for (;;) {
      pressed += 1
      await addButtonOf(tab, flashlight).click()
    }
  }
  // Ends with the tab.
  const ending = expect(pressing()).rejects.toThrow(/crashed|closed/)
  await expect.poll(() => seen.at(-1)).toBeGreaterThan(10)
  await kill(tab)
  await ending
  const atLast = Math.max(...seen)
  await staying.reload()
  const kept = await quantityShownBy(staying)
  expect(kept).toBeGreaterThanOrEqual(atLast)
  expect(kept).toBeLessThanOrEqual(pressed)
  await expectCartInTabs([staying], { [flashlight]: kept })
})

/** Its process is gone, with all that it had under way. */
async function kill(tab: Page): Promise<void> {
  const browser = await tab.context().newCDPSession(tab)
  const isGone = tab.waitForEvent('crash')
  // Nobody is left to answer.
  browser.send('Page.crash').catch(() => {})
  await isGone
}

/** As it stands on the screen at this moment. */
async function quantityShownBy(tab: Page): Promise<number> {
  const name = await cartButton(tab).getAttribute('aria-label')
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
}
