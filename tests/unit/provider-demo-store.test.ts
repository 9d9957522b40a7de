import { describe, expect, it } from 'vitest'
import { createDemoStore } from '../../demo/store/handler.ts'
import { withInventory } from '../../src/catalog/stock.ts'
import { createProductList } from '../../src/provider/product-list.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'

function aShop(storeId: string) {
  const handler = createDemoStore()
  const settings = { host: 'http://demo.test/provider/', storeId }
  return createStoreClient(settings, { fetch: (input, init) => handler(new Request(input, init)) })
}

const orderOf = (variant_id: string, quantity: number) => ({
  items: [{ variant_id, quantity }],
  successUrl: 'http://demo.test/success',
  cancelUrl: 'http://demo.test/store',
  timeZone: 'Europe/Paris',
})

describe('store client with the demo store', () => {
  // spec 7.7
  it('decodes every product in the list', async () => {
    const page = await aShop('demo-listing').listProducts()
    expect(page.products).toHaveLength(page.received)
    expect(page.received).toBeGreaterThan(0)
  })

  it('loads a catalog of 5,000 products page by page', async () => {
    const list = createProductList(aShop('large-pages'))
    const hasMore = () => {
      const state = list.state.getState()
      return state.status === 'loaded' && state.value.nextPage === 'idle'
    }
    await list.preload()
    while (hasMore()) await list.loadMore()
    const state = list.state.getState()
    const ids = state.status === 'loaded' ? state.value.products.map(({ id }) => id) : []
    expect(new Set(ids).size).toBe(5000)
  })

  it('decodes a single product with the images and price from the list', async () => {
    const shop = aShop('demo-single')
    const listed = (await shop.listProducts()).products.find(({ images }) => images.length > 1)
    const single = await getProduct(shop, listed?.id ?? '')
    expect(single.images).toEqual(listed?.images)
    expect(single.price_in_cents).toBe(listed?.price_in_cents)
    expect(single).toHaveProperty('status')
  })

  it('looks up the stock of more products than one request allows', async () => {
    const shop = aShop('large-stock')
    const { products } = await shop.listProducts()
    const inventory = await shop.getInventory(products.map(({ id }) => id))
    const variants = products.flatMap((product) => withInventory(product, inventory).variants)
    expect(products.length).toBeGreaterThan(50)
    expect(variants.filter((variant) => variant.manage_inventory && !inventory.has(variant.id))).toEqual([])
  })

  it('starts a checkout', async () => {
    const shop = aShop('demo-checkout')
    const product = (await shop.listProducts()).products.find(({ purchasable }) => purchasable)
    const inventory = await shop.getInventory([product?.id ?? ''])
    const [variantId = ''] = [...inventory].find(([, quantity]) => quantity !== 0) ?? []
    const { url } = await shop.startCheckout(orderOf(variantId, 1))
    expect(url).toMatch(/^http:\/\/demo\.test\/provider\/checkout\?/)
  })

  it('reports insufficient inventory when an order exceeds the stock', async () => {
    const shop = aShop('demo-refusal')
    const { products } = await shop.listProducts()
    const managed = products
      .filter(({ purchasable }) => purchasable)
      .flatMap(({ variants }) => variants)
      .find((variant) => variant.manage_inventory)
    const checkout = shop.startCheckout(orderOf(managed?.id ?? '', 100_000))
    await expect(checkout).rejects.toMatchObject({
      kind: 'http',
      status: 400,
      code: 'insufficient_inventory',
    })
  })

  it('reports a missing product with status 404', async () => {
    const missing = getProduct(aShop('demo-missing'), 'prod_missing')
    await expect(missing).rejects.toMatchObject({ kind: 'http', status: 404 })
  })

  it('reports a failing store with status 503', async () => {
    await expect(aShop('failing').listProducts()).rejects.toMatchObject({ kind: 'http', status: 503 })
  })

  it('returns an empty list for a store without products', async () => {
    expect(await aShop('empty').listProducts()).toMatchObject({ products: [], count: 0 })
  })
})
