import { within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberScript } from '../../src/elements/store-settings.ts'
import { cart, configure } from '../../src/index.ts'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { fillCart, storesInCart } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { anElement, aProbedTag, inside, settled } from '../support/probe.tsx'

/** An element that names no store, and what its component is given. */
function aFollower(name = 'store-grid') {
  const { tag, seen, define } = aProbedTag(name)
  define()
  const store = () => (seen.props['client'] as StoreClient | undefined)?.settings.storeId
  return { element: document.createElement(tag), seen, store }
}

function around(id: string): HTMLElement {
  const section = document.createElement('section')
  section.setAttribute('store-host', 'http://demo.test/provider')
  section.setAttribute('store-id', id)
  document.body.append(section)
  return section
}

/** The orders sent, as store and variant ids; each checkout is taken over by the page. */
function hearOrders() {
  const orders: string[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return new Promise(() => {})
    const { items } = JSON.parse(String(init.body)) as { items: { variant_id: string }[] }
    orders.push([url.split('/').at(-2), ...items.map(({ variant_id }) => variant_id)].join(' '))
    return new Response(JSON.stringify({ url: 'https://pay.example/1' }))
  })
  return orders
}

const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.addEventListener('checkout-redirect', stay)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(async () => {
  await settled(() => document.body.replaceChildren())
  document.removeEventListener('checkout-redirect', stay)
  vi.unstubAllGlobals()
})

describe('an element inside an ancestor with store settings', () => {
  it('uses the new store when the ancestor’s attribute changes', async () => {
    const { element, store } = aFollower()
    const section = around('one')
    await settled(() => section.append(element))
    await settled(() => section.setAttribute('store-id', 'two'))
    expect(store()).toBe('two')
  })

  it('uses the store of a closer ancestor when that gets an attribute', async () => {
    const { element, store } = aFollower()
    const section = around('one')
    const between = document.createElement('div')
    section.append(between)
    await settled(() => between.append(element))
    await settled(() => between.setAttribute('store-id', 'between'))
    expect(store()).toBe('between')
    await settled(() => between.removeAttribute('store-id'))
    expect(store()).toBe('one')
  })

  it('follows attribute changes across shadow roots', async () => {
    const { element, store } = aFollower()
    const section = around('one')
    const outer = section.attachShadow({ mode: 'closed' })
    const middle = document.createElement('div')
    outer.append(middle)
    middle.attachShadow({ mode: 'open' }).append(element)
    await settled(() => {})
    await settled(() => section.setAttribute('store-id', 'two'))
    expect(store()).toBe('two')
    await settled(() => middle.setAttribute('store-id', 'inner'))
    expect(store()).toBe('inner')
  })

  it('uses the new ancestor’s store when its parent is moved', async () => {
    const { element, store } = aFollower()
    const [one, two] = [around('one'), around('two')]
    const between = document.createElement('div')
    between.append(element)
    await settled(() => one.append(between))
    await settled(() => two.append(between))
    expect(store()).toBe('two')
    await settled(() => two.setAttribute('store-id', 'three'))
    expect(store()).toBe('three')
  })

  it('uses the store of an ancestor that is wrapped around it', async () => {
    const { element, store } = aFollower()
    await settled(() => around('one').append(element))
    const wrapper = around('wrapper')
    await settled(() => {
      element.replaceWith(wrapper)
      wrapper.append(element)
    })
    expect(store()).toBe('wrapper')
  })

  it('does not render again when an ancestor’s change does not affect it', async () => {
    const { element, seen } = aFollower()
    element.setAttribute('store-id', 'own')
    const section = around('one')
    await settled(() => section.append(element))
    const { renders } = seen
    await settled(() => section.setAttribute('store-id', 'two'))
    expect(seen.renders).toBe(renders)
  })

  it('follows attribute changes after it was removed and inserted again', async () => {
    const { element, store } = aFollower()
    const section = around('one')
    await settled(() => section.append(element))
    await settled(() => element.remove())
    await settled(() => section.append(element))
    await settled(() => section.setAttribute('store-id', 'two'))
    expect(store()).toBe('two')
  })
})

