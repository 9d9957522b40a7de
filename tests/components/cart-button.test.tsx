import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawerStore } from '../../src/cart/drawer.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { CartButton } from '../../src/elements/cart-button/cart-button.tsx'
import { fillCart } from '../support/carts.ts'
import { renderComponent } from '../support/render-component.tsx'

describe('<cart-button>', () => {
  // spec 2.21
  it('has no badge while the cart is empty', () => {
    renderComponent(<CartButton />)
    expect(screen.getByRole('button', { name: 'Open cart, empty' }).textContent).toBe('')
  })

  // spec 2.20
  it('shows the number of items on its badge', () => {
    fillCart('black', 2)
    fillCart('amber', 3)
    renderComponent(<CartButton />)
    expect(screen.getByRole('button', { name: 'Open cart, 5 items' }).textContent).toBe('5')
  })

  it.each([
    [999, '999', '999'],
    [1000, '999+', '1,000'],
    [9999, '999+', '9,999'],
  ])('shows %i items as “%s” and names %s items', (quantity, shown, number) => {
    fillCart('black', quantity)
    renderComponent(<CartButton />)
    expect(screen.getByRole('button', { name: `Open cart, ${number} items` }).textContent).toBe(shown)
  })

  it('updates its badge when the cart changes', () => {
    renderComponent(<CartButton />)
    act(() => fillCart('black'))
    expect(screen.getByRole('button', { name: 'Open cart, 1 item' })).toBeTruthy()
  })

  it.each([
    [0, 1, 'Open cart, empty. We kept 1 item for you.'],
    [0, 2, 'Open cart, empty. We kept 2 items for you.'],
    [3, 2, 'Open cart, 3 items. We kept 2 items for you.'],
  ])('names %i items in the cart and %i of an unpaid order', (quantity, keptCount, name) => {
    if (quantity > 0) fillCart('black', quantity)
    pageCart.setState({ keptCount })
    renderComponent(<CartButton />)
    expect(screen.getByRole('button', { name })).toBeTruthy()
  })

  it('opens the cart when it is clicked', async () => {
    const { user } = renderComponent(<CartButton />)
    await user.click(screen.getByRole('button'))
    expect(drawerStore.getState().isOpen).toBe(true)
  })
})
