import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawerStore } from '../../src/cart/drawer.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { CartButton } from '../../src/elements/cart-button/cart-button.tsx'
import { fillCart } from '../support/carts.ts'
import { renderComponent } from '../support/render-component.tsx'

describe('<cart-button>', () => {
  // spec 2.20, 2.21
  it('shows the number of items on its badge, and none while the cart is empty', () => {
    renderComponent(<CartButton />)
    const badge = () => screen.getByRole('button').textContent
    expect(badge()).toBe('')
    act(() => fillCart('black', 2))
    expect(badge()).toBe('2')
    act(() => fillCart('amber', 3))
    expect(badge()).toBe('5')
  })

  it.each([
    [999, '999', '999'],
    [1000, '999+', '1,000'],
  ])('shows %i items as “%s” and names %s items', (quantity, shown, number) => {
    fillCart('black', quantity)
    renderComponent(<CartButton />)
    expect(screen.getByRole('button', { name: `Open cart, ${number} items` }).textContent).toBe(shown)
  })

  it.each([
    [0, 0, 'Open cart, empty'],
    [1, 0, 'Open cart, 1 item'],
    [0, 1, 'Open cart, empty. We kept 1 item for you.'],
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
