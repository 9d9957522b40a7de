// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  closeCart,
  drawerStore,
  openCart,
  pageDrawer,
  pageSuccessUrl,
  registerDrawer,
} from '../../src/cart/drawer.ts'

const isOpen = () => drawerStore.getState().isOpen

function aDrawer(successUrl?: string) {
  const drawer = { host: document.createElement('div'), successUrl }
  return { drawer, remove: registerDrawer(drawer) }
}

beforeEach(() => {
  drawerStore.setState({ isOpen: false, isPrepared: false, drawers: [] })
})

describe('the page’s drawer', () => {
  it('is the first one, and then the next one', () => {
    const [first, second] = [aDrawer('/first'), aDrawer('/second')]
    expect([pageDrawer(), pageSuccessUrl()]).toEqual([first.drawer, '/first'])
    first.remove()
    expect([pageDrawer(), pageSuccessUrl()]).toEqual([second.drawer, '/second'])
  })

  it('closes the cart when it is removed, without opening the next one', () => {
    const first = aDrawer()
    aDrawer()
    openCart()
    first.remove()
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

it('a page without a drawer has no success URL, and opens the cart as soon as it has one', () => {
  openCart()
  expect([pageSuccessUrl(), isOpen()]).toEqual([undefined, true])
  aDrawer()
  expect(drawerStore.getState()).toMatchObject({ isOpen: true, isPrepared: true })
})
