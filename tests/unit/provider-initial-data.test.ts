import { afterEach, describe, expect, it } from 'vitest'
import { setInitialData } from '../../src/provider/initial-data.ts'
import { createProductList } from '../../src/provider/product-list.ts'
import { productFor } from '../../src/provider/single-product.ts'
import { aResponse, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedResponse, anErrorResponse, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })
const dearerTee = { ...tee, title: 'Dearer Tee' }
const store = 'https://api.example/store/store_1'

function prerenderedWith(initialData: Record<string, unknown>): void {
  setInitialData(JSON.stringify(initialData))
}

const prerenderedList = () => prerenderedWith({ [`${store}/products`]: aWirePage([tee]) })
const prerenderedTee = () => prerenderedWith({ [`${store}/products/prod_tee`]: { product: tee } })

afterEach(() => setInitialData(null))

describe('a prerendered product list', () => {
  it('is loaded immediately with unknown stock', () => {
    prerenderedList()
    expect(createProductList(aStoreWith({}).client).state.getState()).toMatchObject({
      status: 'loaded',
      value: {
        products: [{ id: 'prod_tee', variants: [{ inventory_quantity: null }] }],
        isStockFailed: false,
        nextPage: 'none',
      },
    })
  })

  it('stays visible until the store’s response replaces it', async () => {
    prerenderedList()
    const { client } = aStoreWith({ products: [dearerTee], stock: { variant_tee: 3 } })
    const list = createProductList(client)
    const seen: string[] = []
    list.state.subscribe(({ status }) => seen.push(status))
    await list.reload()
    await list.productWithStock('prod_tee')
    expect(new Set(seen)).toEqual(new Set(['loaded']))
    expect(list.state.getState()).toMatchObject({
      value: { products: [{ title: 'Dearer Tee', variants: [{ inventory_quantity: 3 }] }] },
    })
  })

  it('delays adding to the cart until the store has sent the stock', async () => {
    prerenderedList()
    const { response, respond } = aDelayedResponse()
    const { client } = aStoreWith({ responses: { products: () => response }, stock: { variant_tee: 3 } })
    const list = createProductList(client)
    void list.reload()
    const productWithStock = list.productWithStock('prod_tee')
    respond(aResponse(aWirePage([tee])))
    expect((await productWithStock)?.variants[0]?.inventory_quantity).toBe(3)
  })

  it('stays visible when the store cannot be reached, but its stock is unknown', async () => {
    prerenderedList()
    const unavailable = () => anErrorResponse(503, 'Service Unavailable')
    const list = createProductList(aStoreWith({ responses: { products: unavailable } }).client)
    await list.reload()
    expect(list.state.getState()).toMatchObject({ status: 'loaded', value: { isStockFailed: true } })
  })

  it('is ignored when it belongs to another store', () => {
    prerenderedWith({ 'https://api.example/store/store_2/products': aWirePage([tee]) })
    expect(createProductList(aStoreWith({}).client).state.getState()).toEqual({ status: 'loading' })
  })

  it.each(['', 'no json', 'null', '[]', JSON.stringify({ [`${store}/products`]: { products: 'none' } })])(
    'is ignored when the initial data is %j',
    (json) => {
      setInitialData(json)
      expect(createProductList(aStoreWith({}).client).state.getState()).toEqual({ status: 'loading' })
    },
  )
})

describe('a prerendered product', () => {
  it('is loaded immediately and updated by the store’s response', async () => {
    prerenderedTee()
    const { client } = aStoreWith({ products: [dearerTee], stock: { variant_tee: 3 } })
    const resource = productFor(client, 'prod_tee')
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', value: { isStockFailed: false } })
    const seen: string[] = []
    resource.state.subscribe(({ status }) => seen.push(status))
    await resource.reload()
    expect(new Set(seen)).toEqual(new Set(['loaded']))
    expect(resource.state.getState()).toMatchObject({ value: { products: [{ title: 'Dearer Tee' }] } })
  })

  it('is ignored when another product is requested', () => {
    prerenderedTee()
    const resource = productFor(aStoreWith({}).client, 'prod_mug')
    expect(resource.state.getState()).toEqual({ status: 'loading' })
  })

  it('stays visible when the store cannot be reached, but its stock is unknown', async () => {
    prerenderedTee()
    const unavailable = () => anErrorResponse(503, 'Service Unavailable')
    const resource = productFor(aStoreWith({ responses: { products: unavailable } }).client, 'prod_tee')
    await resource.reload()
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', value: { isStockFailed: true } })
  })

  it('is replaced by an error when the store no longer has it', async () => {
    prerenderedTee()
    const resource = productFor(aStoreWith({ products: [] }).client, 'prod_tee')
    await resource.reload()
    expect(resource.state.getState()).toMatchObject({
      status: 'failed',
      error: { message: 'HTTP 404: Not Found' },
    })
  })
})
