import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawerStore } from '../../src/cart/drawer.ts'
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

  it('opens the cart when it is clicked', async () => {
    const { user } = renderComponent(<CartButton />)
    await user.click(screen.getByRole('button'))
    expect(drawerStore.getState().isOpen).toBe(true)
  })
})
