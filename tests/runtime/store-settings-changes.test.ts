import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageCart } from '../../src/cart/page-cart.ts'
import { cart, configure } from '../../src/index.ts'
import { fillCart, storesInCart } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { anElement, aTestElement, updatePage } from '../support/test-element.tsx'

/** Creates an element without store settings. `store` returns the ID of the store that its component uses. */
function anElementWithoutStore() {
  const { tagName, seen, define } = aTestElement('cart-drawer', { isHidden: false })
  define()
  const store = () => seen.client?.settings.storeId
  return { element: document.createElement(tagName), seen, store }
}

/** Sets the store of an element. */
function setStore<Target extends Element>(element: Target, id: string): Target {
  element.setAttribute('store-host', 'http://demo.test/provider')
  element.setAttribute('store-id', id)
  return element
}

/** Replaces `fetch` and returns a list that collects the store ID and variant IDs of each order sent. */
function recordOrders() {
  const orders: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return new Promise(() => {})
    const { items } = JSON.parse(String(init.body)) as { items: { variant_id: string }[] }
    orders.push([url.split('/').at(-2), ...items.map(({ variant_id }) => variant_id)].join(' '))
    return new Response(JSON.stringify({ url: 'https://pay.example/1' }))
  })
  return orders
}

const cancelRedirect = (event: Event) => event.preventDefault()

beforeEach(() => {
  document.addEventListener('checkout-redirect', cancelRedirect)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(async () => {
  await updatePage(() => document.body.replaceChildren())
  document.removeEventListener('checkout-redirect', cancelRedirect)
})

describe('an element with store settings', () => {
  it('uses the new store when its attributes change', async () => {
    const { element, seen, store } = anElementWithoutStore()
    await updatePage(() => document.body.append(setStore(element, 'one')))
    await updatePage(() => element.setAttribute('store-id', 'two'))
    expect(store()).toBe('two')
    expect(seen.mounts).toBe(1)
  })

  it('renders with all attributes that are set in the same task', async () => {
    const { element, seen } = anElementWithoutStore()
    await updatePage(() => document.body.append(element))
    await updatePage(() => setStore(element, 'one').setAttribute('store-type', 'shopify'))
    expect(seen.client?.settings.type).toBe('shopify')
  })

  it.each(['shopify', null])('with the type %s has a client for the language around it', async (type) => {
    const { element, seen } = anElementWithoutStore()
    const section = document.createElement('section')
    setStore(element, 'one')
    if (type) element.setAttribute('store-type', type)
    section.lang = 'pt-BR'
    section.append(element)
    await updatePage(() => document.body.append(section))
    expect(seen.client?.settings.details?.['language']).toBe(type ? 'pt-BR' : undefined)
    const first = seen.client
    await updatePage(() => section.setAttribute('lang', 'ko'))
    expect(seen.client?.settings.details?.['language']).toBe(type ? 'ko' : undefined)
    // The hosted store has one language, so nothing is loaded again.
    expect(seen.client === first).toBe(!type)
  })
})

it('an automatically inserted drawer checks out with the current store of the element it was inserted for', async () => {
  const orders = recordOrders()
  const grid = anElement('store-grid', { 'store-id': 'one' })
  await updatePage(() => document.body.append(grid))
  await updatePage(() => cart.open())
  fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId: 'one' })
  fillCart('b', 1, {}, { host: 'http://demo.test/provider', storeId: 'two' })
  await updatePage(() => grid.setAttribute('store-id', 'two'))
  await updatePage(() => cart.checkout())
  expect(orders).toEqual(['two b'])
  expect(storesInCart().map((store) => store?.store_id)).toEqual(['one'])
})

describe('cart.add()', () => {
  const add = () => cart.add(aLeanProduct(), aVariant({ id: 'a' }))
  const ids = () => storesInCart().map((store) => store?.store_id)

  it('adds a line for the store of the first element that has a store', async () => {
    await updatePage(() =>
      document.body.append(anElement('cart-button'), anElement('store-grid', { 'store-id': 'grid' })),
    )
    add()
    expect(ids()).toEqual(['grid'])
  })

  it('adds a line for a store that was set through an attribute earlier in the same task', async () => {
    const drawer = anElement('cart-drawer', { 'store-id': 'one' })
    await updatePage(() => document.body.append(drawer))
    drawer.setAttribute('store-id', 'two')
    add()
    expect(ids()).toEqual(['two'])
    await updatePage(() => {})
  })

  it('adds a line without a store when no element has a store', () => {
    pageCart.setState({ store: undefined })
    add()
    expect(ids()).toEqual([undefined])
  })
})

it('cart.remove() and cart.setQuantity() do not change lines from another store', async () => {
  for (const storeId of ['one', 'two']) fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId })
  await updatePage(() => document.body.append(anElement('store-grid', { 'store-id': 'one' })))
  cart.setQuantity('a', 5)
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([5, 1])
  cart.remove('a')
  expect(storesInCart().map((store) => store?.store_id)).toEqual(['two'])
})

// This test must come last, because configure() cannot be undone.
it('configure() switches an automatically inserted drawer to the new store', async () => {
  const orders = recordOrders()
  configure({ storeHost: 'http://demo.test/provider', storeId: 'one' })
  await updatePage(() => document.body.append(document.createElement('store-grid')))
  await updatePage(() => cart.open())
  fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId: 'one' })
  fillCart('b', 1, {}, { host: 'http://demo.test/provider', storeId: 'two' })
  await updatePage(() => {
    configure({ storeId: 'two' })
    return cart.checkout()
  })
  expect(orders).toEqual(['two b'])
})
