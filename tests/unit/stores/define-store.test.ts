import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { messages } from '../../../src/diagnostics/messages.ts'
import { loadedValue } from '../../../src/provider/resource.ts'
import { getProduct, productFor } from '../../../src/provider/single-product.ts'
import { createStoreClient } from '../../../src/provider/store-client.ts'
import { StoreError } from '../../../src/provider/store-error.ts'
import {
  defineStore,
  type Store,
  StoreFailure,
  type StoreProduct,
  toPrice,
} from '../../../src/stores/define-store.ts'
import { checkProperty } from '../../support/fuzz.ts'

const tee: StoreProduct = {
  id: 'tee',
  title: 'Tee',
  purchasable: true,
  variants: [
    { id: 'black', manage_inventory: true, inventory_quantity: 24, prices: [toPrice(25, null, 'USD')] },
  ],
}

let storeNumber = 0

/** Registers a store with one product. Returns its client and the store's functions. */
function aStore(functions: Partial<Store> = {}) {
  storeNumber += 1
  const store = {
    type: `example-${storeNumber}`,
    listProducts: vi.fn(async () => ({ products: [tee], count: 1 })),
    getProduct: vi.fn(async () => tee),
    startCheckout: vi.fn(async () => ({ url: 'https://pay.example/1' })),
    ...functions,
  } satisfies Store
  defineStore(store)
  const settings = {
    host: 'https://api.example',
    storeId: 'main',
    type: store.type,
    details: { storeId: 'main', storeToken: ' key ' },
  }
  return { client: createStoreClient(settings), store }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('passes the settings of the page to the functions of a store', async () => {
  const { client, store } = aStore()
  await client.listProducts({
    offset: 10,
    limit: 5,
    'collection_ids[]': ['c'],
    sort_by: 'price',
    order: 'DESC',
  })
  expect(store.listProducts).toHaveBeenCalledWith(
    { offset: 10, limit: 5, collectionIds: ['c'], sort: 'price', isDescending: true },
    expect.objectContaining({
      host: 'https://api.example',
      id: 'main',
      token: 'key',
      region: '',
      checkoutUrl: '',
    }),
  )
})

it('knows the stock of a product that is requested at the same time, without a stock lookup', async () => {
  const { client } = aStore({
    getProduct: async () => new Promise((resolve) => setTimeout(resolve, 20, tee)),
  })
  const product = await productFor(client, 'tee').productWithStock('tee')
  expect(product?.variants[0]?.inventory_quantity).toBe(24)
})

it('looks up the stock of a product that was loaded a while ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lookUpStock = vi.fn(async () => [{ id: 'black', inventory_quantity: 3 }])
  const { client } = aStore({ lookUpStock })
  await client.listProducts()
  expect(await client.getInventory(['tee'])).toEqual(new Map([['black', 24]]))
  vi.setSystemTime(Date.now() + 10_000)
  expect(await client.getInventory(['tee'])).toEqual(new Map([['black', 3]]))
  expect(lookUpStock).toHaveBeenCalledTimes(1)
})

it('keeps the stock of variants that a shorter list leaves out', async () => {
  const white = { ...tee.variants[0], id: 'white', inventory_quantity: 7 } as StoreProduct['variants'][number]
  const { client } = aStore({ getProduct: async () => ({ ...tee, variants: [...tee.variants, white] }) })
  await getProduct(client, 'tee')
  await client.listProducts()
  expect((await client.getInventory(['tee'])).get('white')).toBe(7)
})

it('turns a failure of a store into an error with its status and code, and a reason for visitors', async () => {
  const failure = new StoreFailure(430, 'insufficient_inventory', 'Too few')
  const { client } = aStore({ listProducts: async () => Promise.reject(failure) })
  const message = 'HTTP 430: Too many requests. Please try again in a minute'
  await expect(client.listProducts()).rejects.toMatchObject({
    status: 430,
    code: failure.code,
    detail: 'Too few',
    message,
  })
})

it('names the adapter in the console when its code fails', async () => {
  const { client } = aStore({ listProducts: async () => Promise.reject(new RangeError('Oops')) })
  await expect(client.listProducts()).rejects.toMatchObject({ kind: 'malformed' })
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('store-type="example-'),
    expect.any(RangeError),
  )
})

it('shows products or an error, whatever the functions of a store return', async () => {
  const value = fc.anything({ withBigInt: true, withMap: true })
  await checkProperty(
    'values of adapters',
    200,
    fc.asyncProperty(value, async (result) => {
      const answer = async () => result as never
      const names = ['listProducts', 'getProduct', 'startCheckout', 'lookUpStock', 'listCollections']
      const { client } = aStore(Object.fromEntries(names.map((name) => [name, answer])))
      const calls = [
        client.listProducts(),
        getProduct(client, 'tee'),
        client.getInventory(['tee']),
        client.get('/collections', (response) => response),
      ]
      for (const outcome of await Promise.allSettled(calls))
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreError)
    }),
  )
})

it.each(['etsy', 'constructor', '__proto__'])(
  'times out without an adapter for “%s”, calls no other store and names the type',
  async (type) => {
    vi.useFakeTimers()
    const send = vi.fn()
    const settings = { host: 'https://api.example', storeId: 'main', type }
    const product = productFor(createStoreClient(settings, { fetch: send }), 'tee')
    const loading = product.preload()
    await vi.advanceTimersByTimeAsync(15_000)
    await loading
    const state = product.state.getState()
    expect(loadedValue(product)).toBeUndefined()
    const error = state.status === 'failed' && state.error
    expect(error).toMatchObject({ kind: 'timeout' })
    expect(messages['store-failed']({ error })).toContain(`no adapter for store-type="${type}"`)
    expect(send).not.toHaveBeenCalled()
  },
)

it('waits for an adapter that runs after the elements', async () => {
  const settings = { host: 'https://api.example', storeId: 'main', type: 'late' }
  const loading = createStoreClient(settings).listProducts()
  await new Promise((resolve) => setTimeout(resolve, 30))
  aStore({ type: 'late' })
  expect((await loading).products).toHaveLength(1)
})
