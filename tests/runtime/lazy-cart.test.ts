import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyCart } from '../../src/cart/lazy-cart.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

/** Saves a cart as another page of the site would. */
function saveCart(quantity: number): void {
  const line = { product: aLeanProduct(), variant: aVariant({ id: 'black' }), quantity }
  localStorage.setItem('e-commerce-cart', JSON.stringify([line]))
}

it('a page with only a cart button shows the saved cart, and dispatches “cart-change” when another page changes it', async () => {
  lazyCart.setState({ cart: null })
  saveCart(3)
  await import('../../src/elements/cart-button/element.ts')
  const button = document.createElement('cart-button')
  const badge = () => button.shadowRoot?.querySelector('button')?.textContent
  await act(async () => document.body.append(button))
  await vi.waitFor(() => expect(badge()).toBe('3'))
  const listener = vi.fn()
  document.addEventListener('cart-change', (event) => listener((event as CustomEvent).detail.count))
  saveCart(5)
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'e-commerce-cart' })))
  expect(badge()).toBe('5')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(5))
})
