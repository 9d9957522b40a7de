// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { hasChecksum } from '../../src/cart/sync/checksum.ts'
import { aBrowser, aLine } from '../support/simulated-browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Runs everything that the tabs have planned. */
const settle = () => vi.advanceTimersByTimeAsync(300)
const textOf = (id: string, quantity: number) => serializeLines([aLine(id, quantity)])

/** A tab with two items, which are in the log and in the mirror. */
async function aFilledTab(...conditions: Parameters<typeof aBrowser>) {
  const browser = aBrowser(...conditions)
  const tab = browser.openTab()
  await settle()
  tab.add('a', 2)
  await settle()
  return { browser, tab }
}

describe('the mirror', () => {
  it('has a checksum from the first change on', async () => {
    const { browser, tab } = await aFilledTab()
    expect(hasChecksum(browser.text())).toBe(true)
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(true)
    expect(parseLines(browser.text())[0]?.quantity).toBe(3)
  })

  it('gets a checksum when the tabs adopt a cart of an earlier site', async () => {
    const browser = aBrowser({ text: textOf('a', 2) })
    const tab = browser.openTab()
    expect(tab.quantities()).toEqual({ a: 2 })
    await settle()
    expect(hasChecksum(browser.text())).toBe(true)
    expect(browser.log()).toHaveLength(1)
  })

  it('stays external until the log has adopted it', async () => {
    const browser = aBrowser({ text: textOf('a', 2) })
    const tab = browser.openTab()
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(false)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3 })
    expect(hasChecksum(browser.text())).toBe(true)
  })

  it('has a checksum while the log opens beside a cart of this version', async () => {
    const { browser } = await aFilledTab()
    const tab = browser.openTab()
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(true)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3 })
  })

  it('is not written again when nothing has changed', async () => {
    const { browser, tab } = await aFilledTab()
    const text = browser.text()
    tab.sync.change((items) => items)
    tab.sync.refresh()
    await settle()
    expect(tab.shown).toEqual([{ a: 2 }])
    expect(browser.text()).toBe(text)
  })
})

describe('without a log', () => {
  it('has no checksum, and no pending changes', async () => {
    const { browser, tab } = await aFilledTab({ hasLog: false })
    expect(hasChecksum(browser.text())).toBe(false)
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(false)
    expect(browser.pendingIds()).toEqual([])
    expect(tab.quantities()).toEqual({ a: 3 })
  })

  it('follows what another tab has written', async () => {
    const { browser, tab } = await aFilledTab({ hasLog: false })
    browser.edit(textOf('b', 4))
    await settle()
    expect(tab.quantities()).toEqual({ b: 4 })
  })
})

describe('changes in quick succession', () => {
  it('are merged together after a tenth of a second', async () => {
    const { browser, tab } = await aFilledTab()
    const before = browser.updates()
    for (let count = 0; count < 5; count++) tab.add('a', 1)
    await vi.advanceTimersByTimeAsync(99)
    expect(browser.updates()).toBe(before)
    await settle()
    expect(browser.updates()).toBe(before + 1)
    tab.add('a', 1)
    await settle()
    expect(browser.updates()).toBe(before + 2)
  })

  it('are merged at once when they cannot be saved as pending', async () => {
    const { browser, tab } = await aFilledTab()
    const before = browser.updates()
    browser.room.forPending = false
    tab.add('a', 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.updates()).toBe(before + 1)
  })

  it('have ids that sort by age, also within a millisecond', async () => {
    const { browser, tab } = await aFilledTab()
    for (let count = 0; count < 12; count++) tab.add('a', 1)
    const ids = browser.pendingIds()
    expect(ids).toHaveLength(12)
    expect(ids).toEqual(ids.toSorted())
  })
})

describe('a full storage', () => {
  it('keeps the cart in the log, and says that it is not saved', async () => {
    const { browser, tab } = await aFilledTab()
    expect(tab.sync.store.getState().isSaved).toBe(true)
    browser.room.forText = false
    tab.add('a', 1)
    expect(tab.sync.store.getState().isSaved).toBe(false)
    await settle()
    const other = browser.openTab()
    await settle()
    expect(other.quantities()).toEqual({ a: 3 })
  })

  it('does not pass for a deleted cart', async () => {
    const { browser, tab } = await aFilledTab()
    browser.room.forText = false
    browser.editSilently(null)
    await vi.advanceTimersByTimeAsync(10_000)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
  })
})

describe('an external edit', () => {
  it('includes changes that are still pending', async () => {
    const { browser, tab } = await aFilledTab()
    tab.add('a', 1)
    browser.editSilently(serializeLines([aLine('a', 3), aLine('b', 1)]))
    tab.add('b', 1)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3, b: 2 })
  })

  it('includes changes that could not be saved as pending', async () => {
    const { browser, tab } = await aFilledTab()
    browser.room.forPending = false
    tab.add('a', 1)
    browser.editSilently(textOf('a', 3))
    tab.add('b', 1)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3, b: 1 })
  })

  it('counts when it is made during a transaction', async () => {
    let isHeld = false
    let release = () => {}
    const browser = aBrowser({
      async wait() {
        if (isHeld) await new Promise<void>((resolve) => (release = resolve))
      },
    })
    const tab = browser.openTab()
    await settle()
    tab.add('a', 2)
    await settle()
    isHeld = true
    tab.sync.refresh()
    await settle()
    // The transaction reads the mirror.
    release()
    await vi.advanceTimersByTimeAsync(0)
    browser.editSilently(textOf('b', 7))
    isHeld = false
    release()
    await settle()
    expect(tab.quantities()).toEqual({ b: 7 })
  })
})

describe('a deleted log', () => {
  it('starts again from the mirror', async () => {
    const { browser, tab } = await aFilledTab()
    browser.clearLog()
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
    expect(browser.log()).toHaveLength(1)
  })
})

describe('a deleted mirror', () => {
  it('empties the cart at once when another tab has deleted it', async () => {
    const { browser, tab } = await aFilledTab()
    browser.edit(null)
    await settle()
    expect(tab.quantities()).toEqual({})
  })

  it('is written again within two seconds after the log was started', async () => {
    const { browser, tab } = await aFilledTab()
    browser.editSilently(null)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
    expect(hasChecksum(browser.text())).toBe(true)
  })

  it('empties the cart after that', async () => {
    const { browser, tab } = await aFilledTab()
    await vi.advanceTimersByTimeAsync(2000)
    browser.editSilently(null)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({})
  })

  it('empties the cart once: a later loss of the mirror is judged anew', async () => {
    const { browser, tab } = await aFilledTab()
    browser.edit(textOf('a', 1))
    browser.edit(null)
    await settle()
    tab.add('a', 5)
    await settle()
    browser.editSilently(null)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 5 })
  })
})

describe('a closed storage', () => {
  it('keeps what the page shows', async () => {
    const { browser, tab } = await aFilledTab()
    browser.room.forText = false
    browser.editSilently(undefined)
    tab.add('a', 1)
    expect(tab.quantities()).toEqual({ a: 3 })
    await settle()
    expect(tab.quantities()).toEqual({ a: 3 })
  })
})
