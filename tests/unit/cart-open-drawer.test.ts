// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeCart,
  closeDrawer,
  drawerStore,
  openCart,
  openDrawer,
  openDrawerHost,
  pageSuccessUrl,
  registerDrawer,
} from '../../src/cart/drawer.ts'

const opened = () => openDrawerHost(drawerStore.getState())

/** Appends an element to the page and registers a drawer in it. */
function aDrawer(drawer: { successUrl?: string } = {}) {
  const host = document.createElement('div')
  document.body.append(host)
  return { host, remove: registerDrawer({ host, ...drawer }) }
}

beforeEach(() => {
  document.body.replaceChildren()
  drawerStore.setState({ isOpen: false, isPrepared: false, drawers: [], requestedHost: null })
})

describe('openCart()', () => {
  it('opens the first drawer of the page', () => {
    const first = aDrawer()
    aDrawer()
    expect(opened()).toBeNull()
    openCart()
    expect(opened()).toBe(first.host)
    expect(drawerStore.getState().isPrepared).toBe(true)
  })

  it('opens the first drawer even if the second one was open before', () => {
    const first = aDrawer()
    openDrawer(aDrawer().host)
    openCart()
    expect(opened()).toBe(first.host)
  })

  it('opens the first drawer that is added later if the page has no drawer yet', () => {
    openCart()
    expect(opened()).toBeNull()
    const { host } = aDrawer()
    expect(opened()).toBe(host)
  })
})

describe('openDrawer()', () => {
  it('opens the given drawer instead of the first one', () => {
    aDrawer()
    const second = aDrawer()
    openDrawer(second.host)
    expect(opened()).toBe(second.host)
    expect(drawerStore.getState().isPrepared).toBe(true)
  })

  it('opens the given element even if its drawer is not registered yet', () => {
    aDrawer()
    const host = document.createElement('div')
    document.body.append(host)
    openDrawer(host)
    expect(opened()).toBe(host)
  })

  it('opens the first drawer when the given element is not in the document', () => {
    const first = aDrawer()
    openDrawer(document.createElement('div'))
    expect(opened()).toBe(first.host)
  })
})

describe('closeCart() and closeDrawer()', () => {
  it('closeCart() closes the open drawer', () => {
    openDrawer(aDrawer().host)
    closeCart()
    expect(opened()).toBeNull()
  })

  it('closeDrawer() closes the given drawer only if it is open', () => {
    const [first, second] = [aDrawer(), aDrawer()]
    openDrawer(first.host)
    closeDrawer(second.host)
    expect(opened()).toBe(first.host)
    closeDrawer(first.host)
    expect(opened()).toBeNull()
  })
})

describe('pageSuccessUrl()', () => {
  it('returns the success URL of the first drawer in document order', () => {
    expect(pageSuccessUrl()).toBeUndefined()
    const last = aDrawer({ successUrl: '/last' })
    const first = aDrawer({ successUrl: '/first' })
    document.body.replaceChildren(first.host, last.host)
    expect(pageSuccessUrl()).toBe('/first')
  })
})

describe('removing a drawer', () => {
  it('closes the cart if it was the only drawer', () => {
    const { remove } = aDrawer()
    openCart()
    remove()
    expect(drawerStore.getState()).toMatchObject({ isOpen: false, drawers: [] })
  })

  it('keeps a closed cart closed', () => {
    const first = aDrawer()
    aDrawer()
    first.remove()
    expect(opened()).toBeNull()
  })

  it('closes the cart if the removed drawer was open', () => {
    aDrawer()
    const second = aDrawer()
    openDrawer(second.host)
    second.remove()
    expect(opened()).toBeNull()
  })

  it('does not open the next drawer if the first one was open', () => {
    const first = aDrawer()
    aDrawer()
    openCart()
    first.remove()
    expect(opened()).toBeNull()
  })

  it('keeps another drawer open', () => {
    const [first, second] = [aDrawer(), aDrawer()]
    openCart()
    second.remove()
    expect(opened()).toBe(first.host)
    expect(drawerStore.getState().drawers).toHaveLength(1)
  })
})
