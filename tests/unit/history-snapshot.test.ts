// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearSnapshot,
  disableScrollRestoration,
  type HistorySnapshot,
  isBackForwardNavigation,
  readSnapshot,
  saveSnapshot,
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
  it('is null for a history entry without a snapshot', () => {
    expect(readSnapshot()).toBeNull()
  })

  it('can be read from the history entry it was saved in', () => {
    saveSnapshot(snapshot)
    expect(readSnapshot()).toEqual(snapshot)
  })

  it('is replaced by a later snapshot', () => {
    saveSnapshot(snapshot)
    saveSnapshot({ ...snapshot, top: 0 })
    expect(readSnapshot()?.top).toBe(0)
  })

  it('keeps the host page’s own history state', () => {
    history.replaceState({ page: 7 }, '')
    saveSnapshot(snapshot)
    expect(history.state).toMatchObject({ page: 7 })
    expect(readSnapshot()).toEqual(snapshot)
  })

  it.each(['text', [1, 2]])('is not saved in a history entry whose state is %j', (state) => {
    history.replaceState(state, '')
    saveSnapshot(snapshot)
    expect(history.state).toEqual(state)
    expect(readSnapshot()).toBeNull()
  })

  it('is null when its history state has an invalid shape', () => {
    saveSnapshot({ ...snapshot, top: 'up' as never })
    expect(readSnapshot()).toBeNull()
  })

  it('leaves no history state after it is cleared', () => {
    saveSnapshot(snapshot)
    clearSnapshot()
    expect(history.state).toBeNull()
  })

  it('keeps the host page’s history state when it is cleared', () => {
    history.replaceState({ page: 7 }, '')
    saveSnapshot(snapshot)
    clearSnapshot()
    expect(history.state).toEqual({ page: 7 })
  })

  it('changes no history entry when there is nothing to clear', () => {
    const replace = vi.spyOn(history, 'replaceState')
    clearSnapshot()
    expect(replace).not.toHaveBeenCalled()
  })

  it('is discarded without an error when the browser refuses to save it', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => saveSnapshot(snapshot)).not.toThrow()
    expect(readSnapshot()).toBeNull()
  })
})

describe('disableScrollRestoration()', () => {
  it('disables the browser’s scroll restoration until the returned function is called', () => {
    history.scrollRestoration = 'auto'
    const giveBack = disableScrollRestoration()
    expect(history.scrollRestoration).toBe('manual')
    giveBack()
    expect(history.scrollRestoration).toBe('auto')
  })
})

describe('isBackForwardNavigation()', () => {
  it.each([
    ['back_forward', true],
    ['navigate', false],
    ['reload', false],
  ])('for the navigation type “%s” returns %s', (type, isReturn) => {
    const lookUp = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    expect(isBackForwardNavigation()).toBe(isReturn)
    expect(lookUp).toHaveBeenCalledWith('navigation')
  })

  it('returns false when the browser reports no navigation type', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(isBackForwardNavigation()).toBe(false)
  })
})
