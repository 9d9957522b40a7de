import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { logNotes } from '../../src/diagnostics/log-message.ts'
import { readNotes } from '../../src/diagnostics/notes.ts'

/**
 * Records the messages for page authors. Returns a function that waits until the page is idle, and then returns the
 * messages that were logged.
 */
export function recordMessages(): () => Promise<string[]> {
  // The time also passes by itself, so that tests can wait for changes of the page.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const spies = (['error', 'warn', 'info'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  // Drops the notes of earlier tests.
  readNotes(() => {})
  logNotes()
  return async () => {
    await act(() => vi.advanceTimersByTimeAsync(3000))
    return spies.flatMap(({ mock }) => mock.calls.flat())
  }
}
