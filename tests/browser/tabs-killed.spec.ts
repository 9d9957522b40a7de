import type { Page } from '@playwright/test'
import { addButtonOf, cartButton } from './support/shop.ts'
import { expect, test } from './support/stage.ts'
import { expectAll, light, openTab, press } from './support/tabs.ts'

test('what tabs have shown is kept when their processes are killed', async ({ stage, context }) => {
  const staying = await openTab(stage, context)
  let quantity = 0
  for (let round = 0; round < 5; round++) {
    const tab = await openTab(stage, context)
    await press(tab, light, 7)
    const shown = await quantityShownBy(tab)
    await kill(tab)
    quantity += 7
    expect(shown).toBe(quantity)
    await press(staying, light, 2)
    quantity += 2
    await expectAll([staying], { [light]: quantity })
  }
  await staying.reload()
  await expectAll([staying], { [light]: quantity })
})

test('of a tab that is killed between presses nothing is lost that was seen', async ({ stage, context }) => {
  const staying = await openTab(stage, context)
  const tab = await openTab(stage, context)
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
      await addButtonOf(tab, light).click()
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
  await expectAll([staying], { [light]: kept })
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
