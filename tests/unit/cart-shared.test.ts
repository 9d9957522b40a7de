// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { createSharedCart } from '../../src/cart/shared-cart.ts'
import { SHARED_CART_KEY } from '../../src/cart/stored-cart.ts'
import { checkProperty, FUZZ_TIMEOUT_MS } from '../support/fuzz.ts'
import { aBrowser, aLine, type SharedTab } from '../support/shared-storage.ts'

/** Waits until every tab has the same cart. */
function settle(): void {
  vi.advanceTimersByTime(2000)
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a cart in several tabs', () => {
  it('shows a change at once in its own tab and, after the message has arrived, in the others', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 2)
    expect([here.quantities(), there.quantities()]).toEqual([{ a: 2 }, {}])
    vi.advanceTimersByTime(10)
    expect([there.quantities(), browser.stored()]).toEqual([{ a: 2 }, { a: 2 }])
  })

  it('contains the changes that two tabs make at the same time, even if both are killed then', () => {
    const browser = aBrowser()
    const [here, there, other] = [browser.openTab(), browser.openTab(), browser.openTab()]
    settle()
    here.add('a', 2)
    there.add('b', 3)
    here.kill()
    there.kill()
    settle()
    expect([other.quantities(), browser.stored()]).toEqual(Array(2).fill({ a: 2, b: 3 }))
  })

  it('gets a line’s new price in every tab, and keeps it when another tab changes the quantity', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 2)
    settle()
    const newPrice = (item: CartItem) => ({ ...item, variant: { ...item.variant, price_in_cents: 2499 } })
    here.cart.change((items) => items.map(newPrice))
    settle()
    there.cart.change((items) => items.map((item) => ({ ...item, quantity: 3 })))
    settle()
    const shown = [here, there].map(({ cart }) =>
      cart.store.getState().items.map(({ variant, quantity }) => [variant.price_in_cents, quantity]),
    )
    expect(shown).toEqual([[[2499, 3]], [[2499, 3]]])
    expect(browser.stored()).toEqual({ a: 3 })
  })

  it('keeps a line removed that gets a new price in another tab at the same time', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 2)
    settle()
    there.cart.change(() => [])
    here.cart.change((items) => items.map((item) => ({ ...item, variant: { ...item.variant, sku: 'NEW' } })))
    settle()
    expect([here.quantities(), there.quantities(), browser.stored()]).toEqual([{}, {}, {}])
  })

  it('counts a change once if its message arrives after the stored cart', () => {
    const delaysMs = [300]
    const browser = aBrowser(() => delaysMs.shift() ?? 5)
    const [here, there] = [browser.openTab(), browser.openTab()]
    settle()
    here.add('a', 2)
    vi.advanceTimersByTime(250)
    expect(there.quantities()).toEqual({ a: 2 })
    settle()
    expect([here.quantities(), there.quantities()]).toEqual([{ a: 2 }, { a: 2 }])
  })

  it.each([
    ['opens while it is being stored', [30, 5, 20], 10],
    ['gets the message long before the stored cart', [5, 500], 0],
  ])('counts the first change once in a tab that %s', (_, delaysMs, openedAfter_ms) => {
    const browser = aBrowser(() => delaysMs.shift() ?? 5)
    browser.openTab().add('a', 2)
    vi.advanceTimersByTime(openedAfter_ms)
    const there = browser.openTab()
    vi.advanceTimersByTime(250)
    expect(there.quantities()).toEqual({ a: 2 })
    settle()
    expect([there.quantities(), browser.stored()]).toEqual([{ a: 2 }, { a: 2 }])
  })

  it('changes a quantity by as much as the visitor sees, even if the stored one is another', () => {
    const delaysMs: number[] = []
    const browser = aBrowser(() => delaysMs.shift() ?? 5)
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 10)
    settle()
    const message_ms = 500
    delaysMs.push(message_ms)
    there.add('a', 5)
    const stored_ms = 12
    vi.advanceTimersByTime(stored_ms)
    expect([here.quantities(), browser.stored()]).toEqual([{ a: 10 }, { a: 15 }])
    here.set('a', 11)
    settle()
    expect([here.quantities(), there.quantities()]).toEqual([{ a: 16 }, { a: 16 }])
  })

  it('counts each change once, even after 60 other tabs have changed the cart', () => {
    const browser = aBrowser()
    const here = browser.openTab()
    for (let count = 0; count < 60; count++) {
      const there = browser.openTab()
      here.add('a', 1)
      there.add('b', 1)
      settle()
      there.kill()
    }
    expect([here.quantities(), browser.stored()]).toEqual(Array(2).fill({ a: 60, b: 60 }))
  })

  it('keeps a change whose message another tab has missed', () => {
    const texts = new Map<string, string | null>()
    const aTabWithoutMessages = () => {
      const cart = createSharedCart({
        read: (key) => texts.get(key) ?? null,
        write: (key, text) => Boolean(texts.set(key, text)),
      })
      cart.join(() => {})
      return cart
    }
    const [here, there] = [aTabWithoutMessages(), aTabWithoutMessages()]
    settle()
    there.change(() => [aLine('a', 2)])
    vi.advanceTimersByTime(LONG_ENOUGH_MS)
    here.change((items) => [...items, aLine('b', 1)])
    expect(here.store.getState().items).toMatchObject([aLine('a', 2), aLine('b', 1)])
  })

  it('ignores messages of other scripts', () => {
    const tab = aBrowser().openTab()
    for (const message of [null, 'text', {}, { tab: 'a', count: '1', more: '[]', fewer: '[]' }])
      tab.cart.receive(message)
    expect(tab.quantities()).toEqual({})
  })
})

