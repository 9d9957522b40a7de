import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useChunks } from '../../src/ui/chunks.ts'

const items = Array.from({ length: 10 }, (_, number) => number)

/** Renders a list in chunks of two items. */
function aList(key: string) {
  const { result, rerender } = renderHook(({ key }) => useChunks(items, 2, key), { initialProps: { key } })
  return { shown: () => result.current.chunks.flat(), show: (key: string) => rerender({ key }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a list that renders in chunks', () => {
  it('renders all initial items immediately', () => {
    expect(aList('a').shown()).toEqual(items)
  })

  it('starts again with one chunk when its key changes, and then renders the other items', () => {
    const { shown, show } = aList('a')
    show('b')
    expect(shown()).toEqual([0, 1])
    act(() => vi.advanceTimersByTime(1000))
    expect(shown()).toEqual(items)
  })

  it('renders all items even if its key changes again just as the other items are about to render', () => {
    const { shown, show } = aList('a')
    show('b')
    act(() => {
      vi.runOnlyPendingTimers()
      show('c')
    })
    expect(shown()).toEqual([0, 1])
    act(() => vi.advanceTimersByTime(1000))
    expect(shown()).toEqual(items)
  })
})
