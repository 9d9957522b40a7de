import { describe, expect, it } from 'vitest'
import { createDemoStore } from '../../demo/store/handler.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'

function aShop(storeId: string) {
  const handler = createDemoStore()
  const settings = { host: 'http://demo.test/provider/', storeId }
  return createStoreClient(settings, { fetch: (input, init) => handler(new Request(input, init)) })
}

describe('store client with the demo store', () => {
  // spec 7.7
  it('decodes every product in the list', async () => {
    const page = await aShop('demo-listing').listProducts()
    expect(page.products).toHaveLength(page.received)
    expect(page.received).toBeGreaterThan(0)
  })

  it('decodes a single product with the images and price from the list', async () => {
    const shop = aShop('demo-single')
    const listed = (await shop.listProducts()).products.find(({ images }) => images.length > 1)
    const single = await getProduct(shop, listed?.id ?? '')
    expect(single.images).toEqual(listed?.images)
    expect(single.price_in_cents).toBe(listed?.price_in_cents)
    expect(single).toHaveProperty('status')
  })
})
