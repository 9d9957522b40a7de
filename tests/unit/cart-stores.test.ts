// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart, removeFromCart, setQuantity, stepQuantity } from '../../src/cart/cart-actions.ts'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { cartStore, refreshCart } from '../../src/cart/cart-store.ts'
import { toLineStore } from '../../src/cart/line-store.ts'
import { CART_KEY } from '../../src/cart/storage-keys.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { changeBetween } from '../../src/cart/sync/change.ts'
import { replay } from '../../src/cart/sync/merge.ts'
import { startCheckout } from '../../src/checkout/checkout.ts'
import { restoreUnpaidItems } from '../../src/checkout/order-return.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { currentToast, fillCart, storesInCart } from '../support/carts.ts'
import { aLeanProduct, aResponse, aVariant } from '../support/factories.ts'
import { loadPage } from '../support/orders.ts'
import { resetPage } from '../support/reset-page.ts'
import { version1Cart, version1Log } from '../support/version-1-storage.ts'

const staging = { host: 'https://api.example', storeId: 'staging' }
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
  await startCheckout({ client, successUrl: 'http://localhost:3000/success', emit })
  return sent
}

beforeEach(resetPage)
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a cart line', () => {
  it('stores the host and ID of the store it was added from', () => {
    fillCart('mug', 1, {}, staging)
    expect(storesInCart()).toEqual([{ host: 'https://api.example', store_id: 'staging' }])
  })

  it.each([
    ['/provider', 'http://localhost:3000/provider'],
    ['https://API.example/', 'https://api.example'],
    ['https://api.example/v1//', 'https://api.example/v1'],
  ])('stores the host %s as %s', (host, named) => {
    expect(toLineStore({ host, storeId: 'one' })).toEqual({ host: named, store_id: 'one' })
  })

  it('is separate from a line with the same variant ID from another store', () => {
    fillCart('mug', 1, {}, staging)
    fillCart('mug', 2, {}, production)
    fillCart('mug', 1, {}, staging)
    expect(lines()).toEqual(['staging mug 2', 'production mug 2'])
  })

  it('without a store takes the store from which its variant is added again', () => {
    fillCart('mug', 2)
    fillCart('plug', 1)
    fillCart('mug', 1, {}, staging)
    expect(lines()).toEqual(['staging mug 3', 'any plug 1'])
  })

  it('keeps its store when its variant is added again without a store', () => {
    fillCart('mug', 2, {}, staging)
    fillCart('mug', 1)
    expect(lines()).toEqual(['staging mug 3'])
  })

  it('can be changed and removed only by elements of its own store', () => {
    for (const store of [staging, production]) fillCart('mug', 2, {}, store)
    stepQuantity('mug', 1, toLineStore(staging))
    expect(lines()).toEqual(['staging mug 3', 'production mug 2'])
    setQuantity('mug', 7, toLineStore(production))
    expect(lines()).toEqual(['staging mug 3', 'production mug 7'])
    removeFromCart('mug', toLineStore(staging))
    expect(lines()).toEqual(['production mug 7'])
  })

  it('can be removed by elements of any store if it has no store', () => {
    fillCart('mug', 2)
    removeFromCart('mug', toLineStore(staging))
    expect(lines()).toEqual([])
  })

  it('is checked against the stock of its own store', () => {
    const managed = aVariant({ id: 'mug', manage_inventory: true })
    addToCart(aLeanProduct(), managed, 3, 3, staging)
    expect(() => addToCart(aLeanProduct(), managed, 3, 3, production)).not.toThrow()
  })
})

describe('a checkout with several stores', () => {
  it('orders lines from its own store and lines without a store, and keeps the other lines in the cart', async () => {
    fillCart('mug', 2, {}, staging)
    fillCart('mug', 1, {}, production)
    fillCart('plug', 1)
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

  it('treats the cart as empty when it contains only lines from other stores', async () => {
    fillCart('mug', 2, {}, staging)
    expect(await checkOut(production)).toEqual([])
    expect(currentToast()?.title).toBe('Your cart is empty')
    expect(lines()).toEqual(['staging mug 2'])
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
    expect(line.store).toEqual({ host: 'https://api.example', store_id: 'staging' })
  })

  it('keeps separate lines for two stores with the same variant ID', () => {
    fillCart('mug', 2, {}, staging)
    fillCart('mug', 1, {}, production)
    const read = parseLines(localStorage.getItem(CART_KEY))
    expect(lines(read)).toEqual(['staging mug 2', 'production mug 1'])
    expect(parseLines(serializeLines(read))).toEqual(read)
  })

  it.each([7, 'store', {}, { host: 'https://api.example' }, { host: '', store_id: 'x' }])(
    'ignores the invalid store %j of a line',
    (store) => {
      const [line] = parseLines(
        JSON.stringify([{ product: aLeanProduct(), variant: aVariant(), quantity: 1, store }]),
      )
      expect(line && 'store' in line).toBe(false)
    },
  )

  it('has lines without stores and is serialized unchanged if version 1.0 saved it', () => {
    localStorage.setItem(CART_KEY, version1Cart)
    refreshCart()
    expect(lines()).toEqual(['any black 2'])
    expect(serializeLines(cartStore.getState().items)).toBe(version1Cart.trimEnd())
  })

  it('merges two lines for the same variant when only one of them has a store', () => {
    const line = { product: aLeanProduct(), variant: aVariant({ id: 'mug' }), quantity: 2 }
    const store = toLineStore(staging)
    expect(lines(parseLines(JSON.stringify([line, { ...line, store }])))).toEqual(['staging mug 4'])
  })
})

describe('data stored by version 1.0', () => {
  it('contains a change log that can be replayed', () => {
    const { items } = replay(version1Log)
    expect(lines(items)).toEqual(['any black 3'])
  })

  it('includes logged lines without a store, which take the store from which they are added again', () => {
    const before = [{ product: aLeanProduct(), variant: aVariant({ id: 'black' }), quantity: 3 }]
    const after = [{ ...before[0], quantity: 4, store: toLineStore(staging) } as CartItem]
    const added = changeBetween(before, after, { id: '2-a', at: 1795353685243 })
    const { items } = replay([...version1Log, added])
    expect(lines(items)).toEqual(['staging black 4'])
  })
})
