// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addToCart,
  cartStore,
  connectCart,
  removeFromCart,
  setQuantity,
  stepQuantity,
} from '../../src/cart/cart.ts'
import { type CartItem, toLineStore } from '../../src/cart/cart-item.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { startCheckout } from '../../src/checkout/checkout.ts'
import { restoreUnpaidItems } from '../../src/checkout/order-return.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { currentToast, fillCart, storesInCart } from '../support/carts.ts'
import { aLeanProduct, aResponse, aVariant } from '../support/factories.ts'
import { loadPage } from '../support/orders.ts'
import { resetPage } from '../support/reset-page.ts'

const staging = { host: 'https://api.example', storeId: 'staging' }
const pageSettings = { host: 'https://api.example', storeId: 'store_1' }
/** A line in the specification's format. */
const earlierLine = { product: aLeanProduct(), variant: aVariant(), quantity: 1 }
const production = { host: 'https://api.example', storeId: 'production' }

/** Returns the store ID, variant ID and quantity of each line as text. */
const lines = (items: readonly CartItem[] = cartStore.getState().items) =>
  items.map(({ store, variant, quantity }) => `${store?.store_id ?? 'any'} ${variant.id} ${quantity}`)

/** Checks out with the given store settings, cancels the redirect and returns the requests that were sent. */
async function checkOut(settings: typeof staging) {
  const sent: { url: string; items: unknown }[] = []
  const client = createStoreClient(settings, {
    fetch: async (url, init) => {
      sent.push({ url: String(url), items: JSON.parse(String(init?.body)).items })
      return aResponse({ url: 'https://pay.example/1' })
    },
  })
  const emit = (event: string) => event !== 'checkout-redirect'
  await startCheckout({ client, successUrl: 'http://localhost:3000/success', emit, locale: ENGLISH })
  return sent
}

/** Returns the key of the store's first line. */
const keyIn = ({ storeId }: typeof staging) =>
  cartStore.getState().items.find(({ store }) => store?.store_id === storeId)?.key ?? 'missing'

beforeAll(connectCart)
beforeEach(resetPage)

describe('a cart line', () => {
  it.each([
    ['/provider', 'http://localhost:3000/provider'],
    ['https://API.example/', 'https://api.example'],
    ['https://api.example/v1//', 'https://api.example/v1'],
  ])('stores the host %s as %s', (host, named) => {
    expect(toLineStore({ host, storeId: 'one' })).toEqual({ type: 'hostinger', host: named, store_id: 'one' })
  })

  it('is separate from a line with the same variant ID from another store', () => {
    fillCart('mug', 1, {}, staging)
    fillCart('mug', 2, {}, production)
    fillCart('mug', 1, {}, staging)
    expect(lines()).toEqual(['staging mug 2', 'production mug 2'])
  })

  it('without a store belongs to the page’s store', () => {
    fillCart('mug', 2)
    fillCart('mug', 1, {}, pageSettings)
    expect(lines()).toEqual(['store_1 mug 3'])
  })

  it('without a store gets the page’s store as soon as the page has one', () => {
    pageCart.setState({ store: undefined })
    fillCart('mug', 2)
    fillCart('plug', 1, {}, production)
    expect(lines()).toEqual(['any mug 2', 'production plug 1'])
    pageCart.setState({ store: staging })
    expect(lines()).toEqual(['staging mug 2', 'production plug 1'])
  })

  it('with a store is not announced as changed when the page gets another store', () => {
    fillCart('mug', 2)
    const { items } = cartStore.getState()
    pageCart.setState({ store: staging })
    expect(cartStore.getState().items).toBe(items)
  })

  it('is changed and removed by its key', () => {
    for (const store of [staging, production]) fillCart('mug', 2, {}, store)
    stepQuantity(keyIn(staging), 1)
    expect(lines()).toEqual(['staging mug 3', 'production mug 2'])
    setQuantity(keyIn(production), 7)
    expect(lines()).toEqual(['staging mug 3', 'production mug 7'])
    removeFromCart(keyIn(staging))
    expect(lines()).toEqual(['production mug 7'])
  })

  it.each([production, { ...staging, host: 'https://other.example' }])(
    'is not checked against the stock of another store, $host $storeId',
    (otherStore) => {
      const managed = aVariant({ id: 'mug', manage_inventory: true })
      addToCart(aLeanProduct(), managed, 3, 3, staging)
      expect(() => addToCart(aLeanProduct(), managed, 3, 3, otherStore)).not.toThrow()
    },
  )
})

describe('a checkout with several stores', () => {
  it('orders the lines from its own store and keeps the other lines in the cart', async () => {
    fillCart('mug', 2, {}, staging)
    fillCart('mug', 1, {}, production)
    fillCart('plug', 1, {}, production)
    expect(await checkOut(production)).toEqual([
      {
        url: 'https://api.example/store/production/checkout',
        items: [
          { variant_id: 'mug', quantity: 1 },
          { variant_id: 'plug', quantity: 1 },
        ],
      },
    ])
    expect(lines()).toEqual(['staging mug 2'])
  })

  it.each([
    ['stores', toLineStore(staging)],
    ['types of stores', { ...toLineStore(production), type: 'other' }],
  ])('treats the cart as empty when it contains only lines from other %s', async (_, store) => {
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...earlierLine, store }]))
    expect(await checkOut(production)).toEqual([])
    expect(currentToast()?.title).toBe('Your cart is empty')
    expect(storesInCart()).toEqual([store])
  })

  it('restores the lines of an unpaid order with their store', async () => {
    fillCart('mug', 2, {}, staging)
    fillCart('mug', 1, {}, production)
    await checkOut(production)
    loadPage('/store')
    restoreUnpaidItems()
    expect(lines()).toEqual(['staging mug 2', 'production mug 1'])
  })
})

describe('a stored cart', () => {
  it('includes the store of each line in addition to the specified fields', () => {
    fillCart('mug', 2, {}, staging)
    const [line] = JSON.parse(localStorage.getItem(CART_KEY) ?? '')
    expect(Object.keys(line)).toEqual(['product', 'variant', 'quantity', 'store'])
    expect(line.store).toEqual({ type: 'hostinger', host: 'https://api.example', store_id: 'staging' })
  })

  it('keeps separate lines for two stores with the same variant ID', () => {
    fillCart('mug', 2, {}, staging)
    fillCart('mug', 1, {}, production)
    const read = parseLines(localStorage.getItem(CART_KEY))
    expect(lines(read)).toEqual(['staging mug 2', 'production mug 1'])
    expect(parseLines(serializeLines(read))).toEqual(read)
  })

  // The lines of an earlier website have no store.
  it.each([undefined, 7, 'store', {}, { host: 'https://api.example' }, { host: '', store_id: 'x' }])(
    'has the page’s store for a line with the missing or invalid store %j',
    (store) => {
      const [line] = parseLines(JSON.stringify([{ ...earlierLine, store }]))
      expect(line?.store).toEqual(toLineStore(pageSettings))
    },
  )

  it('has the store type “hostinger” for a store without a type, and keeps any other type', () => {
    const store = { host: 'https://api.example', store_id: 'store_1' }
    const stores = [{ ...store, type: 'other' }, store]
    const items = parseLines(JSON.stringify(stores.map((store) => ({ ...earlierLine, store }))))
    expect(items.map((item) => item.store)).toEqual([
      { ...store, type: 'other' },
      { ...store, type: 'hostinger' },
    ])
  })
})
