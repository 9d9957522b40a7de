// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { hasChecksum } from '../../src/cart/sync/checksum.ts'
import { aBrowser, aLine, aPausableBrowser } from '../support/simulated-browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Runs all scheduled merges. */
const settle = () => vi.advanceTimersByTimeAsync(300)
const textOf = (id: string, quantity: number) => serializeLines([aLine(id, quantity)])

const isSaved = ({ sync }: ReturnType<ReturnType<typeof aBrowser>['openTab']>) =>
  sync.store.getState().isSaved

/** Opens a tab and adds two items, so that both the change log and the localStorage mirror contain them. */
async function aFilledTab(...conditions: Parameters<typeof aBrowser>) {
  const browser = aBrowser(...conditions)
  const tab = browser.openTab()
  await settle()
  tab.add('a', 2)
  await settle()
  return { browser, tab }
}

describe('the localStorage mirror of the cart', () => {
  it('has a checksum after the first change', async () => {
    const { browser, tab } = await aFilledTab()
    expect(hasChecksum(browser.text())).toBe(true)
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(true)
    expect(parseLines(browser.text())[0]?.quantity).toBe(3)
  })

  it('gets a checksum after a cart from an earlier version is added to the change log', async () => {
    const browser = aBrowser({ text: textOf('a', 2) })
    const tab = browser.openTab()
    expect(tab.quantities()).toEqual({ a: 2 })
    await settle()
    expect(hasChecksum(browser.text())).toBe(true)
    expect(browser.log()).toHaveLength(1)
  })

  it('has no checksum until an externally written cart has been added to the change log', async () => {
    const browser = aBrowser({ text: textOf('a', 2) })
    const tab = browser.openTab()
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(false)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3 })
    expect(hasChecksum(browser.text())).toBe(true)
  })

  it('keeps its checksum when a second tab opens the change log', async () => {
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

describe('cart sync without IndexedDB', () => {
  it('writes no checksum and saves no pending changes', async () => {
    const { browser, tab } = await aFilledTab({ hasLog: false })
    expect(hasChecksum(browser.text())).toBe(false)
    tab.add('a', 1)
    expect(hasChecksum(browser.text())).toBe(false)
    expect(browser.pendingIds()).toEqual([])
    expect(tab.quantities()).toEqual({ a: 3 })
  })

  it('shows the cart that another tab has written', async () => {
    const { browser, tab } = await aFilledTab({ hasLog: false })
    browser.edit(textOf('b', 4))
    await settle()
    expect(tab.quantities()).toEqual({ b: 4 })
  })
})

describe('several cart changes in a row', () => {
  it('are merged in one transaction after 100 ms', async () => {
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

  it('are merged immediately when they cannot be saved as pending', async () => {
    const { browser, tab } = await aFilledTab()
    const before = browser.updates()
    browser.canStore.pending = false
    tab.add('a', 1)
    await vi.advanceTimersByTimeAsync(0)
    expect(browser.updates()).toBe(before + 1)
  })

  it('get IDs that sort by age, even within the same millisecond', async () => {
    const { browser, tab } = await aFilledTab()
    for (let count = 0; count < 12; count++) tab.add('a', 1)
    const ids = browser.pendingIds()
    expect(ids).toHaveLength(12)
    expect(ids).toEqual(ids.toSorted())
  })
})

describe('cart sync with full localStorage', () => {
  it('keeps the cart in the change log and leaves isSaved true', async () => {
    const { browser, tab } = await aFilledTab()
    browser.canStore.text = false
    tab.add('a', 1)
    expect(isSaved(tab)).toBe(true)
    await settle()
    expect(isSaved(tab)).toBe(true)
    const other = browser.openTab()
    await settle()
    expect(other.quantities()).toEqual({ a: 3 })
  })

  it('sets isSaved to false while the change log is full, too', async () => {
    const { browser, tab } = await aFilledTab()
    Object.assign(browser.canStore, { text: false, pending: false, log: false })
    tab.add('a', 1)
    await settle()
    expect(isSaved(tab)).toBe(false)
    browser.canStore.log = true
    tab.sync.refresh()
    await settle()
    expect(isSaved(tab)).toBe(true)
  })

  it('does not treat a missing mirror as a deleted cart', async () => {
    const { browser, tab } = await aFilledTab()
    browser.canStore.text = false
    browser.editSilently(null)
    await vi.advanceTimersByTimeAsync(10_000)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
  })
})

describe('an externally written cart in full localStorage', () => {
  /** Opens a tab whose localStorage is full and contains a cart from an earlier version. */
  function aFullBrowser() {
    const browser = aBrowser({ text: textOf('a', 2) })
    Object.assign(browser.canStore, { text: false, pending: false })
    return { browser, tab: browser.openTab() }
  }

  it('keeps items that are added before the change log is open', async () => {
    const { tab } = aFullBrowser()
    tab.add('b', 1)
    await settle()
    expect(tab.quantities()).toEqual({ a: 2, b: 1 })
  })

  it.each([true, false])('keeps every added item when pending changes can be saved: %s', async (pending) => {
    const { browser, tab } = aFullBrowser()
    browser.canStore.pending = pending
    await settle()
    for (const id of ['b', 'c', 'd']) {
      tab.add(id, 1)
      await settle()
    }
    expect(tab.quantities()).toEqual({ a: 2, b: 1, c: 1, d: 1 })
    const other = browser.openTab()
    await settle()
    expect(other.quantities()).toEqual({ a: 2, b: 1, c: 1, d: 1 })
  })

  it('is replaced by a later edit', async () => {
    const { browser, tab } = aFullBrowser()
    await settle()
    tab.add('b', 1)
    await settle()
    browser.edit(textOf('c', 1))
    await settle()
    expect(tab.quantities()).toEqual({ c: 1 })
  })

  it('is adopted again when it is written after the storage has space', async () => {
    const { browser, tab } = aFullBrowser()
    await settle()
    tab.add('b', 1)
    await settle()
    Object.assign(browser.canStore, { text: true, pending: true })
    for (const id of ['c', 'd']) {
      tab.add(id, 1)
      await settle()
    }
    expect(hasChecksum(browser.text())).toBe(true)
    browser.edit(textOf('a', 2))
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
  })
})

describe('an external edit of the stored cart', () => {
  it('is assumed to include changes that are still pending', async () => {
    const { browser, tab } = await aFilledTab()
    tab.add('a', 1)
    browser.editSilently(serializeLines([aLine('a', 3), aLine('b', 1)]))
    tab.add('b', 1)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3, b: 2 })
  })

  it('is assumed to include changes that could not be saved as pending', async () => {
    const { browser, tab } = await aFilledTab()
    browser.canStore.pending = false
    tab.add('a', 1)
    browser.editSilently(textOf('a', 3))
    tab.add('b', 1)
    await settle()
    expect(tab.quantities()).toEqual({ a: 3, b: 1 })
  })

  it('replaces the cart even if it happens during a transaction', async () => {
    const { browser, pause, step, resume } = aPausableBrowser()
    const tab = browser.openTab()
    await settle()
    tab.add('a', 2)
    await settle()
    pause()
    tab.sync.refresh()
    await settle()
    // Let the transaction read the localStorage mirror.
    step()
    await vi.advanceTimersByTimeAsync(0)
    browser.editSilently(textOf('b', 7))
    resume()
    await settle()
    expect(tab.quantities()).toEqual({ b: 7 })
  })
})

describe('a deleted change log', () => {
  it('is recreated from the mirror', async () => {
    const { browser, tab } = await aFilledTab()
    browser.clearLog()
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
    expect(browser.log()).toHaveLength(1)
  })
})

describe('a deleted localStorage mirror', () => {
  it('empties the cart immediately when another tab deleted it', async () => {
    const { browser, tab } = await aFilledTab()
    browser.edit(null)
    await settle()
    expect(tab.quantities()).toEqual({})
  })

  it('is restored if it disappears within two seconds after the change log was created', async () => {
    const { browser, tab } = await aFilledTab()
    browser.editSilently(null)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({ a: 2 })
    expect(hasChecksum(browser.text())).toBe(true)
  })

  it('empties the cart if it disappears more than two seconds after the change log was created', async () => {
    const { browser, tab } = await aFilledTab()
    await vi.advanceTimersByTimeAsync(2000)
    browser.editSilently(null)
    tab.sync.refresh()
    await settle()
    expect(tab.quantities()).toEqual({})
  })

  it('empties the cart of an earlier visit even if an item is added before the change log opens', async () => {
    const { browser, tab } = await aFilledTab()
    await vi.advanceTimersByTimeAsync(2000)
    tab.close()
    browser.editSilently(null)
    const next = browser.openTab()
    next.add('b', 1)
    await settle()
    expect(next.quantities()).toEqual({ b: 1 })
    next.add('b', 1)
    await settle()
    expect(next.quantities()).toEqual({ b: 2 })
  })

  it('keeps the cart of another tab that has just created the change log', async () => {
    const { browser, tab } = await aFilledTab()
    tab.close()
    browser.editSilently(null)
    const next = browser.openTab()
    next.add('b', 1)
    await settle()
    expect(next.quantities()).toEqual({ a: 2, b: 1 })
  })

  it('does not empty a cart that was filled after an earlier deletion', async () => {
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

describe('cart sync with blocked localStorage', () => {
  it('keeps the cart that the page shows', async () => {
    const { browser, tab } = await aFilledTab()
    browser.canStore.text = false
    browser.editSilently(undefined)
    tab.add('a', 1)
    expect(tab.quantities()).toEqual({ a: 3 })
    await settle()
    expect(tab.quantities()).toEqual({ a: 3 })
  })
})
