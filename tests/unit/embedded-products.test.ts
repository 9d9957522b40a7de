import { describe, expect, it, vi } from 'vitest'
import { embeddedProductFor } from '../../src/provider/embedded-products.ts'
import { loadedValue } from '../../src/provider/resource.ts'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { aResponse, aWirePage, aWireProduct, aWireVariant } from '../support/factories.ts'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

const aLamp = (id: string) =>
  aWireProduct({ id, title: `Lamp ${id}`, variants: [aWireVariant({ id: `variant_${id}` })] })

const unavailable = () => anErrorResponse(503, 'Service Unavailable')

/**
 * Returns a store that sells lamps with these IDs and has four of each in stock.
 * @param respond may return a response that replaces the default response
 */
function aLampStore(
  ids: readonly string[],
  respond: (url: URL) => Response | Promise<Response> | undefined = () => undefined,
) {
  const store = aFakeStore((url) => {
    const replaced = respond(url)
    if (replaced) return replaced
    const [resource, id] = url.pathname.split('/').slice(3)
    if (resource === 'variants') {
      const variants = url.searchParams
        .getAll('product_ids[]')
        .map((productId) => ({ id: `variant_${productId}`, inventory_quantity: 4 }))
      return aResponse({ variants })
    }
    if (id) {
      const { images, ...lamp } = aLamp(id)
      return ids.includes(id)
        ? aResponse({ product: { ...lamp, media: images } })
        : anErrorResponse(404, 'Not Found')
    }
    const wanted = url.searchParams.getAll('ids[]')
    return aResponse(aWirePage(ids.filter((lamp) => wanted.length === 0 || wanted.includes(lamp)).map(aLamp)))
  })
  const paths = () =>
    store.calls.map(({ pathname, search }) =>
      decodeURIComponent(pathname + search).replace('/store/store_1', ''),
    )
  return { ...store, paths }
}

/** Starts loading products, as elements do when they connect. */
function embed(client: StoreClient, ...ids: string[]): void {
  for (const id of ids) embeddedProductFor(client, id).retain()
}

function stateOf(client: StoreClient, id: string): string {
  const state = embeddedProductFor(client, id).state.getState()
  if (state.status !== 'loaded') return state.status
  return productOf(client, id)?.title ?? 'missing'
}

function productOf(client: StoreClient, id: string) {
  const found = loadedValue(embeddedProductFor(client, id))
  return found && loadedValue(found.source)?.products.find((product) => product.id === found.id)
}

const becomes = (client: StoreClient, states: Record<string, string>) =>
  vi.waitFor(
    () =>
      expect(Object.fromEntries(Object.keys(states).map((id) => [id, stateOf(client, id)]))).toEqual(states),
    10_000,
  )

const stockIsKnown = (client: StoreClient, id: string) =>
  vi.waitFor(() => expect(productOf(client, id)?.variants[0]?.inventory_quantity).toBe(4), 10_000)

describe('products embedded in a page', () => {
  it('are loaded with one list call and one inventory lookup', async () => {
    const { client, paths } = aLampStore(['a', 'b', 'c'])
    embed(client, 'c', 'a', 'a')
    await becomes(client, { a: 'Lamp a', c: 'Lamp c' })
    await stockIsKnown(client, 'a')
    expect(paths()).toEqual([
      '/products?ids[]=c&ids[]=a',
      '/variants?fields=inventory_quantity&product_ids[]=a&product_ids[]=c',
    ])
  })

  it('are loaded in one call even if an element connects a moment later', async () => {
    const { client, paths } = aLampStore(['a', 'b'])
    embed(client, 'a')
    await Promise.resolve()
    embed(client, 'b')
    await becomes(client, { a: 'Lamp a', b: 'Lamp b' })
    expect(paths()[0]).toBe('/products?ids[]=a&ids[]=b')
  })

  it('are not requested again for another element with the same product', async () => {
    const { client, callsTo } = aLampStore(['a'])
    embed(client, 'a')
    await stockIsKnown(client, 'a')
    embed(client, 'a')
    await becomes(client, { a: 'Lamp a' })
    expect(callsTo('products')).toHaveLength(1)
    expect(callsTo('variants')).toHaveLength(1)
  })

  it('are requested with at most 100 IDs per call', async () => {
    const ids = Array.from({ length: 101 }, (_, number) => `lamp_${number}`)
    const { client, callsTo } = aLampStore(ids)
    embed(client, ...ids)
    await becomes(client, { lamp_0: 'Lamp lamp_0', lamp_100: 'Lamp lamp_100' })
    expect(callsTo('products').map(({ searchParams }) => searchParams.getAll('ids[]').length)).toEqual([
      100, 1,
    ])
  })

  it('are loaded one by one when the store rejects the parameter ids[]', async () => {
    const { client, callsTo, paths } = aLampStore(['a', 'b'], (url) =>
      url.searchParams.has('ids[]') ? anErrorResponse(400, 'Bad Request') : undefined,
    )
    embed(client, 'a', 'b')
    await becomes(client, { a: 'Lamp a', b: 'Lamp b' })
    await stockIsKnown(client, 'b')
    expect(callsTo('products')).toHaveLength(1)
    expect(paths()).toEqual(expect.arrayContaining(['/products/a', '/products/b']))
  })

  it('are requested individually when the list response lacks them', async () => {
    const { client, paths } = aLampStore(['a', 'hidden'], (url) =>
      url.searchParams.has('ids[]') ? aResponse(aWirePage([aLamp('a')])) : undefined,
    )
    embed(client, 'a', 'hidden')
    await becomes(client, { a: 'Lamp a', hidden: 'Lamp hidden' })
    expect(paths().filter((path) => path.startsWith('/products'))).toEqual([
      '/products?ids[]=a&ids[]=hidden',
      '/products/hidden',
    ])
  })

  it('are missing when the store does not have them', async () => {
    const { client } = aLampStore(['a'])
    embed(client, 'a', 'gone')
    await becomes(client, { a: 'Lamp a', gone: 'missing' })
  })

  it('are not each requested if the store has none of 400', async () => {
    const { client, calls, callsTo } = aLampStore(['a'])
    const ids = Array.from({ length: 400 }, (_, number) => `prod_${number}`)
    embed(client, ...ids)
    await becomes(client, Object.fromEntries(ids.map((id) => [id, 'missing'])))
    expect(callsTo('products')).toHaveLength(4)
    expect(calls.length).toBeLessThan(50)
  })

  it('can have a different ID in the response than in the request', async () => {
    const { client } = aLampStore([], (url) => {
      if (!url.pathname.endsWith('/products/crew-tee')) return undefined
      const { images, ...tee } = aLamp('prod_tee')
      return aResponse({ product: { ...tee, media: images } })
    })
    embed(client, 'crew-tee')
    await becomes(client, { 'crew-tee': 'Lamp prod_tee' })
  })

  it('are loaded in one call again after a failure', async () => {
    let isDown = true
    const { client, callsTo } = aLampStore(['a', 'b'], () => (isDown ? unavailable() : undefined))
    embed(client, 'a', 'b')
    await becomes(client, { a: 'failed', b: 'failed' })
    isDown = false
    for (const id of ['a', 'b']) void embeddedProductFor(client, id).reload()
    await becomes(client, { a: 'Lamp a', b: 'Lamp b' })
    expect(callsTo('products')).toHaveLength(2)
  })
})
