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

/** Appends a section with store settings to the page. */
function aSection(id: string): HTMLElement {
  const section = document.createElement('section')
  section.setAttribute('store-host', 'http://demo.test/provider')
  section.setAttribute('store-id', id)
  document.body.append(section)
  return section
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
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.addEventListener('checkout-redirect', cancelRedirect)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(async () => {
  await updatePage(() => document.body.replaceChildren())
  document.removeEventListener('checkout-redirect', cancelRedirect)
  vi.unstubAllGlobals()
})

describe('an element inside an ancestor with store settings', () => {
  it('uses the new store when the ancestor’s attribute changes', async () => {
    const { element, store } = anElementWithoutStore()
    const section = aSection('one')
    await updatePage(() => section.append(element))
    await updatePage(() => section.setAttribute('store-id', 'two'))
    expect(store()).toBe('two')
  })

  it.each(['shopify', null])('with the type %s has a client for the language around it', async (type) => {
    const { element, seen } = anElementWithoutStore()
    const section = aSection('one')
    if (type) section.setAttribute('store-type', type)
    section.lang = 'pt-BR'
    await updatePage(() => section.append(element))
    expect(seen.client?.settings.details?.['language']).toBe(type ? 'pt-BR' : undefined)
    const first = seen.client
    await updatePage(() => section.setAttribute('lang', 'ko'))
    expect(seen.client?.settings.details?.['language']).toBe(type ? 'ko' : undefined)
    // The hosted store has one language, so nothing is loaded again.
    expect(seen.client === first).toBe(!type)
  })

  it('follows changes to its ancestors’ attributes, even across shadow roots', async () => {
    const { element, store } = anElementWithoutStore()
    const section = aSection('one')
    const outer = section.attachShadow({ mode: 'closed' })
    const middle = document.createElement('div')
    outer.append(middle)
    middle.attachShadow({ mode: 'open' }).append(element)
    await updatePage(() => {})
    await updatePage(() => section.setAttribute('store-id', 'two'))
    expect(store()).toBe('two')
    await updatePage(() => middle.setAttribute('store-id', 'inner'))
    expect(store()).toBe('inner')
  })

  it('uses the store of an ancestor that is later wrapped around it', async () => {
    const { element, store } = anElementWithoutStore()
    await updatePage(() => aSection('one').append(element))
    const wrapper = aSection('wrapper')
    await updatePage(() => {
      element.replaceWith(wrapper)
      wrapper.append(element)
    })
    expect(store()).toBe('wrapper')
  })

  it('is not rendered again when a change to an ancestor’s attribute does not affect it', async () => {
    const { element, seen } = anElementWithoutStore()
    element.setAttribute('store-id', 'own')
    const section = aSection('one')
    await updatePage(() => section.append(element))
    const { renders } = seen
    await updatePage(() => section.setAttribute('store-id', 'two'))
    expect(seen.renders).toBe(renders)
  })
})

describe('an automatically inserted drawer', () => {
  it('checks out with the current store of the element it was inserted for', async () => {
    const orders = recordOrders()
    const section = aSection('one')
    await updatePage(() => section.append(document.createElement('store-grid')))
    await updatePage(() => cart.open())
    fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId: 'one' })
    fillCart('b', 1, {}, { host: 'http://demo.test/provider', storeId: 'two' })
    await updatePage(() => section.setAttribute('store-id', 'two'))
    await updatePage(() => cart.checkout())
    expect(orders).toEqual(['two b'])
    expect(storesInCart().map((store) => store?.store_id)).toEqual(['one'])
  })
})

describe('cart.add()', () => {
  const add = () => cart.add(aLeanProduct(), aVariant({ id: 'a' }))
  const ids = () => storesInCart().map((store) => store?.store_id)

  it('adds a line for the drawer’s store instead of another element’s store', async () => {
    const elements = [
      anElement('store-grid', { 'store-id': 'grid' }),
      anElement('cart-drawer', { 'store-id': 'drawer' }),
    ]
    await updatePage(() => document.body.append(...elements))
    add()
    expect(ids()).toEqual(['drawer'])
  })

  it('adds a line for the store of the first element that has a store', async () => {
    await updatePage(() =>
      document.body.append(anElement('cart-button'), anElement('store-grid', { 'store-id': 'grid' })),
    )
    add()
    expect(ids()).toEqual(['grid'])
  })

  it('adds a line for a store that was set through an attribute earlier in the same task', async () => {
    const section = aSection('one')
    await updatePage(() => section.append(document.createElement('cart-drawer')))
    section.setAttribute('store-id', 'two')
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

describe('cart.remove() and cart.setQuantity()', () => {
  it('do not change lines from another store', async () => {
    for (const storeId of ['one', 'two']) fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId })
    await updatePage(() => aSection('one').append(document.createElement('store-grid')))
    cart.setQuantity('a', 5)
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([5, 1])
    cart.remove('a')
    expect(storesInCart().map((store) => store?.store_id)).toEqual(['two'])
  })
})

// This group must come last, because configure() cannot be undone.
describe('configure()', () => {
  it('switches an automatically inserted drawer to the new store', async () => {
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
})
