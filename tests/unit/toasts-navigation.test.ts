import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToastOfScreen, showToast, toastStore } from '../../src/toasts/toast-store.ts'

const title = () => toastStore.getState().toast?.title

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a toast, when the visitor moves to another screen', () => {
  it('closes with the screen that it was raised on', () => {
    showToast({ title: 'Added' })
    vi.advanceTimersByTime(1)
    dismissToastOfScreen()
    expect(title()).toBeUndefined()
  })

  it('stays when the same action has raised it', () => {
    showToast({ title: 'Added' })
    dismissToastOfScreen()
    expect(title()).toBe('Added')
  })

  it('stays when it has a button', () => {
    showToast({ title: 'Your order was not finished', action: { label: 'Restore', run: () => {} } })
    vi.advanceTimersByTime(1)
    dismissToastOfScreen()
    expect(title()).toBe('Your order was not finished')
  })
})
