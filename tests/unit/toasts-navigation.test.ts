import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissScreenToast, showToast, toastStore } from '../../src/toasts/toast-store.ts'

const title = () => toastStore.getState().toast?.title

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('a toast during navigation to another screen', () => {
  it('closes when the visitor leaves the screen that showed it', () => {
    showToast({ title: 'Added' })
    vi.advanceTimersByTime(1)
    dismissScreenToast()
    expect(title()).toBeUndefined()
  })

  it('stays open when the action that showed the toast also navigated', () => {
    showToast({ title: 'Added' })
    dismissScreenToast()
    expect(title()).toBe('Added')
  })

  it('stays open when it has an action button', () => {
    showToast({ title: 'Your order was not finished', action: { label: 'Restore', run: () => {} } })
    vi.advanceTimersByTime(1)
    dismissScreenToast()
    expect(title()).toBe('Your order was not finished')
  })
})
