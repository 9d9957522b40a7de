import '../../../src/stores/shopify/store.ts'
import { describe, expect, it, vi } from 'vitest'
import { srcSetOf } from '../../../src/catalog/resized-image.ts'
import { createCheckout } from '../../../src/provider/checkouts.ts'
import { registeredStore } from '../../../src/provider/registered-stores.ts'
import { getProduct, productFor } from '../../../src/provider/single-product.ts'
import { createStoreClient, type StoreClient } from '../../../src/provider/store-client.ts'
import { LANGUAGES, languageCode } from '../../../src/stores/shopify/language-code.ts'
import { allPages } from '../../../src/stores/shopify/paging.ts'
import * as queries from '../../../src/stores/shopify/queries.ts'
import { problemsOf } from '../../stores/published-schema.mjs'
import { aShopProduct, aShopVariant } from '../../stores/shopify-products.ts'
import { createShopifyStandIn, type ShopifyStandIn } from '../../stores/shopify-stand-in.ts'

const { VERSION: _, ...texts } = queries
const order = { successUrl: 'https://a.example/ok', cancelUrl: 'https://a.example/', timeZone: 'UTC' }
let shop: ShopifyStandIn

/** Connects a client to a shop. By default, the page has no token. */
function connect(
  details: Record<string, string> = {},
  standIn = createShopifyStandIn(),
  host = 'https://volt.myshopify.com',
): StoreClient {
  shop = standIn
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => shop.send(new Request(url, init)))
  return createStoreClient({ host, storeId: 'volt', type: 'shopify', details })
}

const withToken = { storeToken: 'public-token' }
const buy = (client: StoreClient, variant_id: string, quantity = 1) =>
  createCheckout(client, { items: [{ variant_id, quantity }], ...order })

describe('the queries for Shopify', () => {
  it.each(Object.entries(texts))('%s is valid according to the published schema', (_name, query) => {
    expect(problemsOf(query)).toEqual([])
    expect(problemsOf(query.replace(/quantityAvailable/g, ''))).toEqual([])
  })

  it.each([
    ['pt', 'PT_BR'],
    ['pt-PT', 'PT_PT'],
    ['zh', 'ZH_CN'],
    ['zh-Hant-HK', 'ZH_TW'],
    ['de-CH', 'DE'],
    ['constructor', null],
  ])('use for the language “%s” the code %s', (tag, code) => {
    expect(languageCode(tag)).toBe(code)
  })

  it('use only languages of the published schema', () => {
    for (const code of [...LANGUAGES.split(' '), 'PT_BR', 'PT_PT', 'ZH_CN', 'ZH_TW'])
      expect(problemsOf(`query @inContext(language:${code}){shop{name}}`), code).toEqual([])
  })

  it('an unknown field is a problem', () => {
    expect(problemsOf(texts.CART.replace('{id}', '{total}'))).not.toEqual([])
  })
})

