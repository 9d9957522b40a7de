import { describe, expect, it, vi } from 'vitest'
import { createCheckout } from '../../src/provider/checkouts.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient, storeClientFor } from '../../src/provider/store-client.ts'
import { aResponse, aWirePage, aWireProduct } from '../support/factories.ts'
import { anOrder } from '../support/stores.ts'

const settings = { host: 'https://api.example', storeId: 'store_1' }
const order = anOrder({ variant_1: 2 })

function aStore(body: unknown, overrides = {}) {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => aResponse(body))
  const urls = () => fetch.mock.calls.map(([url]) => String(url))
  return { client: createStoreClient({ ...settings, ...overrides }, { fetch }), fetch, urls }
}

describe('every request to the store', () => {
  // spec 1.1, 6.1, 7.1, 7.3
  it('sends a JSON content type, omits credentials and checks whether a cached response is still valid', async () => {
    const { client, fetch } = aStore(aWirePage([]))
    await client.listProducts()
    const headers = { 'Content-Type': 'application/json' }
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers, credentials: 'omit', cache: 'no-cache' })
    expect(fetch.mock.calls[0]?.[1]?.method ?? 'GET').toBe('GET')
  })

  it('ignores slashes at the end of the host', async () => {
    const { client, urls } = aStore(aWirePage([]), { host: 'https://api.example//' })
    await client.listProducts()
    expect(urls()).toEqual(['https://api.example/store/store_1/products'])
  })

  it('uses the page’s origin when the host is a path', async () => {
    const { client, urls } = aStore(aWirePage([]), { host: '/provider' })
    vi.stubGlobal('document', {})
    vi.stubGlobal('Document', { prototype: { baseURI: 'https://shop.example/store?page=2' } })
    await client.listProducts()
    expect(urls()).toEqual(['https://shop.example/provider/store/store_1/products'])
  })

  // spec 7.9
  it.each([
    ['a/b', '../x?y#z', 'a%2Fb/products/..%2Fx%3Fy%23z'],
    ['a\ud800', '\udc00', 'a%EF%BF%BD/products/%EF%BF%BD'],
  ])('encodes the store ID %j and the product ID %j as %s', async (storeId, id, path) => {
    const { client, urls } = aStore({ product: aWireProduct() }, { storeId })
    await getProduct(client, id)
    expect(urls()).toEqual([`https://api.example/store/${path}`])
  })

  it('uses the global fetch by default', async () => {
    const fetch = vi.fn(async () => aResponse(aWirePage([])))
    vi.stubGlobal('fetch', fetch)
    await createStoreClient(settings).listProducts()
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('listProducts()', () => {
  // spec 7.6
  it('returns the position of the page in the catalog', async () => {
    const { client } = aStore(aWirePage([aWireProduct()], { count: 12, offset: 4, limit: 5 }))
    expect(await client.listProducts()).toMatchObject({ count: 12, offset: 4, limit: 5, received: 1 })
  })

  it('treats the page as the whole catalog when the response has no count', async () => {
    const { client } = aStore({ products: [aWireProduct()] })
    expect(await client.listProducts()).toMatchObject({ count: 1, offset: 0, limit: 1, received: 1 })
  })
})

describe('getInventory()', () => {
  // spec 7.12, 7.13
  it('returns quantities by variant ID', async () => {
    const { client, urls } = aStore({
      variants: [{ id: 'a', inventory_quantity: 3 }, { id: 'b', inventory_quantity: null }, { id: 'c' }],
    })
    const inventory = await client.getInventory(['prod_1', 'prod_2'])
    expect(Object.fromEntries(inventory)).toEqual({ a: 3, b: null, c: null })
    const query = 'fields=inventory_quantity&product_ids[]=prod_1&product_ids[]=prod_2'
    expect(urls().map(decodeURIComponent)).toEqual([`https://api.example/store/store_1/variants?${query}`])
  })

  it.each([
    [-2, 0],
    [2.9, 2],
    ['7', null],
    [1e21, 1e15],
  ])('decodes a quantity of %s as %s', async (sent, read) => {
    const { client } = aStore({ variants: [{ id: 'a', inventory_quantity: sent }] })
    expect((await client.getInventory(['prod_1'])).get('a')).toBe(read)
  })

  // spec R.32
  it('sends no request when there are no product IDs', async () => {
    const { client, fetch } = aStore({ variants: [] })
    expect(await client.getInventory([])).toEqual(new Map())
    expect(fetch).not.toHaveBeenCalled()
  })

  // spec R.32
  it('requests at most 50 products at a time and combines the responses', async () => {
    const fetch = vi.fn(async (url: RequestInfo | URL) => {
      const ids = new URL(String(url)).searchParams.getAll('product_ids[]')
      return aResponse({ variants: ids.map((id) => ({ id: `of ${id}`, inventory_quantity: ids.length })) })
    })
    const ids = Array.from({ length: 120 }, (_, index) => `prod_${index}`)
    const inventory = await createStoreClient(settings, { fetch }).getInventory(ids)
    expect([...inventory.keys()]).toEqual(ids.map((id) => `of ${id}`))
    expect(new Set(inventory.values())).toEqual(new Set([50, 20]))
    expect(fetch).toHaveBeenCalledTimes(3)
  })
})

describe('createCheckout()', () => {
  const response = { url: 'https://pay.example/session?id=1' }

  // spec 7.17, 7.18
  it('posts the order and returns the checkout URL', async () => {
    const { client, fetch, urls } = aStore(response)
    expect(await createCheckout(client, { ...order, locale: 'fr' })).toMatchObject(response)
    expect(urls()).toEqual(['https://api.example/store/store_1/checkout'])
    const init = fetch.mock.calls[0]?.[1]
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
    expect(JSON.parse(String(init?.body))).toEqual({ ...order, locale: 'fr' })
  })

  it('sends a separate request for each of two equal orders', async () => {
    const { client, fetch } = aStore(response)
    await Promise.all([createCheckout(client, order), createCheckout(client, order)])
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

it('storeClientFor() returns one client for each store', () => {
  expect(storeClientFor(settings)).toBe(storeClientFor({ ...settings, host: 'https://api.example/' }))
  expect(storeClientFor(settings)).not.toBe(storeClientFor({ ...settings, storeId: 'store_2' }))
})
