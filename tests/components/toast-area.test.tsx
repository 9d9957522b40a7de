import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastArea } from '../../src/elements/toast-area/toast-area.tsx'
import { showToast, type ToastContent } from '../../src/toasts/toast-store.ts'
import { prepareToasts, ToastLayer } from '../../src/ui/toast-outlet.tsx'
import { renderComponent } from '../support/render-component.tsx'

await ToastLayer.load()

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const raise = (content: ToastContent) => act(() => showToast(content))
const toast = () => screen.getByText('Hello').closest('.toast') as Element
const focusButton = () => act(() => screen.getByRole('button').focus())
const blurButton = () => act(() => screen.getByRole('button').blur())

/** Renders a toast area whose live regions are ready for toasts. */
function anEmptyArea() {
  act(prepareToasts)
  const view = renderComponent(<ToastArea />)
  later(100)
  return view
}

function anArea(content: ToastContent = { title: 'Hello' }) {
  const view = anEmptyArea()
  raise(content)
  return view
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('<toast-area>', () => {
  it('puts its first toast into live regions that have been empty for a moment', () => {
    renderComponent(<ToastArea />)
    raise({ title: 'Hello' })
    expect(screen.getByRole('status').textContent).toBe('')
    later(100)
    expect(within(screen.getByRole('status')).getByText('Hello')).toBeTruthy()
  })

  it('adds empty live regions when the visitor is about to cause a toast', () => {
    renderComponent(<ToastArea />)
    expect(screen.queryByRole('status')).toBeNull()
    act(prepareToasts)
    later(100)
    raise({ title: 'Hello' })
    expect(within(screen.getByRole('status')).getByText('Hello')).toBeTruthy()
  })

  // spec 3.53
  it('announces a default toast as a status', () => {
    anArea({ title: 'Hello', description: 'How are you?' })
    const status = within(screen.getByRole('status'))
    expect(status.getByText('Hello')).toBeTruthy()
    expect(status.getByText('How are you?')).toBeTruthy()
  })

  // spec 3.53
  it('announces a destructive toast as an alert', () => {
    anArea({ title: 'Oh no', variant: 'destructive' })
    expect(within(screen.getByRole('alert')).getByText('Oh no')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('closes the toast when its close button is clicked', () => {
    anArea()
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    expect(screen.queryByText('Hello')).toBeNull()
  })

  it('closes the toast on Escape and prevents the key’s default action', () => {
    anArea()
    const isFree = fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
    expect(screen.queryByText('Hello')).toBeNull()
    expect(isFree).toBe(false)
  })

  it.each([
    ['the pointer is over it', () => fireEvent.pointerEnter(toast()), () => fireEvent.pointerLeave(toast())],
    ['its button has focus', focusButton, blurButton],
  ])('keeps the toast open while %s', (_, enter, leave) => {
    anArea()
    enter()
    later(60_000)
    expect(screen.getByText('Hello')).toBeTruthy()
    leave()
    later(5000)
    expect(screen.queryByText('Hello')).toBeNull()
  })

  it('keeps the toast open when it loses focus while the pointer is over it', () => {
    anArea()
    fireEvent.pointerEnter(toast())
    focusButton()
    blurButton()
    later(60_000)
    expect(screen.getByText('Hello')).toBeTruthy()
  })

  // spec 3.52
  it('runs the toast’s action and closes the toast', () => {
    const run = vi.fn()
    anArea({ title: 'Hello', action: { label: 'Undo', run } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('Hello')).toBeNull()
  })
})

describe('closing a toast', () => {
  const closeButton = () => screen.getByRole('button', { name: 'Close notification' })

  it('returns focus to a control in the shadow root of another element', () => {
    const host = document.body.appendChild(document.createElement('div'))
    const button = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'))
    anArea()
    act(() => button.focus())
    const close = closeButton()
    // The browser replaces a control in another shadow root by its host.
    fireEvent.focusOut(button, { relatedTarget: close, composed: true })
    fireEvent.focusIn(close, { relatedTarget: host })
    fireEvent.click(close)
    expect(host.shadowRoot?.activeElement).toBe(button)
  })

  it('returns focus to a control in the same document', () => {
    const button = document.body.appendChild(document.createElement('button'))
    anArea()
    fireEvent.focusIn(closeButton(), { relatedTarget: button })
    fireEvent.click(closeButton())
    expect(document.activeElement).toBe(button)
  })
})

describe('two toast areas', () => {
  it('show a toast only in the area that was added last', () => {
    anEmptyArea()
    const last = anEmptyArea()
    raise({ title: 'Hello' })
    expect(within(last.container).getByText('Hello')).toBeTruthy()
    expect(screen.getAllByText('Hello')).toHaveLength(1)
  })

  it('show the toast in the remaining area when the other is removed', () => {
    anEmptyArea()
    const last = anEmptyArea()
    raise({ title: 'Hello' })
    last.unmount()
    expect(screen.getByText('Hello')).toBeTruthy()
  })

  it('close a toast after 5 seconds even if the pointer was over it when its area was removed', () => {
    anEmptyArea()
    const last = anEmptyArea()
    raise({ title: 'Hello' })
    fireEvent.pointerEnter(toast())
    last.unmount()
    later(5000)
    expect(screen.queryByText('Hello')).toBeNull()
  })
})
