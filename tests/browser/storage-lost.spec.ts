import type { Page } from '@playwright/test'
import { addFromCard, alarm, cartButton, cartItemsIn, drawerOf, mug, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('the cart keeps working and shows a warning when localStorage becomes full', async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  await addFromCard(page, mug)
  await fillLocalStorage(page)
  await addFromCard(page, alarm)
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 2 items')
  const drawer = await openCart(page)
  await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug), new RegExp(alarm)])
  await expect(drawer.getByText('it lasts until you leave this page')).toBeVisible()
  await drawer.getByRole('button', { name: `Increase quantity of ${mug}` }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Open cart, 3 items')
  await drawer.getByRole('button', { name: `Remove ${alarm}` }).click()
  await expect(cartItemsIn(drawer)).toHaveText([new RegExp(mug)])
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await addFromCard(page, alarm)
  // The items that were saved before are not lost.
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName(/^Open cart, [1-3] items?$/)
})

/** Fills localStorage completely. */
function fillLocalStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    let filler = 'x'.repeat(1_000_000)
    for (let number = 0; filler; number++) {
      try {
        localStorage.setItem(`filler-${number}`, filler)
      } catch {
        filler = filler.slice(0, filler.length / 2)
      }
    }
  })
}
