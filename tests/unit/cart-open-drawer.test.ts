// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addDrawer,
  closeCart,
  closeDrawer,
  drawerStore,
  openCart,
  openDrawer,
  openHost,
} from '../../src/cart/drawer.ts'

const opened = () => openHost(drawerStore.getState())

/** Adds an element to the page and announces a drawer in it. */
function aDrawer() {
  const host = document.createElement('div')
  document.body.append(host)
  return { host, remove: addDrawer({ host, successUrl: undefined }) }
}

beforeEach(() => {
  document.body.replaceChildren()
  drawerStore.setState({ isOpen: false, drawers: [], shownHost: null })
})

describe('openCart()', () => {
  it('opens the first drawer of the page', () => {
    const first = aDrawer()
    aDrawer()
    expect(opened()).toBeNull()
    openCart()
    expect(opened()).toBe(first.host)
  })

  it('opens the first drawer again after another one was shown', () => {
    const first = aDrawer()
    openDrawer(aDrawer().host)
    openCart()
    expect(opened()).toBe(first.host)
  })

  it('opens the drawer that appears next on a page without one', () => {
    openCart()
    expect(opened()).toBeNull()
    const { host } = aDrawer()
    expect(opened()).toBe(host)
  })
})

describe('openDrawer()', () => {
  it('opens that drawer instead of the first', () => {
    aDrawer()
    const second = aDrawer()
    openDrawer(second.host)
    expect(opened()).toBe(second.host)
  })

  it('opens an element of the page whose drawer has not rendered', () => {
    aDrawer()
    const host = document.createElement('div')
    document.body.append(host)
    openDrawer(host)
    expect(opened()).toBe(host)
  })

  it('opens the first drawer for an element that is not on the page', () => {
    const first = aDrawer()
    openDrawer(document.createElement('div'))
    expect(opened()).toBe(first.host)
  })
})

describe('closing', () => {
  it('closes whichever drawer is open', () => {
    openDrawer(aDrawer().host)
    closeCart()
    expect(opened()).toBeNull()
  })

  it('closes a drawer only if it is the open one', () => {
    const [first, second] = [aDrawer(), aDrawer()]
    openDrawer(first.host)
    closeDrawer(second.host)
    expect(opened()).toBe(first.host)
    closeDrawer(first.host)
    expect(opened()).toBeNull()
  })
})

describe('a drawer that is removed', () => {
  it('closes the cart if it was the last', () => {
    const { remove } = aDrawer()
    openCart()
    remove()
    expect(drawerStore.getState()).toMatchObject({ isOpen: false, drawers: [] })
  })

  it('closes the cart if it was the shown one', () => {
    aDrawer()
    const second = aDrawer()
    openDrawer(second.host)
    second.remove()
    expect(opened()).toBeNull()
  })

  it('leaves another open drawer open', () => {
    const [first, second] = [aDrawer(), aDrawer()]
    openCart()
    second.remove()
    expect(opened()).toBe(first.host)
    expect(drawerStore.getState().drawers).toHaveLength(1)
  })
})
