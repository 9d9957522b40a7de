import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ToastArea } from '../../src/elements/toast-area/toast-area.tsx'
import { showToast } from '../../src/toasts/toast-store.ts'
import { ToastLayer } from '../../src/ui/toast-outlet.tsx'
import { renderComponent } from '../support/render-component.tsx'

await ToastLayer.load()

/** Shows a toast on a page with a button, which is in the shadow root of another element. */
function aToastOverAnElement() {
  const host = document.body.appendChild(document.createElement('div'))
  const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'))
  renderComponent(<ToastArea />)
  act(() => showToast({ title: 'Hello' }))
  return { host, button }
}

describe('closing a toast', () => {
  it('returns focus to a control in the shadow root of another element', async () => {
    const { host, button } = aToastOverAnElement()
    act(() => button.focus())
    const close = await screen.findByRole('button', { name: 'Close notification' })
    // The browser replaces a control in another shadow root by its host.
    fireEvent.focusOut(button, { relatedTarget: close, composed: true })
    fireEvent.focusIn(close, { relatedTarget: host })
    fireEvent.click(close)
    expect(host.shadowRoot?.activeElement).toBe(button)
  })

  it('returns focus to a control in the same document', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    renderComponent(<ToastArea />)
    act(() => showToast({ title: 'Hello' }))
    const close = await screen.findByRole('button', { name: 'Close notification' })
    fireEvent.focusIn(close, { relatedTarget: button })
    fireEvent.click(close)
    expect(document.activeElement).toBe(button)
  })
})
