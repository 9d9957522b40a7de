// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onStoredElsewhere, readStored, storedIds, writeStored } from '../../src/storage/stored-text.ts'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const closed = { getItem: refuse, setItem: refuse, removeItem: refuse }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('stored text', () => {
  it('is null where nothing is stored', () => {
    expect(readStored('a')).toBeNull()
  })

  it('is what was written', () => {
    expect(writeStored('a', 'one')).toBe(true)
    expect(readStored('a')).toBe('one')
  })

  it('is every tab’s unless told otherwise', () => {
    writeStored('a', 'one')
    expect(localStorage.getItem('a')).toBe('one')
    expect(readStored('a', 'sessionStorage')).toBeNull()
  })

  it('can be this tab’s alone', () => {
    writeStored('a', 'one', 'sessionStorage')
    expect(sessionStorage.getItem('a')).toBe('one')
    expect(readStored('a')).toBeNull()
  })

  it('is removed by writing null', () => {
    writeStored('a', 'one')
    expect(writeStored('a', null)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })
})

describe('the stored ids under a prefix', () => {
  it('are the rest of each key that begins with it, in order', () => {
    for (const key of ['order-b', 'order-a', 'other-c', 'my-order-d']) writeStored(key, '1')
    expect(storedIds('order-')).toEqual(['a', 'b'])
  })

  it('are those of one area alone', () => {
    writeStored('order-a', '1', 'sessionStorage')
    expect(storedIds('order-')).toEqual([])
    expect(storedIds('order-', 'sessionStorage')).toEqual(['a'])
  })
})

describe.each([
  ['is missing', undefined],
  ['refuses', closed],
])('a storage that %s', (_, storage) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage)
  })

  it('is told from an empty one', () => {
    expect(readStored('a')).toBeUndefined()
  })

  it('has no ids', () => {
    if (storage) vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: refuse }))
    expect(storedIds('order-')).toEqual([])
  })

  it.each(['one', null])('says that %j could not be written', (text) => {
    expect(writeStored('a', text)).toBe(false)
  })
})

describe('what another tab has stored', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it.each([
    ['one key', 'a'],
    ['everything at once', null],
  ])('is heard of when it is %s', (_, key) => {
    const handle = vi.fn()
    const stop = onStoredElsewhere(handle)
    tell(key)
    stop()
    expect(handle).toHaveBeenCalledOnce()
  })

  it.each([
    ['written', 'two', false],
    ['removed', null, true],
  ])('is reported with its key, and as deleted only when it was removed: %s', (_, newValue, isGone) => {
    const handle = vi.fn()
    const stop = onStoredElsewhere(handle)
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue }))
    stop()
    expect(handle).toHaveBeenCalledExactlyOnceWith('a', isGone)
  })

  it('is not heard of once that was stopped', () => {
    const handle = vi.fn()
    onStoredElsewhere(handle)()
    tell('a')
    expect(handle).not.toHaveBeenCalled()
  })
})
