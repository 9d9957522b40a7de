import { cartItemsIn, openCart } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

const lines = [1, 2].map((number) => ({
  product: { id: `p${number}`, title: `Cable ${number}` },
  variant: {
    id: `v${number}`,
    title: 'Black',
    price_in_cents: 199,
    currency_info: { code: 'usd', symbol: '$', template: null },
  },
  quantity: 1,
}))

test('a quantity can be typed in the cart, and Escape restores it without closing the cart', async ({
  page,
  testPage,
}) => {
  await page.addInitScript((text) => localStorage.setItem('e-commerce-cart', text), JSON.stringify(lines))
  await testPage.open('<cart-button></cart-button><cart-drawer></cart-drawer>')
  const drawer = await openCart(page)
  const input = drawer.getByRole('spinbutton', { name: 'Quantity of Cable 1, Black' })
  await input.click()
  await page.keyboard.type('250')
  await page.keyboard.press('Escape')
  await expect(input).toHaveValue('1')
  await expect(drawer).toBeVisible()
  await page.keyboard.type('250')
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await expect(cartItemsIn(drawer).first()).toContainText('× 250 = $497.50')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})
