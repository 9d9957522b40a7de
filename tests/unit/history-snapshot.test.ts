// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearSnapshot,
  type HistorySnapshot,
  isReturnToDocument,
  readSnapshot,
  saveSnapshot,
  takeOverScrolling,
} from '../../src/navigation/history-snapshot.ts'

const snapshot: HistorySnapshot = {
  top: 120,
  height: 3000,
  focus: 'card prod_1',
  isFocusVisible: true,
  isFocusOutside: false,
  shown: 24,
}

beforeEach(() => history.replaceState(null, ''))
afterEach(() => vi.restoreAllMocks())

describe('a history snapshot', () => {
  it('is null in an entry without one', () => {
    expect(readSnapshot()).toBeNull()
  })

  it('is read back from the entry that it was saved in', () => {
    saveSnapshot(snapshot)
    expect(readSnapshot()).toEqual(snapshot)
  })

  it('is replaced by a later one', () => {
    saveSnapshot(snapshot)
    saveSnapshot({ ...snapshot, top: 0 })
    expect(readSnapshot()?.top).toBe(0)
  })

  it('keeps what the host page has in the entry', () => {
    history.replaceState({ page: 7 }, '')
    saveSnapshot(snapshot)
    expect(history.state).toMatchObject({ page: 7 })
    expect(readSnapshot()).toEqual(snapshot)
  })

  it.each(['text', [1, 2]])('leaves an entry alone that holds %j', (state) => {
    history.replaceState(state, '')
    saveSnapshot(snapshot)
    expect(history.state).toEqual(state)
    expect(readSnapshot()).toBeNull()
  })

  it('is null when the entry holds something else under its name', () => {
    saveSnapshot({ ...snapshot, top: 'up' as never })
    expect(readSnapshot()).toBeNull()
  })

  it('leaves nothing in the entry when it is cleared', () => {
    saveSnapshot(snapshot)
    clearSnapshot()
    expect(history.state).toBeNull()
  })

  it('leaves what the host page has in the entry when it is cleared', () => {
    history.replaceState({ page: 7 }, '')
    saveSnapshot(snapshot)
    clearSnapshot()
    expect(history.state).toEqual({ page: 7 })
  })

  it('does not touch an entry without one when it is cleared', () => {
    const replace = vi.spyOn(history, 'replaceState')
    clearSnapshot()
    expect(replace).not.toHaveBeenCalled()
  })

  it('is lost without an error when the browser refuses to save', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => saveSnapshot(snapshot)).not.toThrow()
    expect(readSnapshot()).toBeNull()
  })
})

describe('takeOverScrolling()', () => {
  it('stops the browser from restoring positions until the returned function is called', () => {
    history.scrollRestoration = 'auto'
    const giveBack = takeOverScrolling()
    expect(history.scrollRestoration).toBe('manual')
    giveBack()
    expect(history.scrollRestoration).toBe('auto')
  })
})

describe('a document', () => {
  it.each([
    ['back_forward', true],
    ['navigate', false],
    ['reload', false],
  ])('loaded by "%s" is a return: %s', (type, isReturn) => {
    const lookUp = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    expect(isReturnToDocument()).toBe(isReturn)
    expect(lookUp).toHaveBeenCalledWith('navigation')
  })

  it('is not a return when the browser does not report how it was loaded', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(isReturnToDocument()).toBe(false)
  })
})
