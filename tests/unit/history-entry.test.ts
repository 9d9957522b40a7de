// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushUrl, readEntry, replaceUrl, updateEntry } from '../../src/navigation/history-entry.ts'

beforeEach(() => history.replaceState(null, '', '/shop'))

/** A state in which the values are not plain, and the state of a page without one. */
const otherStates = [null, 'modal', 7, true, [1, 2]]

describe('updateEntry()', () => {
  it('saves values in the current history entry', () => {
    updateEntry({ top: 120 })
    updateEntry({ cards: 24 })
    expect(readEntry()).toEqual({ top: 120, cards: 24 })
  })

  it.each(otherStates.slice(1))('leaves the state %j of the host page as it is', (state) => {
    history.replaceState(state, '')
    updateEntry({ top: 120 })
    expect(history.state).toEqual(state)
    expect(readEntry()).toEqual({})
  })

  it('saves nothing when the browser refuses', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => updateEntry({ top: 120 })).not.toThrow()
    expect(readEntry()).toEqual({})
  })
})

describe('replaceUrl()', () => {
  it.each([...otherStates, { page: 7 }])('keeps the state %j of the host page', (state) => {
    history.replaceState(state, '')
    replaceUrl('/shop?q=usb')
    expect(location.search).toBe('?q=usb')
    expect(history.state).toEqual(state)
  })

  it('keeps the scroll position', () => {
    updateEntry({ top: 120 })
    replaceUrl('/shop?q=usb')
    expect(readEntry()).toEqual({ top: 120 })
  })
})

describe('pushUrl()', () => {
  it('copies the host page’s state but not the scroll position', () => {
    history.replaceState({ index: 3, scrollX: 0, scrollY: 40 }, '')
    updateEntry({ top: 40 })
    pushUrl('/shop?q=usb')
    expect(history.state).toMatchObject({ index: 3, scrollX: 0, scrollY: 40 })
    expect(readEntry()).not.toHaveProperty('top')
  })

  it('remembers the ten latest URLs', () => {
    for (let product = 1; product <= 12; product += 1) pushUrl(`/product/${product}`)
    const { trail } = readEntry()
    expect(trail?.[0]).toBe(`${location.origin}/product/11`)
    expect(trail).toHaveLength(10)
  })

  it.each([
    ['Vue Router', '/shop', '/shop?q=usb', '/shop?q=usb'],
    ['a router under a base path', '/club/shop', '/club/shop?q=usb', '/shop?q=usb'],
    ['a hash router', '/#/shop', '/?q=usb#/shop', '/shop'],
  ])('gives %s at %s with the new URL %s the address %s', (_, before, url, current) => {
    history.replaceState({ back: '/', current: '/shop', position: 4 }, '', before)
    pushUrl(url)
    expect(history.state).toMatchObject({ back: '/', current, position: 4 })
  })

  it('removes the key __NA, so that Next.js notices the new URL', () => {
    history.replaceState({ __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ['shop'] }, '')
    pushUrl('/shop?q=usb')
    expect(history.state).not.toHaveProperty('__NA')
    expect(history.state).toMatchObject({ __PRIVATE_NEXTJS_INTERNALS_TREE: ['shop'] })
  })
})
