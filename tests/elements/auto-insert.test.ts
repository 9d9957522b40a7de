import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cart, toast } from '../../src/index.ts'
import { fillCart } from '../support/carts.ts'
import { anElement, inside, settled } from '../support/probe.tsx'

const find = (tag: string) => document.querySelector(tag)

/** A page with these tags and no others. */
async function aPage(...tags: string[]) {
  const elements = tags.map((tag) => anElement(tag, { 'store-id': 'demo-auto-insert' }))
  await settled(() => document.body.append(...elements))
  return elements
}

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

describe('opening the cart on a page without a drawer', () => {
  it('inserts a drawer with the store of the page’s first element', async () => {
    await aPage('store-grid')
    await settled(() => cart.open())
    const drawer = find('cart-drawer')
    expect(within(inside(drawer as Element)).getByText('Shopping Cart')).toBeTruthy()
  })

  it('opens the inserted drawer', async () => {
    await aPage('store-grid')
    await settled(() => cart.open())
    expect(find('cart-drawer')?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
  })

  it('inserts one drawer when the cart is opened repeatedly', async () => {
    await aPage('store-grid')
    await settled(() => cart.open())
    await settled(() => cart.close())
    await settled(() => cart.open())
    expect(document.querySelectorAll('cart-drawer')).toHaveLength(1)
  })

  it('opens the page’s own drawer if there is one', async () => {
    const [drawer] = await aPage('cart-drawer', 'store-grid')
    await settled(() => cart.open())
    expect(document.querySelectorAll('cart-drawer')).toHaveLength(1)
    expect(drawer?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
  })

  it('removes the inserted drawer when the page’s last element is removed', async () => {
    const [grid] = await aPage('store-grid')
    await settled(() => cart.open())
    await settled(() => grid?.remove())
    expect(find('cart-drawer')).toBeNull()
  })

  it('keeps the inserted drawer while another element is on the page', async () => {
    const [grid] = await aPage('store-grid', 'cart-button')
    await settled(() => cart.open())
    await settled(() => grid?.remove())
    expect(find('cart-drawer')).not.toBeNull()
  })

  it('inserts a drawer again on the next page of a single-page app', async () => {
    const [grid] = await aPage('store-grid')
    await settled(() => cart.open())
    await settled(() => grid?.remove())
    await aPage('store-grid')
    await settled(() => cart.open())
    expect(find('cart-drawer')?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
  })
})

describe('showing a toast on a page without a toast area', () => {
  it('inserts a toast area that shows the toast', async () => {
    await aPage('store-grid')
    await settled(() => toast({ title: 'Hello' }))
    expect(within(inside(find('toast-area') as Element)).getByText('Hello')).toBeTruthy()
  })

  it('uses the page’s own toast area if there is one', async () => {
    const [area] = await aPage('toast-area')
    await settled(() => toast({ title: 'Hello' }))
    expect(document.querySelectorAll('toast-area')).toHaveLength(1)
    expect(within(inside(area as Element)).getByText('Hello')).toBeTruthy()
  })

  it('shows the toast inside the open cart, where the visitor can reach it', async () => {
    const [drawer] = await aPage('cart-drawer', 'toast-area')
    await settled(() => cart.open())
    await settled(() => toast({ title: 'Hello' }))
    expect(within(inside(drawer as Element)).getByText('Hello')).toBeTruthy()
    expect(within(inside(find('toast-area') as Element)).queryByText('Hello')).toBeNull()
  })
})

describe('a second drawer on the page', () => {
  it('stays closed when the cart opens', async () => {
    const [first, second] = await aPage('cart-drawer', 'cart-drawer')
    await settled(() => cart.open())
    const isOpen = (element: Element | undefined) => element?.shadowRoot?.querySelector('dialog')?.open
    expect([isOpen(first), isOpen(second)]).toEqual([true, false])
  })
})

describe('several elements on one page', () => {
  it('share one cart', async () => {
    const [button] = await aPage('cart-button')
    await settled(() => fillCart('black', 3))
    expect(within(inside(button as Element)).getByText('3')).toBeTruthy()
    expect(screen.queryByText('3')).toBeNull()
  })
})
