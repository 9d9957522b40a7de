import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hasUnknownStock } from '../../src/catalog/stock.ts'
import { until } from '../../src/provider/resource.ts'
import { prefetchProduct, productFor } from '../../src/provider/single-product.ts'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { aResponse, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedResponse, aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })

type StoreContents = Parameters<typeof aStoreWith>[0]

function aTee(contents: StoreContents, id = 'prod_tee') {
  const store = aStoreWith({ products: [tee], ...contents })
  return { ...store, resource: productFor(store.client, id) }
}

const unavailable = () => anErrorResponse(503, 'Service Unavailable')

const knownStock = (client: StoreClient, id = 'prod_tee') =>
  until(
    productFor(client, id).state,
    (state) =>
      state.status === 'loaded' && (state.value.isStockFailed || !state.value.products.some(hasUnknownStock)),
  )

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})

describe('productFor()', () => {
  // spec 4.17, 7.11, 7.15
  it('loads the product and then its stock', async () => {
    const { resource, calls, client } = aTee({ stock: { variant_tee: 4 } })
    await resource.preload()
    await knownStock(client)
    expect(resource.state.getState()).toMatchObject({
      status: 'loaded',
      value: { products: [{ id: 'prod_tee', variants: [{ inventory_quantity: 4 }] }], isStockFailed: false },
    })
    expect(calls.map(({ pathname }) => pathname)).toEqual([
      '/store/store_1/products/prod_tee',
      '/store/store_1/variants',
    ])
  })

  it('provides the product while its stock is being checked', async () => {
    const { response, respond } = aDelayedResponse()
    const { resource } = aTee({ responses: { variants: () => response } })
    await resource.preload()
    expect(resource.state.getState()).toMatchObject({
      value: { products: [{ variants: [{ inventory_quantity: null }] }], isStockFailed: false },
    })
    respond(aResponse({ variants: [] }))
  })

  it('looks up the stock with the product’s own ID if it was requested by its slug', async () => {
    const { client, callsTo } = aFakeStore(({ pathname }) => {
      const { images, ...single } = tee
      return pathname.endsWith('/variants')
        ? aResponse({ variants: [{ id: 'variant_tee', inventory_quantity: 4 }] })
        : aResponse({ product: { ...single, media: images } })
    })
    await productFor(client, 'crew-tee').preload()
    await knownStock(client, 'crew-tee')
    expect(callsTo('variants').map(({ searchParams }) => searchParams.get('product_ids[]'))).toContain(
      'prod_tee',
    )
  })

  it('repeats a failed stock check when it is loaded again', async () => {
    const responses: NonNullable<StoreContents['responses']> = { variants: unavailable }
    const { resource, client } = aTee({ stock: { variant_tee: 4 }, responses })
    await resource.preload()
    await knownStock(client)
    delete responses['variants']
    await resource.reload()
    expect(resource.state.getState()).toMatchObject({
      value: { products: [{ variants: [{ inventory_quantity: 4 }] }], isStockFailed: false },
    })
  })

  it('returns the same resource for the same product only', () => {
    const { client, resource } = aTee({})
    expect(productFor(client, 'prod_tee')).toBe(resource)
    expect(productFor(client, 'prod_mug')).not.toBe(resource)
  })
})

describe('prefetchProduct()', () => {
  it('sends no request when the visitor has enabled data saving', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { client, calls } = aStoreWith({ products: [tee] })
    void prefetchProduct(client, 'prod_tee')
    expect(calls).toEqual([])
  })

  it('loads a product that a component shows later without another request', async () => {
    const { client, resource, calls } = aTee({ stock: { variant_tee: 4 } })
    await prefetchProduct(client, 'prod_tee')
    await knownStock(client)
    resource.retain()
    void prefetchProduct(client, 'prod_tee')
    expect(calls).toHaveLength(2)
  })

  it('forgets a failure, so that opening the product loads it again', async () => {
    const responses: NonNullable<StoreContents['responses']> = { products: unavailable }
    const { client, resource } = aTee({ responses })
    await prefetchProduct(client, 'prod_tee')
    delete responses['products']
    resource.retain()
    await resource.preload()
    expect(resource.state.getState().status).toBe('loaded')
  })
})
