import type { BrowserContext, Page } from '@playwright/test'
import { addButtonOf, cartButton } from './shop.ts'
import { expect, type Stage } from './stage.ts'

/** Nobody counts how many there are of it, nor of the alarm. */
export const light = 'Pocket Flashlight'
export const key = 'e-commerce-cart'
export const body = '<cart-button></cart-button><store-grid></store-grid>'

export async function openTab(stage: Stage, context: BrowserContext): Promise<Page> {
  const tab = await context.newPage()
  await stage.open(body, {}, tab)
  await expect(addButtonOf(tab, light)).toBeEnabled()
  return tab
}

export function openTabs(stage: Stage, context: BrowserContext, count: number): Promise<Page[]> {
  return Promise.all(Array.from({ length: count }, () => openTab(stage, context)))
}

/** Presses "Add to Cart" as fast as a mouse can. */
export async function press(tab: Page, title: string, times: number): Promise<void> {
  const button = addButtonOf(tab, title)
  await button.click()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await button.boundingBox()
  if (!box) throw new Error(`${title} can’t be seen`)
  for (let time = 1; time < times; time++)
    await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Expects these quantities, by product title, in every tab and in storage. */
export async function expectAll(tabs: readonly Page[], quantities: Record<string, number>): Promise<void> {
  const count = Object.values(quantities).reduce((sum, each) => sum + each)
  for (const tab of tabs) {
    await expect(cartButton(tab)).toHaveAccessibleName(`Open cart, ${count} item${count === 1 ? '' : 's'}`)
    await expect.poll(() => storedQuantities(tab)).toEqual(quantities)
  }
}

function storedQuantities(tab: Page): Promise<Record<string, number>> {
  return tab.evaluate((name) => {
    const lines: { product: { title: string }; quantity: number }[] = JSON.parse(
      localStorage.getItem(name) ?? '[]',
    )
    return Object.fromEntries(lines.map(({ product, quantity }) => [product.title, quantity]))
  }, key)
}
