import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useCardChunks } from '../../src/elements/store-grid/use-card-chunks.ts'
import { aProduct } from '../support/factories.ts'

const products = Array.from({ length: 36 }, (_, number) => aProduct({ id: `prod_${number}` }))

/** Renders a listing of 36 products in chunks of twelve. */
function aList(key: string, isWholeAtFirst = true) {
  const { result, rerender } = renderHook(({ key }) => useCardChunks(products, key, isWholeAtFirst), {
    initialProps: { key },
  })
  return { shown: () => result.current.chunks.flat(), show: (key: string) => rerender({ key }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('the cards of a listing', () => {
  it('render immediately in a website', () => {
    expect(aList('a').shown()).toEqual(products)
  })

  it('render after the first 24 of them outside a website', () => {
    const { shown } = aList('a', false)
    expect(shown()).toEqual(products.slice(0, 24))
    act(() => vi.advanceTimersByTime(1000))
    expect(shown()).toEqual(products)
  })

  it('start again with one chunk when the filters change, and then render the others', () => {
    const { shown, show } = aList('a')
    show('b')
    expect(shown()).toEqual(products.slice(0, 12))
    act(() => vi.advanceTimersByTime(1000))
    expect(shown()).toEqual(products)
  })

  it('all render even if the filters change again just as the others are about to render', () => {
    const { shown, show } = aList('a')
    show('b')
    act(() => {
      vi.runOnlyPendingTimers()
      show('c')
    })
    expect(shown()).toEqual(products.slice(0, 12))
    act(() => vi.advanceTimersByTime(1000))
    expect(shown()).toEqual(products)
  })
})
