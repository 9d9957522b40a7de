import type { Page } from '@playwright/test'

/** A product in the store's responses. */
export interface WireProduct {
  [field: string]: unknown
  order: number
  variants: { [field: string]: unknown; prices: { currency: { template: string } }[] }[]
}

/** Changes a product in the response for its product page. */
export async function changeProduct(
  page: Page,
  id: string,
  change: (product: WireProduct) => void,
): Promise<void> {
  await page.route(`**/provider/store/*/products/${id}`, async (route) => {
    const response = await route.fetch()
    const { product } = (await response.json()) as { product: WireProduct }
    change(product)
    await route.fulfill({ response, json: { product } })
  })
}

/** Changes the products in the product list, sorted as they appear on the page. */
export async function changeProducts(page: Page, change: (products: WireProduct[]) => void): Promise<void> {
  await page.route('**/store/demo/products', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { products: WireProduct[] }
    list.products.sort((a, b) => a.order - b.order)
    change(list.products)
    await route.fulfill({ response, json: list })
  })
}
