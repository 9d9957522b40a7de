import { describe, expect, it } from 'vitest'
import { createDemoStore } from '../../demo/store/handler.ts'
import { withInventory } from '../../src/catalog/stock.ts'
import { getProduct } from '../../src/provider/product-call.ts'
import { createProductList } from '../../src/provider/product-list.ts'
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

describe('the client and the demo store', () => {
  it('agree on a listing: every product is read, none left out', async () => {
    const page = await aShop('demo-listing').listProducts()
    expect(page.products).toHaveLength(page.received)
    expect(page.received).toBeGreaterThan(0)
  })

  it('agree on a catalogue of thousands, page by page', async () => {
    const list = createProductList(aShop('large-pages'))
    const hasMore = () => {
      const state = list.state.getState()
      return state.status === 'loaded' && state.rest === 'waiting'
    }
    await list.load()
    while (hasMore()) await list.loadMore()
    const state = list.state.getState()
    const ids = state.status === 'loaded' ? state.products.map(({ id }) => id) : []
    expect(new Set(ids).size).toBe(5000)
  })

  it('agree on a single product: it has its pictures and the listing’s price', async () => {
    const shop = aShop('demo-single')
    const listed = (await shop.listProducts()).products.find(({ images }) => images.length > 1)
    const single = await getProduct(shop, listed?.id ?? '')
    expect(single.images).toEqual(listed?.images)
    expect(single.price_in_cents).toBe(listed?.price_in_cents)
    expect(single).toHaveProperty('status')
  })

  it('agree on the stock of more products than one call may ask for', async () => {
    const shop = aShop('large-stock')
    const { products } = await shop.listProducts()
    const inventory = await shop.getInventory(products.map(({ id }) => id))
    const variants = products.flatMap((product) => withInventory(product, inventory).variants)
    expect(products.length).toBeGreaterThan(50)
    expect(variants.filter((variant) => variant.manage_inventory && !inventory.has(variant.id))).toEqual([])
  })

  it('agree on a checkout', async () => {
    const shop = aShop('demo-checkout')
    const product = (await shop.listProducts()).products.find(({ purchasable }) => purchasable)
    const inventory = await shop.getInventory([product?.id ?? ''])
    const [variantId = ''] = [...inventory].find(([, quantity]) => quantity !== 0) ?? []
    const { url } = await shop.startCheckout(orderOf(variantId, 1))
    expect(url).toMatch(/^http:\/\/demo\.test\/provider\/checkout\?/)
  })

  it('agree on refusing more than there is', async () => {
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

  it('agree on a product that is not there', async () => {
    const missing = getProduct(aShop('demo-missing'), 'prod_missing')
    await expect(missing).rejects.toMatchObject({ kind: 'http', status: 404 })
  })

  it('agree on a shop that fails', async () => {
    await expect(aShop('failing').listProducts()).rejects.toMatchObject({ kind: 'http', status: 503 })
  })

  it('agree on a shop without products', async () => {
    expect(await aShop('empty').listProducts()).toMatchObject({ products: [], count: 0 })
  })
})
