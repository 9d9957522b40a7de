// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CartItem, createLine } from '../../src/cart/cart-item.ts'
import { createSharedCart } from '../../src/cart/shared-cart.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

const ids = ['a', 'b'] as const
type Id = (typeof ids)[number]

const aLine = (id: string, quantity: number): CartItem =>
  createLine({ product: aLeanProduct(), variant: aVariant({ id }), quantity })
const quantitiesOf = (items: readonly CartItem[]) =>
  Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))
/** Returns the cart with the line's quantity changed. At 0, the line is removed. */
const withChange = (items: readonly CartItem[], id: string, by: number) => {
  const line = items.find(({ variant }) => variant.id === id)
  if (!line) return by > 0 ? [...items, aLine(id, by)] : items
  const changed = items.map((item) => (item === line ? { ...item, quantity: item.quantity + by } : item))
  return changed.filter(({ quantity }) => quantity > 0)
}

/**
 * Simulates tabs that share a stored text. A tab receives messages in the order in which they were sent, each after at
 * least `delay_ms()` milliseconds.
 */
function aBrowser(delay_ms: () => number = () => 5) {
  let text: string | null = null
  let canWrite = true
  let calls = 0
  const tabs = new Set<ReturnType<typeof openTab>>()

  function openTab() {
    let isOpen = true
    const cart = createSharedCart({
      read: () => text,
      write(written) {
        if (isOpen && canWrite) text = written
        return canWrite
      },
      // Two changes never have the same time.
      now: () => Date.now() + ++calls / 1e6,
    })
    const tab = {
      /** When the latest message arrives, as Unix time in milliseconds. */
      arrival: 0,
      cart,
      /** Adds to a line's quantity, or subtracts from it. */
      add: (id: string, by: number) => cart.change((items) => withChange(items, id, by)),
      quantities: () => quantitiesOf(cart.store.getState().items),
      receive: (message: unknown) => isOpen && cart.receive(message),
      close() {
        isOpen = false
        tabs.delete(tab)
      },
    }
    cart.join((operation) => {
      if (!isOpen) return
      for (const other of tabs) {
        if (other === tab) continue
        other.arrival = Math.max(other.arrival, Date.now() + delay_ms())
        setTimeout(() => other.receive(structuredClone(operation)), other.arrival - Date.now())
      }
    })
    tabs.add(tab)
    return tab
  }

  return {
    openTab,
    /** Writes the stored cart, like another script on the page. */
    edit(...lines: CartItem[]) {
      text = serializeLines(lines)
    },
    stored: () => quantitiesOf(parseLines(text)),
    /** Makes the storage full, or gives it room again. */
    setFull(isFull: boolean) {
      canWrite = !isFull
    },
    tabs,
  }
}

/** Waits until all messages have arrived and all tabs have adopted the stored cart. */
function settle(): void {
  vi.advanceTimersByTime(3000)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a cart in several tabs', () => {
  it('shows a change at once in its own tab and, after the message has arrived, in the others', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 2)
    expect([here.quantities(), there.quantities(), browser.stored()]).toEqual([{ a: 2 }, {}, { a: 2 }])
    vi.advanceTimersByTime(5)
    expect(there.quantities()).toEqual({ a: 2 })
  })

  it('contains the changes that two tabs make at the same time', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    settle()
    here.add('a', 2)
    there.add('b', 3)
    settle()
    for (const cart of [here.quantities(), there.quantities(), browser.stored()])
      expect(cart).toEqual({ a: 2, b: 3 })
  })

  it('keeps the change of a tab that closes at once', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    settle()
    here.add('a', 2)
    there.add('b', 3)
    here.close()
    settle()
    expect(browser.stored()).toEqual({ a: 2, b: 3 })
  })

  it('ignores messages of another version and of other scripts', () => {
    const tab = aBrowser().openTab()
    const operation = { version: '0.0.0', at: 1e15, more: serializeLines([aLine('a', 1)]), fewer: '[]' }
    for (const message of [operation, null, 'text', { ...operation, version: 7 }]) tab.receive(message)
    expect(tab.quantities()).toEqual({})
  })
})

