import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyCart } from '../../src/cart/lazy-cart.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

/** Saves a cart as another page of the site would. */
function saveCart(quantity: number): void {
  const line = { product: aLeanProduct(), variant: aVariant({ id: 'black' }), quantity }
  localStorage.setItem('e-commerce-cart', JSON.stringify([line]))
}

/** Inserts a cart button into a page that has not loaded the cart, and returns the button in its shadow root. */
async function insertCartButton(): Promise<HTMLButtonElement> {
  lazyCart.setState({ cart: null, isNeeded: false })
  await import('../../src/elements/cart-button/element.ts')
  const element = document.createElement('cart-button')
  await act(async () => document.body.append(element))
  return vi.waitUntil(() => element.shadowRoot?.querySelector('button'))
}

it('a page with only a cart button shows the saved cart, and dispatches “cart-change” when another page changes it', async () => {
  saveCart(3)
  const button = await insertCartButton()
  await vi.waitFor(() => expect(button.textContent).toBe('3'))
  const listener = vi.fn()
  document.addEventListener('cart-change', (event) => listener((event as CustomEvent).detail.count))
  saveCart(5)
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'e-commerce-cart' })))
  expect(button.textContent).toBe('5')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(5))
})

it('a cart button on a page without a drawer inserts a drawer when it is clicked, before the cart has been loaded', async () => {
  const button = await insertCartButton()
  await act(async () => {
    button.click()
    expect(document.querySelector('cart-drawer')).not.toBeNull()
    expect(lazyCart.getState().cart).toBeNull()
  })
})
