import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ToastArea } from '../../src/elements/toast-area/toast-area.tsx'
import { showToast, toastStore } from '../../src/toasts/toast-store.ts'
import { ToastLayer } from '../../src/ui/toast-outlet.tsx'
import { renderComponent } from '../support/render-component.tsx'

it('<toast-area> starts the time of its first toast when its code has been loaded', async () => {
  vi.useFakeTimers()
  renderComponent(<ToastArea />)
  act(() => showToast({ title: 'Hello' }))
  act(() => vi.advanceTimersByTime(60_000))
  expect(toastStore.getState().toast).not.toBeNull()
  await act(async () => ToastLayer.load())
  act(() => vi.advanceTimersByTime(100))
  expect(screen.getByText('Hello')).toBeTruthy()
  act(() => vi.advanceTimersByTime(5000))
  expect(screen.queryByText('Hello')).toBeNull()
})