describe('a stored cart that another script has edited', () => {
  it('is adopted before the next change, which the other tabs apply to the edited cart', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 5)
    settle()
    browser.edit(aLine('b', 3))
    here.add('b', 1)
    settle()
    expect([here.quantities(), there.quantities()]).toEqual([{ b: 4 }, { b: 4 }])
  })

  it('is adopted a while after a storage event', () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    settle()
    browser.edit(aLine('b', 3))
    tab.cart.refreshLater()
    expect(tab.quantities()).toEqual({})
    settle()
    expect(tab.quantities()).toEqual({ b: 3 })
  })

  it('already contains the operations that were sent before it was adopted', () => {
    const browser = aBrowser(() => 100)
    const [here, there] = [browser.openTab(), browser.openTab()]
    settle()
    here.add('a', 2)
    vi.advanceTimersByTime(10)
    there.cart.refresh()
    settle()
    expect(there.quantities()).toEqual({ a: 2 })
  })

  it('is not adopted while the storage is full, and is replaced once there is room', () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    tab.add('a', 1)
    settle()
    browser.setFull(true)
    tab.add('b', 1)
    settle()
    expect(tab.quantities()).toEqual({ a: 1, b: 1 })
    expect(tab.cart.store.getState().isSaved).toBe(false)
    browser.setFull(false)
    tab.add('a', 1)
    expect(browser.stored()).toEqual({ a: 2, b: 1 })
  })
})

const change = fc.record({
  tab: fc.nat(2),
  id: fc.constantFrom(...ids),
  by: fc.integer({ min: -6, max: 6 }),
})
const pause = fc.record({ pause_ms: fc.constantFrom(0, 20, 100, 1000) })
const reopening = fc.record({ reopen: fc.nat(2) })
const commands = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: change },
    { weight: 3, arbitrary: pause },
    { weight: 1, arbitrary: reopening },
  ),
  { maxLength: 25 },
)
const delays = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 })

/**
 * Runs commands in three tabs beside a fourth that stays open. Returns all carts and the quantities that result if all
 * changes are counted once.
 */
function run(
  stock: number,
  steps: (typeof commands extends fc.Arbitrary<infer T> ? T : never)[number][],
  delaysMs: number[],
) {
  let sent = 0
  const browser = aBrowser(() => delaysMs[sent++ % delaysMs.length] ?? 1)
  const observer = browser.openTab()
  const expected: Record<Id, number> = { a: stock, b: stock }
  for (const id of ids) observer.add(id, stock)
  const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
  settle()
  for (const step of steps) {
    if ('by' in step) {
      tabs[step.tab]?.add(step.id, step.by)
      expected[step.id] += step.by
    } else if ('pause_ms' in step) vi.advanceTimersByTime(step.pause_ms)
    else {
      tabs[step.reopen]?.close()
      tabs[step.reopen] = browser.openTab()
    }
  }
  settle()
  return { carts: [browser.stored(), ...[...browser.tabs].map((tab) => tab.quantities())], expected }
}

describe('operations in any interleaving', () => {
  it('are all counted exactly once, even when tabs open and close in between', () => {
    fc.assert(
      fc.property(commands, delays, (steps, delaysMs) => {
        const { carts, expected } = run(500, steps, delaysMs)
        for (const cart of carts) expect(cart).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('lead to the same cart in every tab, even when tabs remove the same line', () => {
    fc.assert(
      fc.property(commands, delays, (steps, delaysMs) => {
        const { carts } = run(3, steps, delaysMs)
        for (const cart of carts) expect(cart).toEqual(carts[0])
      }),
      { numRuns: 300 },
    )
  })
})
