import { describe, expect, it } from 'vitest'
import { createProductLoader } from '../../src/provider/product-loader.ts'
import { anAnswer, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedAnswer, aRefusal, aStoreOf, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })

type Shelves = Parameters<typeof aStoreWith>[0]

function aLoader(shelves: Shelves, id = 'prod_tee') {
  const store = aStoreWith({ products: [tee], ...shelves })
  return { ...store, loader: createProductLoader(store.client, id) }
}

const closed = () => aRefusal(503, 'Service Unavailable')

describe('the product loader', () => {
  it('is loading at first', () => {
    expect(aLoader({}).loader.state.getState()).toEqual({ status: 'loading' })
  })

  it('loads the product and then its stock', async () => {
    const { loader, calls } = aLoader({ stock: { variant_tee: 4 } })
    await loader.load()
    expect(loader.state.getState()).toMatchObject({
      status: 'loaded',
      stock: 'known',
      product: { id: 'prod_tee', variants: [{ inventory_quantity: 4 }] },
    })
    expect(calls.map(({ pathname }) => pathname)).toEqual([
      '/store/store_1/products/prod_tee',
      '/store/store_1/variants',
    ])
  })

  it('shows the product while its stock is looked up', async () => {
    const { answer, give } = aDelayedAnswer()
    const { loader } = aLoader({ answers: { variants: () => answer } })
    const loading = loader.load()
    await new Promise<void>((resolve) => {
      loader.state.subscribe(({ status }) => status === 'loaded' && resolve())
    })
    expect(loader.state.getState()).toMatchObject({ status: 'loaded', stock: 'checking' })
    give(anAnswer({ variants: [] }))
    await loading
  })

  it('says why the product can’t be had', async () => {
    const { loader } = aLoader({}, 'prod_missing')
    await loader.load()
    expect(loader.state.getState()).toEqual({ status: 'failed', message: 'HTTP 404: Not Found' })
  })

  it('says so in the spec’s words where the error has none', async () => {
    const { client } = aStoreWith({})
    const loader = createProductLoader({ ...client, get: () => Promise.reject(new Error('')) }, 'prod_tee')
    await loader.load()
    expect(loader.state.getState()).toEqual({ status: 'failed', message: 'Failed to load product' })
  })

  it('can be asked again after a failure', async () => {
    const answers: NonNullable<Shelves['answers']> = { products: closed }
    const { loader } = aLoader({ answers })
    await loader.load()
    delete answers['products']
    await loader.load()
    expect(loader.state.getState()).toMatchObject({ status: 'loaded' })
  })

  it('keeps the product when its stock can’t be looked up', async () => {
    const { loader } = aLoader({ answers: { variants: closed } })
    await loader.load()
    expect(loader.state.getState()).toMatchObject({ status: 'loaded', stock: 'failed' })
  })

  it('looks the stock alone up again', async () => {
    const answers: NonNullable<Shelves['answers']> = { variants: closed }
    const { loader, callsTo } = aLoader({ stock: { variant_tee: 4 }, answers })
    await loader.load()
    delete answers['variants']
    await loader.checkStock()
    expect(loader.state.getState()).toMatchObject({
      stock: 'known',
      product: { variants: [{ inventory_quantity: 4 }] },
    })
    expect(callsTo('prod_tee')).toHaveLength(1)
  })

  it('looks up no stock before there is a product', async () => {
    const { loader, calls } = aLoader({})
    await loader.checkStock()
    expect(calls).toEqual([])
  })

  it('aborts the call when it is cancelled, and says nothing of it', async () => {
    let signal: AbortSignal | null | undefined
    const { client } = aStoreOf((_url, init) => {
      signal = init?.signal
      return new Promise(() => {})
    })
    const loader = createProductLoader(client, 'prod_tee')
    const loading = loader.load()
    await Promise.resolve()
    loader.cancel()
    await loading
    expect(signal?.aborted).toBe(true)
    expect(loader.state.getState()).toEqual({ status: 'loading' })
  })

  it('loads after it was cancelled and asked again at once', async () => {
    const { loader } = aLoader({ stock: { variant_tee: 4 } })
    const cancelled = loader.load()
    loader.cancel()
    await loader.load()
    await cancelled
    expect(loader.state.getState()).toMatchObject({ status: 'loaded', stock: 'known' })
  })
})
