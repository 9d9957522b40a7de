// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart, cartStore, subscribeToCart } from '../../src/cart/cart.ts'
import { cartCheckOf, checkStock, compareCart } from '../../src/cart/check-cart.ts'
import { registerStore } from '../../src/provider/registered-stores.ts'
import { productFor } from '../../src/provider/single-product.ts'
import { createStoreClient, type StoreClient } from '../../src/provider/store-client.ts'
import { cartContent, knowCart } from '../support/carts.ts'
import {
  aCurrency,
  aLeanProduct,
  aManagedVariant,
  aResponse,
  aVariant,
  aWirePage,
  aWirePrice,
  aWireProduct,
  aWireVariant,
  type Wire,
} from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'
import { aFakeStore, anErrorResponse, aStoreWith } from '../support/stores.ts'

const MINUTE_MS = 60_000

/** A smart plug as the store lists it. */
function aPlug(price: Wire = {}, product: Wire = {}): Wire {
  const variants = [aWireVariant({ id: 'plug', title: 'Smart Plug', prices: [aWirePrice(price)] })]
  return aWireProduct({ id: 'prod_plug', title: 'Smart Plug', variants, ...product })
}

/** Adds a product to the cart whose only variant costs $19.99. */
function fillCart(id: string, quantity = 1): void {
  const product = aLeanProduct({ id: `prod_${id}`, title: 'Smart Plug' })
  addToCart(product, aVariant({ id, title: 'Smart Plug' }), quantity, null)
}

const prices = () => cartStore.getState().items.map(({ variant }) => variant.price_formatted)
const queries = (calls: readonly URL[]) => calls.map(({ searchParams }) => searchParams.getAll('ids[]'))

/** Returns the variants in the cart that the store no longer sells. */
function lostIn(client: StoreClient): string[] {
  const news = cartCheckOf(client).news.getState()
  return cartStore
    .getState()
    .items.flatMap(({ key, variant }) => (news.get(key)?.left === 0 ? [variant.id] : []))
}

beforeEach(() => {
  resetPage()
  vi.useFakeTimers()
})

describe('compareCart()', () => {
  it('gives a line the store’s current price and keeps its quantity', async () => {
    fillCart('plug', 3)
    const totals: unknown[] = []
    const stop = subscribeToCart(({ total }) => totals.push(total))
    const { client } = aStoreWith({ products: [aPlug({ amount: 2499 })] })
    await compareCart(client)
    stop()
    expect(prices()).toEqual(['$24.99'])
    expect(cartContent()).toEqual({ plug: 3 })
    expect(totals).toEqual([74.97])
  })

  it('leaves the cart unchanged if the prices are the same', async () => {
    fillCart('plug')
    const { items } = cartStore.getState()
    await compareCart(aStoreWith({ products: [aPlug()] }).client)
    expect(cartStore.getState().items).toBe(items)
  })

  it.each([
    ['a sale', { sale_amount: 1500 }, '$19.99'],
    [
      'another currency',
      { currency_code: 'eur', currency: aCurrency({ symbol: '€', template: '$1 €' }) },
      '19.99 €',
    ],
  ])('notices %s', async (_, price, shown) => {
    fillCart('plug')
    const { client } = aStoreWith({ products: [aPlug(price)] })
    await compareCart(client)
    expect(prices()).toEqual([shown])
    expect([...cartCheckOf(client).news.getState().values()]).toMatchObject([
      { before: { price_formatted: '$19.99' } },
    ])
  })

  it.each([
    ['product was deleted', []],
    ['variant was deleted', [aPlug({}, { variants: [aWireVariant({ id: 'plug-v2' })] })]],
    ['product cannot be bought', [aPlug({}, { purchasable: false })]],
    ['variant has no price', [aPlug({}, { variants: [aWireVariant({ id: 'plug', prices: [] })] })]],
  ])('finds that a line is lost because its %s', async (_, products) => {
    fillCart('plug')
    const { client } = aStoreWith({ products })
    await compareCart(client)
    expect(lostIn(client)).toEqual(['plug'])
    expect(cartContent()).toEqual({ plug: 1 })
  })

  it.each([
    [
      'sends its products in several pages',
      () => aWirePage([aPlug({}, { id: 'prod_lamp' })], { count: 2, limit: 1 }),
    ],
    ['sends an invalid product', () => aWirePage([aPlug({}, { id: 'prod_lamp' }), { id: 'prod_plug' }])],
  ])('does not count a line as lost if the store %s', async (_, page) => {
    fillCart('plug')
    const { client } = aStoreWith({ responses: { products: () => aResponse(page()) } })
    await compareCart(client)
    expect(lostIn(client)).toEqual([])
  })

  it('asks another type of store for the whole product if its list lacks the variant', async () => {
    const type = 'partial'
    const settings = { host: 'https://api.example', storeId: 'store_1', type }
    const whole = [aWireVariant({ id: 'small' }), aWireVariant({ id: 'plug' })]
    const answer = async (url: string) =>
      aResponse(
        url.includes('ids')
          ? aWirePage([aPlug({}, { variants: whole.slice(0, 1) })])
          : { product: aPlug({}, { variants: whole }) },
      )
    registerStore(type, { fetch: answer, isPaid: async () => null })
    const client = createStoreClient(settings)
    addToCart(aLeanProduct({ id: 'prod_plug' }), aVariant({ id: 'plug' }), 1, null, settings)
    addToCart(aLeanProduct({ id: 'prod_plug' }), aVariant({ id: 'deleted' }), 1, null, settings)
    await compareCart(client)
    expect(lostIn(client)).toEqual(['deleted'])
  })

  it('leaves an empty cart and the lines of other stores alone', async () => {
    const { client, calls } = aStoreWith({})
    await compareCart(client)
    addToCart(aLeanProduct(), aVariant(), 1, null, { host: 'https://api.example', storeId: 'store_2' })
    await compareCart(client)
    expect([calls, lostIn(client)]).toEqual([[], []])
  })
})

