// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serializeLines } from '../../src/cart/stored-lines.ts'
import { aBrowser, aLine, aPausableBrowser } from '../support/simulated-browser.ts'

const ids = ['a', 'b'] as const
type Id = (typeof ids)[number]
type Quantities = Record<Id, number>

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Runs all scheduled merges. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(200)
}

describe('a cart that is open in several tabs', () => {
  it('shows a change immediately in the tab that made it, and in other tabs after a merge', async () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    await settle()
    here.add('a', 2)
    expect(here.quantities()).toEqual({ a: 2 })
    await settle()
    expect(there.quantities()).toEqual({ a: 2 })
  })

  it('has one log entry and no pending changes after all tabs have merged', async () => {
    const browser = aBrowser()
    const tabs = [browser.openTab(), browser.openTab()] as const
    await settle()
    for (const tab of tabs) for (let press = 0; press < 20; press++) tab.add('a', 1)
    await settle()
    expect(tabs[0].quantities()).toEqual({ a: 40 })
    expect(browser.log()).toHaveLength(1)
    expect(browser.pendingIds()).toEqual([])
  })

  it('keeps a change that is made during a merge', async () => {
    const { browser, pause, step, resume } = aPausableBrowser()
    const tab = browser.openTab()
    await settle()
    pause()
    tab.add('a', 1)
    await vi.advanceTimersByTimeAsync(150)
    // Let the transaction read the first change.
    step()
    await vi.advanceTimersByTimeAsync(0)
    tab.add('a', 1)
    // Let the tab show the merged cart.
    resume()
    await settle()
    expect(tab.shown).toEqual([{ a: 1 }, { a: 2 }])
  })

  it('accepts an external edit and applies later changes to it', async () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    await settle()
    here.add('a', 5)
    await settle()
    browser.edit(serializeLines([aLine('b', 3)]))
    there.add('b', 1)
    await settle()
    expect([here.quantities(), there.quantities()]).toEqual([{ b: 4 }, { b: 4 }])
  })

  it('never loses or repeats a change, whatever the sequence of events, even when tabs are closed', async () => {
    const stock: Quantities = { a: 500, b: 500 }
    const command = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          tab: fc.nat(2),
          id: fc.constantFrom(...ids),
          by: fc.integer({ min: -6, max: 6 }),
        }),
      },
      { weight: 2, arbitrary: fc.record({ wait_ms: fc.constantFrom(0, 60, 120, 3000) }) },
      { weight: 1, arbitrary: fc.record({ close: fc.nat(2) }) },
    )
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(command, { maxLength: 20 }),
      async (scheduler, commands) => {
        const browser = aBrowser({ wait: () => scheduler.schedule(Promise.resolve()) })
        const observer = browser.openTab()
        for (const id of ids) observer.add(id, stock[id])
        const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
        const run = async () => {
          for (let turn = 0; turn < 6; turn++) {
            await scheduler.waitIdle()
            await vi.advanceTimersByTimeAsync(200)
          }
        }
        await run()
        const expected = { ...stock }
        for (const step of commands) {
          if ('by' in step) {
            expected[step.id] += step.by
            if (step.by !== 0) tabs[step.tab]?.add(step.id, step.by)
          } else if ('close' in step) {
            tabs[step.close]?.close()
            tabs[step.close] = browser.openTab()
          } else {
            if (scheduler.count() > 0) await scheduler.waitOne()
            await vi.advanceTimersByTimeAsync(step.wait_ms)
          }
        }
        await run()
        for (const tab of [observer, ...tabs]) expect(tab.quantities()).toEqual(expected)
        expect(browser.pendingIds()).toEqual([])
      },
    )
    await fc.assert(property, { numRuns: 300 })
  }, 60_000)
})
