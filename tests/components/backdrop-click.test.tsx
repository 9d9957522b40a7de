import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openCart } from '../../src/cart/drawer.ts'
import { CartDrawer, CartPanel } from '../../src/elements/cart-drawer/cart-drawer.tsx'
import { Modal } from '../../src/ui/modal.tsx'
import { renderComponent } from '../support/render-component.tsx'
import { aStoreWith } from '../support/stores.ts'

await CartPanel.load()

/** Drags the pointer from an element to the dialog’s backdrop. The browser then clicks their common ancestor. */
function dragToBackdrop(from: Element) {
  fireEvent.pointerDown(from)
  fireEvent.pointerUp(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('dialog'))
}

function clickBackdrop() {
  fireEvent.pointerDown(screen.getByRole('dialog'))
  fireEvent.click(screen.getByRole('dialog'))
}

describe('<cart-drawer>', () => {
  it('stays open when the visitor selects text by dragging from the drawer to the backdrop', () => {
    renderComponent(<CartDrawer />, { client: aStoreWith({}).client })
    act(openCart)
    dragToBackdrop(screen.getByText('Your cart is empty.'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    clickBackdrop()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a modal dialog', () => {
  it('stays open when the visitor selects text by dragging from the dialog to the backdrop', () => {
    const onClose = vi.fn()
    renderComponent(
      <Modal title="Our Work" onClose={onClose}>
        <p>New panel</p>
      </Modal>,
    )
    dragToBackdrop(screen.getByText('New panel'))
    expect(onClose).not.toHaveBeenCalled()
    clickBackdrop()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