describe('products from Shopify', () => {
  it('sends no token and asks for no quantities by default', async () => {
    const client = connect()
    const send = vi.spyOn(shop, 'send')
    await client.listProducts()
    for (const [request] of send.mock.calls)
      expect(request.headers.has('X-Shopify-Storefront-Access-Token')).toBe(false)
    const mug = await productFor(client, '1001').productWithStock('1001')
    expect(mug?.variants[0]).toMatchObject({ manage_inventory: false, price_formatted: '€16.00' })
  })

  it('loads all 300 variants of a product within the cost limit', async () => {
    const product = await getProduct(connect(), 'work-shirt')
    expect(product.id).toBe('1002')
    expect(new Set(product.variants.map(({ id }) => id)).size).toBe(300)
    expect(product.options.map(({ title }) => title)).toEqual(['Größe', 'Farbe'])
    expect(Math.max(...shop.costs)).toBeLessThanOrEqual(1000)
  })

  it('lists the cheapest variant even if it is not among the first', async () => {
    const { products } = await connect().listProducts({ 'ids[]': ['1002'] })
    expect(products[0]?.variants.map(({ price_in_cents }) => price_in_cents)).toContain(1990)
  })

  it('lists the first available variant of a product whose first variants are sold out', async () => {
    const variants = Array.from({ length: 30 }, (_, index) =>
      aShopVariant({ id: `${index}`, title: `Nr. ${index}`, units: index < 20 ? 0 : 3 }),
    )
    const client = connect(withToken, createShopifyStandIn([aShopProduct({ id: '1', variants })]))
    const [product] = (await client.listProducts()).products
    expect(product?.variants.map(({ id }) => id)).toContain('20')
    const stock = await client.getInventory(['1'])
    expect(stock.size).toBe(30)
    expect(stock.get('29')).toBe(3)
  })

  it('keeps the quantities of a product with many variants when the page also lists it', async () => {
    const client = connect(withToken)
    await client.listProducts({ 'ids[]': ['1002', '1001'] })
    expect((await client.getInventory(['1002', '1001'])).get('20299')).toBe(7)
  })

  it('shows a sale only if the earlier price is higher', async () => {
    const client = connect()
    expect((await getProduct(client, '1004')).variants[0]).toMatchObject({
      price_in_cents: 4000,
      sale_price_in_cents: 2500,
    })
    expect((await getProduct(client, '1005')).variants[0]).toMatchObject({
      price_in_cents: 2500,
      sale_price_in_cents: null,
    })
  })

  it('uses the currency of the region with its number of decimals', async () => {
    const [variant] = (await getProduct(connect({ storeRegion: 'jp' }), '1001')).variants
    expect(variant).toMatchObject({ price_in_cents: 2400, price_formatted: '¥2400' })
  })

  it.each([
    ['de', 'Kupferbecher'],
    ['de-AT', 'Kupferbecher'],
    ['en', 'Ωμ κούπα'],
    ['tlh', 'Ωμ κούπα'],
    ['', 'Ωμ κούπα'],
  ])('has its texts in the language “%s” of the page', async (language, title) => {
    const client = connect({ language })
    expect((await client.listProducts({ 'ids[]': ['1001'] })).products[0]?.title).toBe(title)
    expect((await getProduct(client, '1001')).title).toBe(title)
  })

  it('sorts the list anew for another language', async () => {
    await connect({ language: 'en' }).listProducts()
    const { products } = await connect({ language: 'de' }).listProducts({ offset: 3, limit: 1 })
    expect(products.map(({ title }) => title)).toEqual(['Kupferbecher'])
  })

  it('has no options and no variant title for a product without options', async () => {
    const { options, variants, title } = await getProduct(connect(), '1001')
    expect(options).toEqual([])
    expect(variants[0]?.title).toBe(title)
  })

  it('does not sell gift cards and subscriptions', async () => {
    const client = connect()
    expect((await getProduct(client, '1006')).purchasable).toBe(false)
    expect((await getProduct(client, '1007')).type).toBe('subscription')
  })

  it('does not limit variants that are on backorder or not counted', async () => {
    const client = connect(withToken)
    for (const id of ['1008', '1009'])
      expect((await getProduct(client, id)).variants[0]?.manage_inventory).toBe(false)
    expect((await getProduct(client, '1003')).variants[0]?.manage_inventory).toBe(true)
  })

  it('returns a product without pictures', async () => {
    const client = connect({}, createShopifyStandIn([aShopProduct({ id: '1', pictures: [] })]))
    expect(await getProduct(client, '1')).toMatchObject({ image: null, images: [] })
  })

  it('offers pictures in several widths', async () => {
    const { image } = await getProduct(connect(), '1002')
    expect(image).toMatch(/shirt-portrait\.jpg\?v=3&w=800&h=1200&width=1280$/)
    const srcSet = srcSetOf(image ?? '')?.split(', ')
    expect(srcSet?.[0]).toMatch(/h=1200&width=160 160w$/)
    expect(srcSet?.at(-1)).toMatch(/h=1200&width=2560 2560w$/)
  })

  it('lists collections in their own order, and the newest products first', async () => {
    const client = connect()
    const members = await client.listProducts({ 'collection_ids[]': ['501'], sort_by: 'collection_order' })
    expect(members.products.map(({ id }) => id)).toEqual(['1001', '1003', '1004'])
    const newest = await client.listProducts({ sort_by: 'created_at', order: 'DESC' })
    expect(newest.products[0]?.id).toBe('2019')
    expect(newest.count).toBe(29)
    const both = { 'collection_ids[]': ['501', '502'], sort_by: 'created_at' } as const
    await expect(client.listProducts(both)).rejects.toMatchObject({ status: 400 })
  })
})

describe('refusals by Shopify', () => {
  it('shows the products without quantities if the token does not give access to the stock', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const client = connect(withToken)
    shop.canReadStock = false
    expect((await client.listProducts()).products.length).toBeGreaterThan(0)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('unauthenticated_read_product_inventory'),
    )
  })

  it('names the token if Shopify does not accept it', async () => {
    const failure = connect({ storeToken: 'wrong' }).listProducts()
    await expect(failure).rejects.toMatchObject({ status: 401, detail: 'Check store-token.' })
  })

  it('reports too many requests as status 429', async () => {
    const client = connect()
    shop.isThrottled = true
    await expect(client.listProducts()).rejects.toMatchObject({ status: 429 })
  })

  it('requests fewer products at once if they cost too much', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `${2000 + index}`)
    expect((await connect().listProducts({ 'ids[]': ids })).products.map(({ id }) => id)).toEqual(ids)
    expect(Math.max(...shop.costs)).toBeLessThanOrEqual(1000)
  })
})

