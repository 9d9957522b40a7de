import { within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cart, toast } from '../../src/index.ts'
import { anElement, shadowRootOf, updatePage } from '../support/test-element.tsx'

const find = (tagName: string) => document.querySelector(tagName)

/** Inserts elements with these tag names into the page. */
async function aPage(...tagNames: string[]) {
  const elements = tagNames.map((tagName) => anElement(tagName, { 'store-id': 'demo-auto-insert' }))
  await updatePage(() => document.body.append(...elements))
  return elements
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

describe('automatic insertion of a cart drawer', () => {
  it('keeps the inserted drawer while the page contains another element', async () => {
    const [grid] = await aPage('store-grid', 'cart-button')
    await updatePage(() => cart.open())
    await updatePage(() => grid?.remove())
    expect(find('cart-drawer')).not.toBeNull()
  })

  it('opens an inserted drawer, removes it with the last element, and inserts a new one on the next page', async () => {
    for (let page = 0; page < 2; page++) {
      const [grid] = await aPage('store-grid')
      await updatePage(() => cart.open())
      expect(find('cart-drawer')?.shadowRoot?.querySelector('dialog')?.open).toBe(true)
      await updatePage(() => grid?.remove())
      expect(find('cart-drawer')).toBeNull()
    }
  })
})

describe('automatic insertion of a toast area', () => {
  it('shows the toast in the inserted toast area', async () => {
    await aPage('store-grid')
    await updatePage(() => toast({ title: 'Hello' }))
    const area = await vi.waitUntil(() => find('toast-area'))
    await within(shadowRootOf(area)).findByText('Hello')
  })

  it('inserts no toast area when the page has its own', async () => {
    const [area] = await aPage('toast-area')
    await updatePage(() => toast({ title: 'Hello' }))
    expect(document.querySelectorAll('toast-area')).toHaveLength(1)
    await within(shadowRootOf(area as Element)).findByText('Hello')
  })

  it('shows the toast inside the page’s own drawer while it is open, so that visitors can reach it', async () => {
    const [drawer] = await aPage('cart-drawer', 'store-grid', 'toast-area')
    await updatePage(() => cart.open())
    expect(document.querySelectorAll('cart-drawer')).toHaveLength(1)
    await updatePage(() => toast({ title: 'Hello' }))
    await within(shadowRootOf(drawer as Element)).findByText('Hello')
    expect(within(shadowRootOf(find('toast-area') as Element)).queryByText('Hello')).toBeNull()
  })
})
