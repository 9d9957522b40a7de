import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Records the messages for page authors. Returns a function that waits until the page is idle, and then returns the
 * messages that were logged.
 */
export function recordMessages(): () => Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  return async () => {
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await vi.dynamicImportSettled()
    return [...warn.mock.calls, ...error.mock.calls].flat()
  }
}
