import { describe, expect, it } from 'vitest'
import { createProductList } from '../../src/provider/product-list.ts'
import { aResponse, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedResponse, aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })

function aList(contents: Omit<Parameters<typeof aStoreWith>[0], 'products'>) {
  const store = aStoreWith({ ...contents, products: [tee] })
  const list = createProductList(store.client)
  const isStockFailed = () => {
    const state = list.state.getState()
    return state.status === 'loaded' && state.value.isStockFailed
  }
  const quantity = async () => (await list.productWithStock('prod_tee'))?.variants[0]?.inventory_quantity
  return { ...store, list, isStockFailed, quantity }
}

describe('stock of the product list', () => {
  // spec 7.14
  it('is requested for the listed products', async () => {
    const { list, callsTo, quantity } = aList({ stock: { variant_tee: 7 } })
    await list.preload()
    expect(await quantity()).toBe(7)
    expect(callsTo('variants')[0]?.searchParams.getAll('product_ids[]')).toEqual(['prod_tee'])
  })

  it('is unknown before the lookup responds', async () => {
    const { response, respond } = aDelayedResponse()
    const { list, isStockFailed, quantity } = aList({ responses: { variants: () => response } })
    await list.preload()
    expect(list.state.getState()).toMatchObject({
      value: { products: [{ variants: [{ inventory_quantity: null }] }] },
    })
    expect(isStockFailed()).toBe(false)
    respond(aResponse({ variants: [{ id: 'variant_tee', inventory_quantity: 7 }] }))
    expect(await quantity()).toBe(7)
  })

  it('is null after a failed lookup, but the products stay listed', async () => {
    const { list, isStockFailed, quantity } = aList({
      responses: { variants: () => anErrorResponse(503, 'Service Unavailable') },
    })
    await list.preload()
    expect(await quantity()).toBeNull()
    expect(isStockFailed()).toBe(true)
  })

  it('is known after a successful second lookup', async () => {
    const contents = {
      stock: { variant_tee: 7 },
      responses: { variants: () => anErrorResponse(503, 'Service Unavailable') },
    }
    const { list, isStockFailed, quantity } = aList(contents)
    await list.preload()
    await quantity()
    Reflect.deleteProperty(contents.responses, 'variants')
    await list.reload()
    expect(await quantity()).toBe(7)
    expect(isStockFailed()).toBe(false)
  })

  it('stays failed when only the lookup for a later page succeeds', async () => {
    const page = (id: string, offset: number) =>
      aResponse(
        aWirePage([aWireProduct({ id, variants: [aWireVariant({ id: `variant_${id}` })] })], {
          count: 2,
          offset,
          limit: 1,
        }),
      )
    const { client } = aFakeStore((url) => {
      if (url.pathname.endsWith('/products'))
        return url.searchParams.has('offset') ? page('prod_2', 1) : page('prod_1', 0)
      if (url.search.includes('prod_1')) return anErrorResponse(503, 'Service Unavailable')
      return aResponse({ variants: [{ id: 'variant_prod_2', inventory_quantity: 1 }] })
    })
    const list = createProductList(client)
    await list.preload()
    await list.loadMore()
    await list.productWithStock('prod_2')
    expect(list.state.getState()).toMatchObject({
      value: {
        isStockFailed: true,
        products: [{ variants: [{ inventory_quantity: null }] }, { variants: [{ inventory_quantity: 1 }] }],
      },
    })
  })

  it('is requested again when the list is loaded again', async () => {
    const contents = { stock: { variant_tee: 7 } }
    const { list, callsTo, quantity } = aList(contents)
    await list.preload()
    await quantity()
    contents.stock.variant_tee = 2
    await list.reload()
    expect(await quantity()).toBe(2)
    expect(callsTo('products')).toHaveLength(1)
  })

  it('cannot be requested for a product that is not listed', async () => {
    const { list } = aList({})
    await list.preload()
    expect(await list.productWithStock('prod_missing')).toBeUndefined()
  })
})
