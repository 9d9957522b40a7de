import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createProductResource,
  prefetchProduct,
  productResourceFor,
} from '../../src/provider/product-resource.ts'
import { aResponse, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedResponse, aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })

type StoreContents = Parameters<typeof aStoreWith>[0]

function aResource(contents: StoreContents, id = 'prod_tee') {
  const store = aStoreWith({ products: [tee], ...contents })
  return { ...store, resource: createProductResource(store.client, id) }
}

const unavailable = () => anErrorResponse(503, 'Service Unavailable')

describe('createProductResource()', () => {
  // spec 4.16
  it('starts in the loading state', () => {
    expect(aResource({}).resource.state.getState()).toEqual({ status: 'loading' })
  })

  // spec 4.17, 7.11, 7.15
  it('loads the product and then its stock', async () => {
    const { resource, calls } = aResource({ stock: { variant_tee: 4 } })
    await resource.preload()
    expect(resource.state.getState()).toMatchObject({
      status: 'loaded',
      stock: 'known',
      product: { id: 'prod_tee', variants: [{ inventory_quantity: 4 }] },
    })
    expect(calls.map(({ pathname }) => pathname)).toEqual([
      '/store/store_1/products/prod_tee',
      '/store/store_1/variants',
    ])
  })

  it('provides the product while its stock is being checked', async () => {
    const { response, respond } = aDelayedResponse()
    const { resource } = aResource({ responses: { variants: () => response } })
    const loading = resource.preload()
    await new Promise<void>((resolve) => {
      resource.state.subscribe(({ status }) => status === 'loaded' && resolve())
    })
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', stock: 'checking' })
    respond(aResponse({ variants: [] }))
    await loading
  })

  // spec 4.18
  it('reports the reason when the product cannot be loaded', async () => {
    const { resource } = aResource({}, 'prod_missing')
    await resource.preload()
    expect(resource.state.getState()).toEqual({ status: 'failed', message: 'HTTP 404: Not Found' })
  })

  // spec 8.5
  it('uses the message from the specification for an error without a message', async () => {
    const { client } = aStoreWith({})
    const resource = createProductResource(
      { ...client, get: () => Promise.reject(new Error('')) },
      'prod_tee',
    )
    await resource.preload()
    expect(resource.state.getState()).toEqual({ status: 'failed', message: 'Failed to load product' })
  })

  it('loads again after a failure', async () => {
    const responses: NonNullable<StoreContents['responses']> = { products: unavailable }
    const { resource } = aResource({ responses })
    await resource.preload()
    delete responses['products']
    await resource.preload()
    expect(resource.state.getState()).toMatchObject({ status: 'loaded' })
  })

  it('keeps the product when its stock check fails', async () => {
    const { resource } = aResource({ responses: { variants: unavailable } })
    await resource.preload()
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', stock: 'failed' })
  })

  it('repeats only the stock check when checkStock() is called', async () => {
    const responses: NonNullable<StoreContents['responses']> = { variants: unavailable }
    const { resource, callsTo } = aResource({ stock: { variant_tee: 4 }, responses })
    await resource.preload()
    delete responses['variants']
    await resource.checkStock()
    expect(resource.state.getState()).toMatchObject({
      stock: 'known',
      product: { variants: [{ inventory_quantity: 4 }] },
    })
    expect(callsTo('prod_tee')).toHaveLength(1)
  })

  it('does not check stock before the product is loaded', async () => {
    const { resource, calls } = aResource({})
    await resource.checkStock()
    expect(calls).toEqual([])
  })

  it('aborts its request without an error state when its component unmounts', async () => {
    let signal: AbortSignal | null | undefined
    const { client } = aFakeStore((_url, init) => {
      signal = init?.signal
      return new Promise(() => {})
    })
    const resource = createProductResource(client, 'prod_tee')
    const release = resource.retain()
    const loading = resource.preload()
    await Promise.resolve()
    release()
    await loading
    expect(signal?.aborted).toBe(true)
    expect(resource.state.getState()).toEqual({ status: 'loading' })
  })

  it('continues loading while another component still uses it', async () => {
    const { resource } = aResource({ stock: { variant_tee: 4 } })
    const release = resource.retain()
    resource.retain()
    release()
    await resource.preload()
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', stock: 'known' })
  })

  it('loads when it is requested again immediately after being canceled', async () => {
    const { resource } = aResource({ stock: { variant_tee: 4 } })
    const release = resource.retain()
    const cancelled = resource.preload()
    release()
    await resource.preload()
    await cancelled
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', stock: 'known' })
  })
})

beforeEach(() => {
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('prefetchProduct()', () => {
  it('sends no request when the visitor has enabled data saving', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { client, calls } = aStoreWith({ products: [tee] })
    prefetchProduct(client, 'prod_tee')
    expect(calls).toEqual([])
  })
})

describe('productResourceFor()', () => {
  it('returns a preloaded resource', () => {
    const { client, calls } = aStoreWith({ products: [tee] })
    const resource = productResourceFor(client, 'prod_tee')
    void resource.preload()
    expect(productResourceFor(client, 'prod_tee')).toBe(resource)
    prefetchProduct(client, 'prod_tee')
    expect(calls).toHaveLength(2)
  })

  it('returns a separate resource for each product', () => {
    const { client } = aStoreWith({ products: [tee] })
    prefetchProduct(client, 'prod_tee')
    expect(productResourceFor(client, 'prod_mug')).not.toBe(productResourceFor(client, 'prod_tee'))
  })

  it('returns a new resource after 30 seconds', () => {
    vi.useFakeTimers({ now: 0 })
    const { client } = aStoreWith({ products: [tee] })
    const resource = productResourceFor(client, 'prod_tee')
    void resource.preload()
    vi.setSystemTime(29_999)
    expect(productResourceFor(client, 'prod_tee')).toBe(resource)
    vi.setSystemTime(30_000)
    expect(productResourceFor(client, 'prod_tee')).not.toBe(resource)
  })

  it('returns a new resource when the visitor returns to the product', () => {
    const { client } = aStoreWith({ products: [tee] })
    const resource = productResourceFor(client, 'prod_tee')
    resource.retain()()
    expect(productResourceFor(client, 'prod_tee')).not.toBe(resource)
  })
})
