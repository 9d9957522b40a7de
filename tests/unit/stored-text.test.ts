// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onStoredElsewhere, readStored, storedIds, writeStored } from '../../src/storage/stored-text.ts'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const throwingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

describe('readStored() and writeStored()', () => {
  it('return null when nothing is stored', () => {
    expect(readStored('a')).toBeNull()
  })

  it('read back the text that was written', () => {
    expect(writeStored('a', 'one')).toBe(true)
    expect(readStored('a')).toBe('one')
  })

  it('use localStorage by default', () => {
    writeStored('a', 'one')
    expect(localStorage.getItem('a')).toBe('one')
    expect(readStored('a', 'sessionStorage')).toBeNull()
  })

  it('use sessionStorage when requested', () => {
    writeStored('a', 'one', 'sessionStorage')
    expect(sessionStorage.getItem('a')).toBe('one')
    expect(readStored('a')).toBeNull()
  })

  it('remove the entry when null is written', () => {
    writeStored('a', 'one')
    expect(writeStored('a', null)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })
})

describe('storedIds()', () => {
  it('returns the key suffixes after the prefix in sorted order', () => {
    for (const key of ['order-b', 'order-a', 'other-c', 'my-order-d']) writeStored(key, '1')
    expect(storedIds('order-')).toEqual(['a', 'b'])
  })

  it('reads only the requested storage area', () => {
    writeStored('order-a', '1', 'sessionStorage')
    expect(storedIds('order-')).toEqual([])
    expect(storedIds('order-', 'sessionStorage')).toEqual(['a'])
  })
})

describe.each([
  ['is missing', undefined],
  ['throws on every access', throwingStorage],
])('a storage that %s', (_, storage) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage)
  })

  it('is distinguished from an empty storage', () => {
    expect(readStored('a')).toBeUndefined()
  })

  it('contains no IDs', () => {
    if (storage) vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: refuse }))
    expect(storedIds('order-')).toEqual([])
  })

  it.each(['one', null])('reports that %j could not be written', (text) => {
    expect(writeStored('a', text)).toBe(false)
  })
})

describe('onStoredElsewhere()', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it.each([
    ['one key', 'a'],
    ['all keys', null],
  ])('calls its handler when another tab changes %s', (_, key) => {
    const handle = vi.fn()
    const stop = onStoredElsewhere(handle)
    tell(key)
    stop()
    expect(handle).toHaveBeenCalledOnce()
  })

  it.each([
    ['written', 'two', false],
    ['removed', null, true],
  ])('passes the key and whether the entry was deleted: %s', (_, newValue, isGone) => {
    const handle = vi.fn()
    const stop = onStoredElsewhere(handle)
    window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue }))
    stop()
    expect(handle).toHaveBeenCalledExactlyOnceWith('a', isGone)
  })

  it('does not call its handler after it was stopped', () => {
    const handle = vi.fn()
    onStoredElsewhere(handle)()
    tell('a')
    expect(handle).not.toHaveBeenCalled()
  })
})
