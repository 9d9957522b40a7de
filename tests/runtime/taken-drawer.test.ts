import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lazyCart, loadCart } from '../../src/cart/lazy-cart.ts'

it('a page whose theme has defined <cart-drawer> loads the cart, also for an item that is added before the elements are defined', async () => {
  customElements.define('cart-drawer', class extends HTMLElement {})
  lazyCart.setState({ cart: null })
  const loading = loadCart()
  await act(() => import('../../src/elements/cart-button/element.ts'))
  expect(await loading).toHaveProperty('addToCart')
})
