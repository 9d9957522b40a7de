import type { BrowserContext, Page } from '@playwright/test'
import { addButtonOf, cartButton } from './shop.ts'
import { expect, type TestPage } from './test-page.ts'

/** A product with unlimited stock. */
export const flashlight = 'Pocket Flashlight'
/** The localStorage key of the cart. */
const cartKey = 'e-commerce-cart'
/** Opens a tab with a cart button and a product list, and waits until it is ready. */
export async function openTab(
  testPage: TestPage,
  context: BrowserContext,
  script = testPage.scriptTag(),
): Promise<Page> {
  const tab = await context.newPage()
  await testPage.open('<cart-button></cart-button><store-grid></store-grid>', { script }, tab)
  await expect(addButtonOf(tab, flashlight)).toBeEnabled()
  return tab
}

/** Clicks "Add to Cart" repeatedly without waiting between clicks. */
export async function addQuickly(tab: Page, title: string, times: number): Promise<void> {
  const button = addButtonOf(tab, title)
  await button.click()
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await button.boundingBox()
  if (!box) throw new Error(`${title} is not visible`)
  for (let time = 1; time < times; time++)
    await tab.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Expects these quantities, keyed by product title, in every tab and in storage. */
export async function expectCartInTabs(
  tabs: readonly Page[],
  quantities: Record<string, number>,
): Promise<void> {
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
  }, cartKey)
}
