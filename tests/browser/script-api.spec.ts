import type { Page } from '@playwright/test'
import type { Product } from '../../src/catalog/product.ts'
import { shopElements } from './support/script-tag.ts'
import { addFromCard, drawerOf, mug } from './support/shop.ts'
import { expect, test } from './support/test-page.ts'

declare global {
  interface Window {
    /** The product that the visitor selected last, set by the test's event listener. */
    selectedProduct: Product
  }
}

type Api = NonNullable<Window['ElectricianElements']>

/** Runs a function in the page with the script API as its argument. */
function withApi<Result>(page: Page, run: (api: Api) => Result | Promise<Result>): Promise<Result> {
  return page.evaluate(`(${run})(window.ElectricianElements)`)
}

test('cart.open shows the cart drawer and cart.close hides it', async ({ page, testPage }) => {
  await testPage.open(shopElements)
  await withApi(page, ({ cart }) => cart.open())
  await expect(drawerOf(page)).toBeVisible()
  await withApi(page, ({ cart }) => cart.close())
  await expect(drawerOf(page)).toHaveCount(0)
})

test('cart.checkout opens the checkout page even if the cart was never opened', async ({
  page,
  testPage,
}) => {
  await testPage.open(shopElements)
  await addFromCard(page, mug)
  await page.evaluate(() => {
    void window.ElectricianElements?.cart.checkout()
  })
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeVisible()
})
