import { afterEach, describe, expect, it, vi } from 'vitest'
import { getProduct } from '../../src/provider/product-call.ts'
import { createStoreClient, storeClientFor } from '../../src/provider/store-client.ts'
import { anAnswer, aWirePage, aWireProduct } from '../support/factories.ts'

const settings = { host: 'https://api.example', storeId: 'store_1' }
const order = {
  items: [{ variant_id: 'variant_1', quantity: 2 }],
  successUrl: 'https://shop.example/success',
  cancelUrl: 'https://shop.example/store',
  timeZone: 'Europe/Paris',
}

function aStore(body: unknown, overrides = {}) {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => anAnswer(body))
  const urls = () => fetch.mock.calls.map(([url]) => String(url))
  return { client: createStoreClient({ ...settings, ...overrides }, { fetch }), fetch, urls }
}

afterEach(() => vi.unstubAllGlobals())

describe('every call', () => {
  it('says that it speaks JSON and carries no credentials', async () => {
    const { client, fetch } = aStore(aWirePage([]))
    await client.listProducts()
    const headers = { 'Content-Type': 'application/json' }
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ headers, credentials: 'omit' })
  })

  it('goes to the same address whether or not the host ends with slashes', async () => {
    const { client, urls } = aStore(aWirePage([]), { host: 'https://api.example//' })
    await client.listProducts()
    expect(urls()).toEqual(['https://api.example/store/store_1/products'])
  })

  it('goes to the page’s own site when the host is a path', async () => {
    const { client, urls } = aStore(aWirePage([]), { host: '/provider' })
    vi.stubGlobal('document', { baseURI: 'https://shop.example/store?page=2' })
    await client.listProducts()
    expect(urls()).toEqual(['https://shop.example/provider/store/store_1/products'])
  })

  it('writes ids so that they stay one part of the path', async () => {
    const { client, urls } = aStore({ product: aWireProduct() }, { storeId: 'a/b' })
    await getProduct(client, '../x?y#z')
    expect(urls()).toEqual(['https://api.example/store/a%2Fb/products/..%2Fx%3Fy%23z'])
  })

  it('is made for half a character too', async () => {
    const { client, urls } = aStore({ product: aWireProduct() }, { storeId: 'a\ud800' })
    await getProduct(client, '\udc00')
    expect(urls()).toEqual(['https://api.example/store/a%EF%BF%BD/products/%EF%BF%BD'])
  })

  it('is made by the page’s own fetch when no other is given', async () => {
    const fetch = vi.fn(async () => anAnswer(aWirePage([])))
    vi.stubGlobal('fetch', fetch)
    await createStoreClient(settings).listProducts()
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('listProducts', () => {
  it('asks for a further page by offset and limit alone', async () => {
    const { client, urls } = aStore(aWirePage([]))
    await client.listProducts({ offset: 100, limit: 50 })
    expect(urls()).toEqual(['https://api.example/store/store_1/products?offset=100&limit=50'])
  })

  it('tells where in the catalogue the page stands', async () => {
    const { client } = aStore(aWirePage([aWireProduct()], { count: 12, offset: 4, limit: 5 }))
    expect(await client.listProducts()).toMatchObject({ count: 12, offset: 4, limit: 5, received: 1 })
  })

  it('takes the page for the whole catalogue when the answer does not count', async () => {
    const { client } = aStore({ products: [aWireProduct()] })
    expect(await client.listProducts()).toMatchObject({ count: 1, offset: 0, limit: 1, received: 1 })
  })
})

describe('getInventory', () => {
  it('asks for the quantities of each product id', async () => {
    const { client, urls } = aStore({ variants: [] })
    await client.getInventory(['prod_1', 'prod_2'])
    const { pathname, searchParams } = new URL(urls()[0] ?? '')
    expect(pathname).toBe('/store/store_1/variants')
    expect([...searchParams]).toEqual([
      ['fields', 'inventory_quantity'],
      ['product_ids[]', 'prod_1'],
      ['product_ids[]', 'prod_2'],
    ])
  })

  it('gives the quantities by variant id', async () => {
    const { client } = aStore({
      variants: [{ id: 'a', inventory_quantity: 3 }, { id: 'b', inventory_quantity: null }, { id: 'c' }],
    })
    expect(await client.getInventory(['prod_1'])).toEqual(
      new Map([
        ['a', 3],
        ['b', null],
        ['c', null],
      ]),
    )
  })

  it.each([
    [-2, 0],
    [2.9, 2],
    ['7', null],
    [1e21, 1e15],
  ])('reads a quantity of %s as %s', async (sent, read) => {
    const { client } = aStore({ variants: [{ id: 'a', inventory_quantity: sent }] })
    expect((await client.getInventory(['prod_1'])).get('a')).toBe(read)
  })

  it('makes no call for no products', async () => {
    const { client, fetch } = aStore({ variants: [] })
    expect(await client.getInventory([])).toEqual(new Map())
    expect(fetch).not.toHaveBeenCalled()
  })

  it('asks for at most 50 products a call, and puts the answers together', async () => {
    const fetch = vi.fn(async (url: RequestInfo | URL) => {
      const ids = new URL(String(url)).searchParams.getAll('product_ids[]')
      return anAnswer({ variants: ids.map((id) => ({ id: `of ${id}`, inventory_quantity: ids.length })) })
    })
    const ids = Array.from({ length: 120 }, (_, index) => `prod_${index}`)
    const inventory = await createStoreClient(settings, { fetch }).getInventory(ids)
    expect([...inventory.keys()]).toEqual(ids.map((id) => `of ${id}`))
    expect(new Set(inventory.values())).toEqual(new Set([50, 20]))
    expect(fetch).toHaveBeenCalledTimes(3)
  })
})

describe('startCheckout', () => {
  const answer = { url: 'https://pay.example/session?id=1' }

  it('posts the order and gives the address to go to', async () => {
    const { client, fetch, urls } = aStore(answer)
    expect(await client.startCheckout({ ...order, locale: 'fr' })).toEqual(answer)
    expect(urls()).toEqual(['https://api.example/store/store_1/checkout'])
    const init = fetch.mock.calls[0]?.[1]
    expect(init?.method).toBe('POST')
    expect(JSON.parse(String(init?.body))).toEqual({ ...order, locale: 'fr' })
  })

  it('leaves the key away when there is no locale', async () => {
    const { client, fetch } = aStore(answer)
    await client.startCheckout(order)
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).not.toHaveProperty('locale')
  })

  it('never takes two orders for one', async () => {
    const { client, fetch } = aStore(answer)
    await Promise.all([client.startCheckout(order), client.startCheckout(order)])
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('storeClientFor', () => {
  it('gives every tag of one store the same client', () => {
    expect(storeClientFor(settings)).toBe(storeClientFor({ ...settings, host: 'https://api.example/' }))
  })

  it('gives another store another client', () => {
    expect(storeClientFor(settings)).not.toBe(storeClientFor({ ...settings, storeId: 'store_2' }))
  })
})