describe('an element with store settings from the script tag', () => {
  it('uses the new store when an attribute of the script tag changes', async () => {
    const script = document.createElement('script')
    script.type = 'application/json'
    Object.assign(script.dataset, { storeHost: 'http://demo.test/provider', storeId: 'one' })
    document.body.append(script)
    rememberScript()
    const { element, store } = aFollower()
    await settled(() => document.body.append(element))
    await settled(() => script.setAttribute('data-store-id', 'two'))
    expect(store()).toBe('two')
    script.remove()
    rememberScript()
  })
})

describe('an automatically inserted drawer', () => {
  it('checks out with the current store of the element it was inserted for', async () => {
    const orders = hearOrders()
    const section = around('one')
    await settled(() => section.append(document.createElement('store-grid')))
    await settled(() => cart.open())
    fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId: 'one' })
    fillCart('b', 1, {}, { host: 'http://demo.test/provider', storeId: 'two' })
    await settled(() => section.setAttribute('store-id', 'two'))
    await settled(() => cart.checkout())
    expect(orders).toEqual(['two b'])
    expect(storesInCart().map((store) => store?.store_id)).toEqual(['one'])
  })

  it('keeps its store when the element it was inserted for is removed', async () => {
    const section = around('one')
    section.append(document.createElement('store-grid'))
    await settled(() => document.body.append(document.createElement('cart-button')))
    await settled(() => cart.open())
    await settled(() => section.remove())
    const drawer = document.querySelector('cart-drawer') as Element
    expect(within(inside(drawer)).getByText('Shopping Cart')).toBeTruthy()
  })
})

describe('cart.checkout()', () => {
  it('uses the store that an attribute sets in the same task', async () => {
    const orders = hearOrders()
    const section = around('one')
    await settled(() => section.append(document.createElement('cart-drawer')))
    fillCart('a')
    await settled(() => {
      section.setAttribute('store-id', 'two')
      return cart.checkout()
    })
    expect(orders).toEqual(['two a'])
  })
})

describe('cart.add()', () => {
  const add = () => cart.add(aLeanProduct(), aVariant({ id: 'a' }))
  const ids = () => storesInCart().map((store) => store?.store_id)

  it('stores the store of the page’s drawer instead of another element’s store', async () => {
    const elements = [
      anElement('store-grid', { 'store-id': 'grid' }),
      anElement('cart-drawer', { 'store-id': 'drawer' }),
    ]
    await settled(() => document.body.append(...elements))
    add()
    expect(ids()).toEqual(['drawer'])
  })

  it('stores the store of the first element that has one', async () => {
    await settled(() =>
      document.body.append(anElement('cart-button'), anElement('store-grid', { 'store-id': 'grid' })),
    )
    add()
    expect(ids()).toEqual(['grid'])
  })

  it('stores the store that an attribute sets in the same task', async () => {
    const section = around('one')
    await settled(() => section.append(document.createElement('cart-drawer')))
    section.setAttribute('store-id', 'two')
    add()
    expect(ids()).toEqual(['two'])
    await settled(() => {})
  })

  it('stores no store when no element has one', () => {
    add()
    expect(ids()).toEqual([undefined])
  })
})

describe('cart.remove() and cart.setQuantity()', () => {
  it('do not change lines of another store', async () => {
    for (const storeId of ['one', 'two']) fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId })
    await settled(() => around('one').append(document.createElement('store-grid')))
    cart.setQuantity('a', 5)
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([5, 1])
    cart.remove('a')
    expect(storesInCart().map((store) => store?.store_id)).toEqual(['two'])
  })
})

// Last: a page forgets no configuration.
describe('configure()', () => {
  it('switches an automatically inserted drawer to the new store', async () => {
    const orders = hearOrders()
    configure({ storeHost: 'http://demo.test/provider', storeId: 'one' })
    await settled(() => document.body.append(document.createElement('store-grid')))
    await settled(() => cart.open())
    fillCart('a', 1, {}, { host: 'http://demo.test/provider', storeId: 'one' })
    fillCart('b', 1, {}, { host: 'http://demo.test/provider', storeId: 'two' })
    await settled(() => {
      configure({ storeId: 'two' })
      return cart.checkout()
    })
    expect(orders).toEqual(['two b'])
  })
})