describe('the requests of compareCart()', () => {
  it('are none if the page has loaded the products in a list or alone', async () => {
    fillCart('plug')
    const listed = aStoreWith({ products: [aPlug({ amount: 2499 })] })
    await listed.client.listProducts()
    await compareCart(listed.client)
    expect(queries(listed.calls)).toEqual([[]])
    expect(prices()).toEqual(['$24.99'])
    const alone = aStoreWith({ products: [aPlug({ amount: 2999 })] })
    await productFor(alone.client, 'prod_plug').preload()
    await compareCart(alone.client)
    expect(alone.callsTo('products')).toEqual([])
    expect(prices()).toEqual(['$29.99'])
  })

  it('is one for products that are 15 minutes old', async () => {
    fillCart('plug')
    const { client, calls } = aStoreWith({ products: [aPlug()] })
    knowCart(client)
    vi.setSystemTime(Date.now() + 15 * MINUTE_MS)
    await compareCart(client)
    await compareCart(client)
    expect(queries(calls)).toEqual([['prod_plug']])
  })

  it('name only the missing products, at most 50 at a time and each once', async () => {
    for (let number = 1; number <= 61; number += 1) fillCart(`${number}`)
    const { client, calls } = aStoreWith({})
    client.known.set('prod_1', {
      product: aLeanProduct({ id: 'prod_1', variants: [aVariant({ id: '1' })] }),
      isWhole: true,
      loaded_ms: Date.now(),
    })
    await Promise.all([compareCart(client), compareCart(client)])
    await compareCart(client)
    expect(queries(calls).map((ids) => ids.length)).toEqual([50, 10])
  })

  it('are not repeated after the store has rejected lists of IDs', async () => {
    fillCart('plug')
    const { client, calls } = aFakeStore(() => anErrorResponse(400, 'Bad Request'))
    await compareCart(client)
    await compareCart(client)
    expect(calls).toHaveLength(1)
    expect(lostIn(client)).toEqual([])
  })

  it('end after 3 seconds', async () => {
    fillCart('plug')
    const { client } = aFakeStore(() => new Promise(() => {}))
    let isDone = false
    void compareCart(client).then(() => {
      isDone = true
    })
    await vi.advanceTimersByTimeAsync(2999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toBe(true)
  })
})

describe('checkStock()', () => {
  const units = (client: StoreClient) =>
    cartStore.getState().items.map(({ key }) => cartCheckOf(client).news.getState().get(key)?.left)

  it('notes the stock of managed variants', async () => {
    addToCart(aLeanProduct(), aManagedVariant(5, { id: 'plug' }), 5, 5)
    addToCart(aLeanProduct(), aVariant({ id: 'lamp' }), 5, null)
    const { client } = aStoreWith({ stock: { plug: 2, lamp: 0 } })
    await checkStock(client, cartStore.getState().items)
    expect(units(client)).toEqual([2, undefined])
  })

  it('notes the stock of another type of store even if the line was added before it was limited', async () => {
    const type = 'limited'
    const settings = { host: 'https://api.example', storeId: 'store_1', type }
    const answer = async () => aResponse({ variants: [{ id: 'plug', inventory_quantity: 1 }] })
    registerStore(type, { fetch: answer, isPaid: async () => null })
    const client = createStoreClient(settings)
    addToCart(aLeanProduct(), aVariant({ id: 'plug' }), 3, null, settings)
    await checkStock(client, cartStore.getState().items)
    expect(units(client)).toEqual([1])
  })

  it('changes nothing if the lookup fails', async () => {
    addToCart(aLeanProduct(), aManagedVariant(5, { id: 'plug' }), 5, 5)
    const { client } = aStoreWith({ responses: { variants: () => anErrorResponse(503, '') } })
    await checkStock(client, cartStore.getState().items)
    expect(units(client)).toEqual([undefined])
  })
})
