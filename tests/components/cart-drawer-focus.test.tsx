import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { removeFromCart } from '../../src/cart/cart.ts'
import { openCart } from '../../src/cart/drawer.ts'
import { CartDrawer, CartPanel } from '../../src/elements/cart-drawer/cart-drawer.tsx'
import { fillCart, lineKeyOf } from '../support/carts.ts'
import { offerOrders, order } from '../support/orders.ts'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

await CartPanel.load()

/** Opens a drawer that offers to restore an order. */
function anOffer() {
  order('mug', 2)
  offerOrders()
  const { user } = renderComponent(<CartDrawer />, { client: aStoreWith({}).client })
  act(openCart)
  return { click: (name: string) => user.click(screen.getByRole('button', { name })) }
}

const focusedText = () => document.activeElement?.textContent

describe('focus in <cart-drawer> after the offer to restore an order', () => {
  it('moves to the first line when the visitor accepts', async () => {
    const { click } = anOffer()
    await click('Put them back')
    expect(focusedText()).toContain('Crew Tee')
  })

  it('moves to the first button when the visitor declines and the cart is empty', async () => {
    const { click } = anOffer()
    await click('No, thanks')
    expect(focusedText()).toBe('Keep browsing')
  })

  it('moves to the first line when the visitor declines and the cart is not empty', async () => {
    const { click } = anOffer()
    act(() => fillCart('amber', 1, { title: 'Amber' }))
    await click('No, thanks')
    expect(focusedText()).toContain('Amber')
  })

  it('stays where the visitor moves it when the cart changes later', async () => {
    const { click } = anOffer()
    act(() => fillCart('amber', 1, { title: 'Amber' }))
    await click('No, thanks')
    const close = screen.getByRole('button', { name: 'Close cart' })
    act(() => close.focus())
    act(() => fillCart('green', 1, { title: 'Green' }))
    expect(document.activeElement).toBe(close)
  })
})

describe('focus in <cart-drawer> when another tab removes the line that has focus', () => {
  /** Opens a drawer with three lines, and removes a line after its "Remove" button has received focus. */
  function removeFocusedLine(title: string, titles = ['Amber', 'Black', 'Green']) {
    for (const title of titles) fillCart(title, 1, { title })
    renderComponent(<CartDrawer />, { client: aStoreWith({}).client })
    act(openCart)
    act(() => screen.getByRole('button', { name: `Remove Crew Tee, ${title}` }).focus())
    act(() => removeFromCart(lineKeyOf(title)))
  }

  it('moves to the next line', () => {
    removeFocusedLine('Black')
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1])
  })

  it('moves to the previous line if the last line was removed', () => {
    removeFocusedLine('Green')
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[1])
  })

  it('moves to the first button if the cart is now empty', () => {
    removeFocusedLine('Amber', ['Amber'])
    expect(focusedText()).toBe('Keep browsing')
  })
})
