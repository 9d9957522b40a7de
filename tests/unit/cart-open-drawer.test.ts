// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { closeCart, drawerStore, openCart, pageDrawer, registerDrawer } from '../../src/cart/drawer.ts'

const isOpen = () => drawerStore.getState().isOpen

function aDrawer() {
  const drawer = { host: document.createElement('div') }
  return { drawer, remove: registerDrawer(drawer) }
}

beforeEach(() => {
  drawerStore.setState({ isOpen: false, isPrepared: false, drawers: [] })
})

describe('the page’s drawer', () => {
  it('is the first one, and, after that is removed, the next one, which stays closed', () => {
    const [first, second] = [aDrawer(), aDrawer()]
    expect(pageDrawer()).toBe(first.drawer)
    openCart()
    first.remove()
    expect(pageDrawer()).toBe(second.drawer)
    expect(isOpen()).toBe(false)
  })

  it('stays open when another drawer is removed', () => {
    aDrawer()
    const second = aDrawer()
    openCart()
    second.remove()
    expect(isOpen()).toBe(true)
    closeCart()
    expect(isOpen()).toBe(false)
  })
})

it('a page without a drawer opens the cart as soon as it has one', () => {
  openCart()
  expect(pageDrawer()).toBeUndefined()
  aDrawer()
  expect(drawerStore.getState()).toMatchObject({ isOpen: true, isPrepared: true })
})