describe('a stored cart that another script has edited', () => {
  it('is replaced by the cart of the open tabs', () => {
    const browser = aBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    here.add('a', 5)
    settle()
    browser.edit(aLine('b', 3))
    settle()
    there.add('a', 1)
    settle()
    expect([here.quantities(), there.quantities(), browser.stored()]).toEqual([{ a: 6 }, { a: 6 }, { a: 6 }])
  })

  it('is shown at once by a tab that opens later', () => {
    const browser = aBrowser()
    const before = browser.openTab()
    before.add('a', 5)
    settle()
    before.kill()
    browser.edit(aLine('b', 3))
    const later = browser.openTab()
    expect(later.quantities()).toEqual({ b: 3 })
    settle()
    expect([later.quantities(), browser.stored()]).toEqual([{ b: 3 }, { b: 3 }])
  })

  it.each([
    ['the cart', [CART_KEY]],
    ['all texts', [CART_KEY, SHARED_CART_KEY]],
  ])('is empty in every tab after a script has deleted %s', (_, keys) => {
    const browser = aBrowser()
    const [tab, reader] = [browser.openTab(), browser.openTab()]
    tab.add('a', 5)
    settle()
    browser.remove(...keys)
    const later = browser.openTab()
    settle()
    expect([tab, reader, later].map((each) => each.quantities())).toEqual([{}, {}, {}])
  })

  it('is not adopted while the storage is full, and is replaced once there is room', () => {
    const browser = aBrowser()
    const tab = browser.openTab()
    tab.add('a', 1)
    settle()
    browser.setFull(CART_KEY, SHARED_CART_KEY)
    tab.add('b', 1)
    settle()
    expect(tab.quantities()).toEqual({ a: 1, b: 1 })
    expect(tab.cart.store.getState().isSaved).toBe(false)
    browser.setFull()
    tab.add('a', 1)
    settle()
    expect(browser.stored()).toEqual({ a: 2, b: 1 })
  })
})

it('a cart that fits only once is kept, and its changes still reach other tabs', () => {
  const browser = aBrowser()
  const tab = browser.openTab()
  tab.add('a', 1)
  settle()
  browser.setFull(SHARED_CART_KEY)
  tab.add('b', 1)
  settle()
  const later = browser.openTab()
  expect(later.quantities()).toEqual({ a: 1, b: 1 })
  tab.add('b', 1)
  settle()
  expect([later.quantities(), browser.stored()]).toEqual(Array(2).fill({ a: 1, b: 2 }))
})

