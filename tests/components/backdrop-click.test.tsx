import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Modal } from '../../src/ui/modal.tsx'
import { renderComponent } from '../support/render-component.tsx'

it('a modal dialog stays open when the visitor selects text by dragging from the dialog to the backdrop', () => {
  const onClose = vi.fn()
  renderComponent(
    <Modal title="Our Work" onClose={onClose}>
      <p>New panel</p>
    </Modal>,
  )
  const dialog = screen.getByRole('dialog')
  // After the drag, the browser clicks the common ancestor.
  fireEvent.pointerDown(screen.getByText('New panel'))
  fireEvent.pointerUp(dialog)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})
