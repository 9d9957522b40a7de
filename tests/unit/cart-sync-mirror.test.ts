// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localMirror } from '../../src/cart/sync/mirror.ts'

const change = (id: string) => ({ id, at: 1, more: '[]', fewer: '[]', contains: null })

function dispatchStorageEvent(key: string | null, newValue: string | null = null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('localMirror', () => {
  it('stores the cart under the key that earlier versions used', () => {
    expect(localMirror.read()).toBeNull()
    expect(localMirror.write('[1]')).toBe(true)
    expect(localMirror.read()).toBe('[1]')
    expect(localStorage.getItem('e-commerce-cart')).toBe('[1]')
  })

  it('stores pending changes by ID and lists the IDs by age', () => {
    for (const id of ['2-b', '1-a']) expect(localMirror.savePending(change(id))).toBe(true)
    expect(localMirror.pendingIds()).toEqual(['1-a', '2-b'])
    expect(localMirror.readPending('2-b')).toEqual(change('2-b'))
    localMirror.deletePending('1-a')
    expect(localMirror.pendingIds()).toEqual(['2-b'])
    expect(localMirror.readPending('1-a')).toBeNull()
  })

  it('checks whether localStorage is writable without leaving data in it', () => {
    expect(localMirror.isWritable()).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('reports a full localStorage and saves neither the cart nor changes', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: () => {} })
    expect(localMirror.isWritable()).toBe(false)
    expect(localMirror.write('[]')).toBe(false)
    expect(localMirror.savePending(change('1-a'))).toBe(false)
  })

  it.each([
    ['the cart was written', 'e-commerce-cart', '[]', [[false]]],
    ['the cart was deleted', 'e-commerce-cart', null, [[true]]],
    ['all storage was cleared', null, null, [[true]]],
    ['another key was written', 'theme', 'dark', []],
    ['a pending change was written', 'e-commerce-cart-change-1-a', '{}', []],
  ])('calls the listener only when another tab changes the cart: %s', (_, key, newValue, calls) => {
    const handle = vi.fn()
    const stop = localMirror.onChange(handle)
    dispatchStorageEvent(key, newValue)
    stop()
    dispatchStorageEvent(key, newValue)
    expect(handle.mock.calls).toEqual(calls)
  })
})