const ids = ['a', 'b'] as const
const change = fc.record({
  tab: fc.nat(2),
  id: fc.constantFrom(...ids),
  by: fc.integer({ min: -6, max: 6 }),
})
const pause = fc.record({ pause_ms: fc.constantFrom<number>(1, 20, 100, 400) })
const someSteps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: change },
    { weight: 3, arbitrary: pause },
    { weight: 1, arbitrary: fc.record({ reopen: fc.nat(2) }) },
  ),
  { maxLength: 25 },
)
const MAX_DELAY_MS = 40
const someDelaysMs = fc.infiniteStream(fc.integer({ min: 1, max: MAX_DELAY_MS }))

const longPause = fc.constant({ pause_ms: 1500 })
const manyChanges = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: change },
    { weight: 12, arbitrary: pause },
    { weight: 1, arbitrary: longPause },
  ),
  { minLength: 40, maxLength: 80 },
)
const someLongDelaysMs = fc.infiniteStream(
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3000 }) },
  ),
)

/** Until then, all texts and messages have arrived, and all tabs have stored what they lead to. */
const LONG_ENOUGH_MS = 20_000

type Step = typeof someSteps extends fc.Arbitrary<(infer T)[]> ? T : never

/**
 * Runs random steps in three tabs beside a fourth that stays open, and then opens a fifth. Returns all carts and the
 * quantities that result if every change is counted once.
 */
function run(stock: number, steps: readonly Step[], delaysMs: Iterator<number>) {
  const browser = aBrowser(() => delaysMs.next().value ?? 1)
  const observer = browser.openTab()
  for (const id of ids) observer.add(id, stock)
  vi.advanceTimersByTime(LONG_ENOUGH_MS)
  const tabs: SharedTab[] = [browser.openTab(), browser.openTab(), browser.openTab()]
  const expected = { a: stock, b: stock }
  for (const step of steps) {
    if ('by' in step) {
      tabs[step.tab]?.add(step.id, step.by)
      expected[step.id] += step.by
    } else if ('pause_ms' in step) vi.advanceTimersByTime(step.pause_ms)
    else {
      tabs[step.reopen]?.kill()
      tabs[step.reopen] = browser.openTab()
      // A page takes longer to load than a message takes to arrive.
      vi.advanceTimersByTime(2 * MAX_DELAY_MS)
    }
  }
  vi.advanceTimersByTime(LONG_ENOUGH_MS)
  const shown = [observer, ...tabs, browser.openTab()].map((tab) => tab.quantities())
  return { carts: [browser.stored(), ...shown], expected }
}

describe('changes in several tabs, with any delays', () => {
  it(
    'are all counted exactly once, even when tabs open and are killed in between',
    async () => {
      await checkProperty(
        'sequences of changes in four tabs',
        100,
        fc.property(someSteps, someDelaysMs, (steps, delaysMs) => {
          const { carts, expected } = run(500, steps, delaysMs)
          for (const cart of carts) expect(cart).toEqual(expected)
        }),
      )
    },
    FUZZ_TIMEOUT_MS,
  )

  it(
    'are all counted exactly once, even when texts and messages take longer than a pause',
    async () => {
      await checkProperty(
        'sequences of changes with long delays in four tabs',
        30,
        fc.property(manyChanges, someLongDelaysMs, (steps, delaysMs) => {
          const { carts, expected } = run(500, steps, delaysMs)
          for (const cart of carts) expect(cart).toEqual(expected)
        }),
      )
    },
    FUZZ_TIMEOUT_MS,
  )

  it(
    'lead to the same lines in the same order in every tab, even when tabs remove the same line',
    async () => {
      await checkProperty(
        'sequences of changes to few items in four tabs',
        100,
        fc.property(someSteps, someDelaysMs, (steps, delaysMs) => {
          const { carts } = run(3, steps, delaysMs)
          const [lines, ...others] = carts.map((cart) => Object.entries(cart))
          for (const other of others) expect(other).toEqual(lines)
        }),
      )
    },
    FUZZ_TIMEOUT_MS,
  )
})