describe('checkout at Shopify', () => {
  it('passes on why Shopify refuses an order, and which variant it refuses', async () => {
    const items = ['10011', '999'].map((variant_id) => ({ variant_id, quantity: 1 }))
    await expect(createCheckout(connect(), { items, ...order })).rejects.toMatchObject({
      message: 'HTTP 422: The merchandise does not exist',
      code: 'INVALID',
      detail: expect.stringMatching(/does not exist\. \(variant 999\)$/),
      variantId: '999',
    })
  })

  it('passes on a reason in any script', async () => {
    const client = connect()
    shop.send = async () =>
      Response.json({
        data: { cartCreate: { userErrors: [{ code: 'VALIDATION_CUSTOM', message: '1人1点までです。' }] } },
      })
    await expect(buy(client, '10011')).rejects.toMatchObject({ message: 'HTTP 422: 1人1点までです。' })
  })

  describe('whose address is on the domain of the page', () => {
    const buyAt = (host: string, checkoutHost = 'a.example') => {
      const client = connect({}, createShopifyStandIn(), host)
      shop.checkoutUrl = `https://${checkoutHost}/cart/c/1`
      return buy(client, '10011')
    }

    it('is refused, and the owner reads how to change it', async () => {
      await expect(buyAt('https://volt.myshopify.com')).rejects.toMatchObject({
        status: 422,
        message: 'HTTP 422: The payment page of this shop cannot be opened',
        detail: expect.stringContaining('Settings > Domains'),
      })
    })

    it('opens on another domain', async () => {
      expect((await buyAt('https://volt.myshopify.com', 'shop.a.example')).url).toContain('shop.a.example')
    })

    it('opens if the page is on the shop’s own domain', async () => {
      expect((await buyAt('https://a.example')).url).toBe('https://a.example/cart/c/1')
    })

    it('opens if the page belongs to the shop’s theme', async () => {
      vi.stubGlobal('Shopify', { shop: 'volt.myshopify.com' })
      expect((await buyAt('https://volt.myshopify.com')).url).toBe('https://a.example/cart/c/1')
    })
  })

  it('takes an order as paid when its cart is gone', async () => {
    const store = await registeredStore('shopify')
    const client = connect()
    const url = 'https://volt.myshopify.com/store/volt/checkout'
    const body = JSON.stringify({ items: [{ variant_id: '10011', quantity: 1 }], ...order })
    const response = await store.fetch(url, { method: 'POST', body }, client.settings)
    const { reference } = await response.json()
    expect(await store.isPaid(reference)).toBe(false)
    shop.carts.clear()
    expect(await store.isPaid(reference)).toBe(true)
  })
})

/** Returns the nodes of a shop that sends the page of each cursor, and the number of requests. */
async function loadAll(
  pageAt: (after: string | null, index: number) => { ids: string[]; next: string | null },
) {
  let requests = 0
  const nodes = await allPages(async (after) => {
    const { ids, next } = pageAt(after, requests)
    requests += 1
    // A test that would never end fails here.
    if (requests > 50) throw new Error('too many requests')
    return { nodes: ids.map((id) => ({ id })), next }
  })
  return { ids: nodes.map(({ id }) => id), requests }
}

it('loads each page of a shop once', async () => {
  const pages = [['a', 'b'], ['c'], ['d']]
  const { ids, requests } = await loadAll((after) => {
    const index = Number(after)
    return { ids: pages[index] ?? [], next: index < 2 ? `${index + 1}` : null }
  })
  expect(ids).toEqual(['a', 'b', 'c', 'd'])
  expect(requests).toBe(3)
})

it.each([
  ['repeat', () => 'A'],
  ['alternate', (index: number) => (index % 2 ? 'A' : 'B')],
  ['are always new', (index: number) => `${index}`],
])('ends a list without new nodes whose cursors %s', async (_case, next) => {
  const { ids, requests } = await loadAll((_after, index) => ({ ids: ['a', 'b'], next: next(index) }))
  expect(ids).toEqual(['a', 'b'])
  expect(requests).toBe(4)
})

it('continues after an empty page', async () => {
  const pages = [['a'], [], ['b']]
  const { ids } = await loadAll((_after, index) => ({
    ids: pages[index] ?? [],
    next: index < 2 ? `${index}` : null,
  }))
  expect(ids).toEqual(['a', 'b'])
})
