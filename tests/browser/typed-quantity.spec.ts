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

for (const width of [280, 320, 390])
  test(`a quantity of four digits fits at a window width of ${width} px`, async ({ page, testPage }) => {
    await page.setViewportSize({ width, height: 700 })
    await testPage.openProduct('prod_tee')
    const input = page.getByRole('article').getByRole('spinbutton')
    await input.fill('9999')
    const { width: inputWidth = 0, height = 0 } = (await input.boundingBox()) ?? {}
    expect(Math.min(inputWidth, height)).toBeGreaterThanOrEqual(44)
    expect(await input.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
