import type { Page } from '@playwright/test'
import { addButtonOf, alarm, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('cart changes appear on screen in the next frame', async ({ page, testPage }) => {
  await testPage.openShop()
  await expect(addButtonOf(page, mug)).toBeEnabled()
  // The content of a closed cart renders when the visitor is about to open it.
  await cartButton(page).hover()
  await expect(page.getByText('Your cart is empty.')).toBeAttached()

  await recordCartAfterEachChange(page)
  await addButtonOf(page, mug).click()
  await addButtonOf(page, alarm).click()
  await expect.poll(() => recordedCarts(page)).toEqual(['1: 1', '2: 1, 1'])
  await openCart(page)
  await drawerOf(page)
    .getByRole('button', { name: `Increase quantity of ${mug}` })
    .click()
  await drawerOf(page)
    .getByRole('button', { name: `Remove ${alarm}` })
    .click()
  await expect.poll(() => recordedCarts(page)).toEqual(['1: 1', '2: 1, 1', '3: 2, 1', '2: 2'])
  await expect(cartItemsIn(drawerOf(page))).toHaveText([new RegExp(mug)])
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
})

/** Records the text of the cart badge and the quantities in the open cart in the first frame after each change. */
function recordCartAfterEachChange(page: Page): Promise<void> {
  return page.evaluate(() => {
    const records: string[] = []
    Reflect.set(window, 'cartRecords', records)
    const partsOf = (element: string, part: string) =>
      Array.from(document.querySelector(element)?.shadowRoot?.querySelectorAll(`[part=${part}]`) ?? [])
    const record = () => {
      const badge = partsOf('cart-button', 'badge').map((element) => element.textContent)
      const lines = partsOf('cart-drawer', 'line').map(
        (line) => line.querySelector('output')?.textContent ?? line.textContent,
      )
      records.push(`${badge}${lines.length > 0 ? `: ${lines.join(', ')}` : ''}`)
    }
    document.addEventListener('cart-change', () => requestAnimationFrame(record))
  })
}

function recordedCarts(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'cartRecords') as string[])
}
