import { pressTabUntilFocused, tabTo } from './support/keyboard.ts'
import { cartButton, cartItemsIn, checkoutButton, drawerOf, toastOf } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

test('a visitor can complete a purchase using only the keyboard', { tag: '@smoke' }, async ({
  page,
  testPage,
}) => {
  await testPage.openShop()
  const tee = page.getByRole('link', { name: 'Crew “Bolt” Tee' })
  await expect(tee).toBeVisible()
  await tabTo(page, tee)
  await page.keyboard.press('Enter')

  const black = page.getByRole('radio', { name: 'Black' })
  await expect(black).toBeVisible()
  await tabTo(page, black)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Amber' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Increase quantity of Crew “Bolt” Tee' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('9 in stock!')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Add to Cart' }))
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('2 x Crew “Bolt” Tee (Amber) added.')

  await tabTo(page, cartButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  await tabTo(page, drawerOf(page).getByRole('button', { name: /^Decrease quantity/ }))
  await page.keyboard.press('Space')
  await expect(cartItemsIn(drawerOf(page)).getByRole('status')).toHaveText('1')
  await tabTo(page, checkoutButton(drawerOf(page)))
  await page.keyboard.press('Enter')

  const pay = page.getByRole('button', { name: 'Pay' })
  await expect(pay).toBeVisible()
  await pressTabUntilFocused(page, pay)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible()
})
