// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  onStorageChange,
  readStorage,
  storedKeySuffixes,
  writeStorage,
} from '../../src/storage/browser-storage.ts'
import { openChannel } from '../../src/storage/tab-channel.ts'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const throwingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('readStorage() and writeStorage()', () => {
  it('return null when nothing is stored', () => {
    expect(readStorage('a')).toBeNull()
  })

  it('use localStorage by default', () => {
    expect(writeStorage('a', 'one')).toBe(true)
    expect([localStorage.getItem('a'), readStorage('a')]).toEqual(['one', 'one'])
    expect(readStorage('a', 'sessionStorage')).toBeNull()
  })

  it('use sessionStorage when requested', () => {
    writeStorage('a', 'one', 'sessionStorage')
    expect(sessionStorage.getItem('a')).toBe('one')
    expect(readStorage('a')).toBeNull()
  })

  it('remove the entry when null is written', () => {
    writeStorage('a', 'one')
    expect(writeStorage('a', null)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })
})

describe('storedKeySuffixes()', () => {
  it('returns the part of each key after the prefix, in sorted order', () => {
    for (const key of ['order-b', 'order-a', 'other-c', 'my-order-d']) writeStorage(key, '1')
    expect(storedKeySuffixes('order-')).toEqual(['a', 'b'])
  })

  it('reads only the requested storage area', () => {
    writeStorage('order-a', '1', 'sessionStorage')
    expect(storedKeySuffixes('order-')).toEqual([])
    expect(storedKeySuffixes('order-', 'sessionStorage')).toEqual(['a'])
  })
})

describe.each([
  ['is missing', undefined],
  ['throws on every access', throwingStorage],
])('localStorage that %s', (_, storage) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage)
  })

  it('makes readStorage() return undefined instead of null', () => {
    expect(readStorage('a')).toBeUndefined()
  })

  it('makes storedKeySuffixes() return an empty list', () => {
    if (storage) vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: refuse }))
    expect(storedKeySuffixes('order-')).toEqual([])
  })

  it.each(['one', null])('makes writeStorage() return false for %j', (text) => {
    expect(writeStorage('a', text)).toBe(false)
  })
})

describe('onStorageChange()', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  it.each([
    ['one key', 'a'],
    ['all keys', null],
  ])('calls its handler with the key when another tab changes %s, until it is stopped', (_, key) => {
    const handle = vi.fn()
    const stop = onStorageChange(handle)
    tell(key)
    stop()
    tell('b')
    expect(handle).toHaveBeenCalledExactlyOnceWith(key)
  })
})

describe('openChannel()', () => {
  it('sends messages to other tabs until it is closed', async () => {
    const receive = vi.fn()
    const [tab, otherTab] = [openChannel('cart', () => {}), openChannel('cart', receive)]
    tab.send({ line: 'tee' })
    await vi.waitFor(() => expect(receive.mock.calls).toEqual([[{ line: 'tee' }]]))
    for (const each of [tab, otherTab, tab]) each.close()
    expect(() => tab.send({ line: 'mug' })).not.toThrow()
  })

  it('does nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = openChannel('cart', () => {})
    expect(() => tab.send({ line: 'tee' })).not.toThrow()
    expect(() => tab.close()).not.toThrow()
  })
})
