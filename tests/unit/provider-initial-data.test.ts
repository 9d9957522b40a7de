import { describe, expect, it } from 'vitest'
import { setInitialData } from '../../src/http/early-response.ts'
import { createProductList } from '../../src/provider/product-list.ts'
import { productFor } from '../../src/provider/single-product.ts'
import type { ListQuery } from '../../src/provider/store-client.ts'
import { aResponse, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aDelayedResponse, anErrorResponse, aStoreWith } from '../support/stores.ts'

const tee = aWireProduct({ id: 'prod_tee', variants: [aWireVariant({ id: 'variant_tee' })] })
const dearerTee = { ...tee, title: 'Dearer Tee' }
const store = 'https://api.example/store/store_1'
const unavailable = () => anErrorResponse(503, 'Service Unavailable')

type StoreContents = Parameters<typeof aStoreWith>[0]

function aPrerenderedList(
  contents: StoreContents,
  data: unknown = { [`${store}/products`]: aWirePage([tee]) },
  query: ListQuery = {},
) {
  const { client } = aStoreWith(contents)
  setInitialData(data)
  return createProductList(client, query)
}

function aPrerenderedTee(contents: StoreContents, id = 'prod_tee') {
  const { client } = aStoreWith(contents)
  setInitialData({ [`${store}/products/prod_tee`]: { product: tee } })
  return productFor(client, id)
}

describe.each([
  ['product list', aPrerenderedList],
  ['product', aPrerenderedTee],
])('a prerendered %s', (_, prerender) => {
  it('is loaded immediately with unknown stock', () => {
    expect(prerender({}).state.getState()).toMatchObject({
      status: 'loaded',
      value: {
        products: [{ id: 'prod_tee', variants: [{ inventory_quantity: null }] }],
        isStockFailed: false,
      },
    })
  })

  it('stays visible until the store’s response replaces it', async () => {
    const resource = prerender({ products: [dearerTee], stock: { variant_tee: 3 } })
    const seen: string[] = []
    resource.state.subscribe(({ status }) => seen.push(status))
    await resource.reload()
    await resource.productWithStock('prod_tee')
    expect(new Set(seen)).toEqual(new Set(['loaded']))
    expect(resource.state.getState()).toMatchObject({
      value: { products: [{ title: 'Dearer Tee', variants: [{ inventory_quantity: 3 }] }] },
    })
  })

  it('stays visible when the store cannot be reached, but its stock is unknown', async () => {
    const resource = prerender({ responses: { products: unavailable } })
    await resource.reload()
    expect(resource.state.getState()).toMatchObject({ status: 'loaded', value: { isStockFailed: true } })
  })
})

describe('a prerendered product list', () => {
  it('is complete', () => {
    expect(aPrerenderedList({}).state.getState()).toMatchObject({ value: { nextPage: 'none' } })
  })

  it('is ignored by a list that selects or sorts products', () => {
    const list = aPrerenderedList({}, undefined, { order: 'ASC' })
    expect(list.state.getState()).toEqual({ status: 'loading' })
  })

  it('delays adding to the cart until the store has sent the stock', async () => {
    const { response, respond } = aDelayedResponse()
    const list = aPrerenderedList({ responses: { products: () => response }, stock: { variant_tee: 3 } })
    void list.reload()
    const productWithStock = list.productWithStock('prod_tee')
    respond(aResponse(aWirePage([tee])))
    expect((await productWithStock)?.variants[0]?.inventory_quantity).toBe(3)
  })

  it.each([
    null,
    [],
    { [`${store}/products`]: { products: 'none' } },
    { 'https://api.example/store/store_2/products': aWirePage([tee]) },
  ])('is ignored when the initial data is %j', (data) => {
    expect(aPrerenderedList({}, data).state.getState()).toEqual({ status: 'loading' })
  })
})

describe('a prerendered product', () => {
  it('is ignored when another product is requested', () => {
    expect(aPrerenderedTee({}, 'prod_mug').state.getState()).toEqual({ status: 'loading' })
  })

  it('is replaced by an error when the store no longer has it', async () => {
    const resource = aPrerenderedTee({ products: [] })
    await resource.reload()
    expect(resource.state.getState()).toMatchObject({
      status: 'failed',
      error: { message: 'HTTP 404: Not Found' },
    })
  })
})
