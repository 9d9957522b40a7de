import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyCart } from '../../src/cart/lazy-cart.ts'

it('a cart button on a page without a drawer inserts a drawer when it is clicked, before the cart has been loaded', async () => {
  lazyCart.setState({ cart: null })
  await import('../../src/elements/cart-button/element.ts')
  const button = document.createElement('cart-button')
  await act(async () => document.body.append(button))
  const control = await vi.waitUntil(() => button.shadowRoot?.querySelector('button'))
  await act(async () => {
    control.click()
    expect(document.querySelector('cart-drawer')).not.toBeNull()
    expect(lazyCart.getState().cart).toBeNull()
  })
})
