import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { addLines } from '../../src/cart/cart-lines.ts'
import { lineKey } from '../../src/cart/line-store.ts'
import { serializeLines } from '../../src/cart/stored-lines.ts'
import { type CartChange, changeBetween } from '../../src/cart/sync/change.ts'
import { compact, merge, replay, type Snapshot, startOfLog } from '../../src/cart/sync/merge.ts'
import { someLines } from '../support/arbitrary-cart.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

const storeA = { host: 'https://api.example', store_id: 'a' }
const storeB = { host: 'https://api.example', store_id: 'b' }

let changeCount = 0
const newStamp = () => ({ id: `${changeCount++}`.padStart(6, '0'), at: 1_700_000_000_000 })

function aLine(id: string, quantity: number): CartItem {
  return { product: aLeanProduct(), variant: aVariant({ id }), quantity }
}

const change = (before: readonly CartItem[], after: readonly CartItem[]) =>
  changeBetween(before, after, newStamp())
const startingFrom = (items: readonly CartItem[]): Snapshot => ({ items, ids: [] })

function quantitiesOf({ items }: Pick<Snapshot, 'items'>): Record<string, number> {
  return Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))
}

describe('replay()', () => {
  it('turns any cart into any other cart by applying the change between them', () => {
    fc.assert(
      fc.property(someLines, someLines, (before, after) => {
        const merged = replay([change(before, after)], startingFrom(before))
        const wanted = quantitiesOf({ items: after })
        expect(quantitiesOf(merged)).toEqual(wanted)
      }),
    )
  })

  it('turns any cart into any other cart by applying the change between them, even with lines from two stores', () => {
    fc.assert(
      fc.property(fc.array(soldLine, few), fc.array(soldLine, few), (before, after) => {
        const carts = [before, after].map((lines) => addLines([], lines)) as [CartItem[], CartItem[]]
        const merged = replay([change(...carts)], startingFrom(carts[0]))
        expect(keysOf(merged.items)).toEqual(keysOf(carts[1]))
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps the total quantity of a variant when lines gain or lose a store', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(soldLine, anyLine), few),
        fc.array(fc.oneof(soldLine, anyLine), few),
        (before, after) => {
          const carts = [before, after].map((lines) => addLines([], lines)) as [CartItem[], CartItem[]]
          const merged = replay([change(...carts)], startingFrom(carts[0]))
          expect(totalsOf(merged.items)).toEqual(totalsOf(carts[1]))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('applies both changes when two tabs add a store to the same line', () => {
    const before = [aLine('mug', 9000)]
    const adding = () => change(before, [{ ...aLine('mug', 9001), store: storeA }])
    const { items } = replay([adding(), adding()], startingFrom(before))
    expect(keysOf(items)).toEqual([`${lineKey({ ...aLine('mug', 1), store: storeA })} 9002`])
  })

  it('keeps lines that another tab has added', () => {
    const before = [aLine('mug', 2)]
    const here = change(before, [aLine('mug', 3)])
    const there = change(before, [aLine('mug', 2), aLine('plug', 1)])
    for (const changes of [
      [here, there],
      [there, here],
    ])
      expect(quantitiesOf(replay(changes, startingFrom(before)))).toEqual({ mug: 3, plug: 1 })
  })

  it('removes a line only once when two tabs remove it', () => {
    const before = [aLine('mug', 2)]
    const removals = [change(before, []), change(before, [])]
    expect(quantitiesOf(replay(removals, startingFrom(before)))).toEqual({})
  })

  it('applies a change only once, even if it is logged again after a snapshot that contains it', () => {
    const adding = change([], [aLine('mug', 1)])
    const snapshotEntry = compact(replay([adding, adding]), newStamp())
    expect(quantitiesOf(replay([snapshotEntry, adding, adding]))).toEqual({ mug: 1 })
  })

  it('applies a change only once when two tabs record it with the same ID', () => {
    const restore = () => changeBetween([], [aLine('mug', 2)], { id: '1700000000000-order', at: 1 })
    expect(quantitiesOf(replay([restore(), restore()]))).toEqual({ mug: 2 })
  })

  it('discards earlier changes when it reaches a snapshot', () => {
    const snapshotEntry = compact(startingFrom([aLine('plug', 4)]), newStamp())
    expect(quantitiesOf(replay([change([], [aLine('mug', 1)]), snapshotEntry]))).toEqual({ plug: 4 })
  })

  it('skips invalid log entries', () => {
    const good = change([], [aLine('mug', 1)])
    const bad = [
      null,
      7,
      'text',
      [],
      {},
      { ...good, id: '' },
      { ...good, id: 'b', at: 'now' },
      { ...good, id: 'c', more: 3 },
    ]
    expect(quantitiesOf(replay([...bad, good, { ...good, id: 'd', more: 'not json' }]))).toEqual({ mug: 1 })
  })

  it('returns valid quantities even when tabs merge changes late', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        for (const { quantity } of replay(logOfTwoTabs(steps)).items)
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('returns the same cart regardless of the order of changes if no line is removed', () => {
    const stocked = [aLine('a', 500), aLine('b', 500)]
    fc.assert(
      fc.property(shuffledLogs(stocked), ({ steps, shuffled }) => {
        const quantities = { a: 500, b: 500 }
        for (const { id, by } of steps) quantities[id] += by === 'look' ? 0 : by
        expect(quantitiesOf(replay(shuffled, startingFrom(stocked)))).toEqual(quantities)
      }),
      { numRuns: 2000 },
    )
  })

  it('applies each change exactly once, despite compactions and duplicate entries', () => {
    fc.assert(
      fc.property(shuffledLogs([]), fc.nat(), fc.nat(), ({ log, shuffled }, one, other) => {
        const ends = [one, other].map((end) => end % (log.length + 1))
        const [first, second] = [Math.min(...ends), Math.max(...ends)]
        const snapshotEntry = compact(replay(log.slice(0, first)), newStamp())
        const later = log.slice(first, second)
        const again = shuffled.filter((change) => log.indexOf(change) < first)
        const laterSnapshot = compact(replay([snapshotEntry, ...again, ...later]), newStamp())
        const contained = shuffled.filter((change) => log.indexOf(change) < second)
        const compacted = [
          snapshotEntry,
          ...later,
          laterSnapshot,
          ...contained,
          ...log.slice(second),
          ...contained,
        ]
        expect(quantitiesOf(replay(compacted))).toEqual(quantitiesOf(replay(log)))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('merge()', () => {
  const mug = aLine('mug', 1)

  it('applies pending changes and reports that the log must be compacted', () => {
    const entries = [change([], [mug])]
    const { snapshot, isLogStale } = merge({ entries, pending: [change([], [mug])], external: null })
    expect(quantitiesOf(snapshot)).toEqual({ mug: 2 })
    expect(isLogStale).toBe(true)
  })

  it('reports that the log is up to date when it contains every pending change', () => {
    const adding = change([], [mug])
    const { snapshot, isLogStale } = merge({ entries: [adding], pending: [adding], external: null })
    expect(quantitiesOf(snapshot)).toEqual({ mug: 1 })
    expect(isLogStale).toBe(false)
  })

  it('reports that an earlier version’s log must be compacted, because that log has one entry per change', () => {
    const entries = [change([], [mug]), change([], [mug])]
    expect(merge({ entries, pending: [], external: null }).isLogStale).toBe(true)
  })

  it('applies a pending replacement of the cart even if it contains fewer changes than the log', () => {
    const entries = Array.from({ length: 5 }, () => change([], [mug]))
    const logged = compact(replay(entries), newStamp())
    const replaced = compact(startingFrom([aLine('plug', 2)]), newStamp())
    const { snapshot, isLogStale } = merge({ entries: [logged], pending: [replaced], external: null })
    expect(quantitiesOf(snapshot)).toEqual({ plug: 2 })
    expect(isLogStale).toBe(true)
  })

  it('replaces the log and the pending changes with the lines of an external edit', () => {
    const pending = [change([], [mug])]
    const external = serializeLines([aLine('plug', 4)])
    const { snapshot } = merge({ entries: [change([], [mug])], pending, external })
    expect(quantitiesOf(snapshot)).toEqual({ plug: 4 })
    expect(quantitiesOf(replay(pending, snapshot))).toEqual({ plug: 4 })
  })

  it('keeps only the pending changes when the cart was deleted before them', () => {
    const entries = [compact(replay([change([], [mug])]), newStamp())]
    const pending = [change([], [aLine('plug', 1)])]
    const merged = merge({ entries, pending, external: null, isCartDeleted: true })
    expect(quantitiesOf(merged.snapshot)).toEqual({ plug: 1 })
    expect(merged.isLogStale).toBe(true)
  })

  it('keeps the logged cart when another tab has merged a pending change since the cart was deleted', () => {
    const pending = [change([], [aLine('plug', 1)])]
    const entries = [compact(replay([change([], [mug]), ...pending]), newStamp())]
    const { snapshot } = merge({ entries, pending, external: null, isCartDeleted: true })
    expect(quantitiesOf(snapshot)).toEqual({ mug: 1, plug: 1 })
  })

  it('keeps pending quantities when a new change log starts from an outdated copy of the cart', () => {
    const pending = [change([], [aLine('mug', 3)])]
    const external = serializeLines([aLine('mug', 2), aLine('plug', 1)])
    const { snapshot } = merge({ entries: [], pending, external })
    expect(quantitiesOf(snapshot)).toEqual({ mug: 3, plug: 1 })
  })
})

describe('compact()', () => {
  it('keeps the 500 most recent change IDs', () => {
    const ids = Array.from({ length: 700 }, (_, index) => `id-${index}`)
    const { contains } = compact({ items: [], ids }, newStamp())
    expect(contains).toEqual(ids.slice(200))
  })
})

describe('startOfLog()', () => {
  it('returns the time of the first entry', () => {
    expect(startOfLog([change([], [])])).toBe(1_700_000_000_000)
  })

  it('returns undefined for an empty log and 0 for an invalid first entry', () => {
    expect(startOfLog([])).toBeUndefined()
    expect(startOfLog(['text'])).toBe(0)
  })
})

/** Limits the number of lines so that no sum exceeds the maximum quantity per line. */
const few = { maxLength: 4 }
const anyLine = fc
  .record({ id: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 2000 }) })
  .map(({ id, quantity }) => aLine(id, quantity))
const soldLine = fc
  .record({ line: anyLine, store: fc.constantFrom(storeA, storeB) })
  .map(({ line, store }): CartItem => ({ ...line, store }))

const keysOf = (items: readonly CartItem[]) =>
  items.map((item) => `${lineKey(item)} ${item.quantity}`).toSorted()

function totalsOf(items: readonly CartItem[]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const { variant, quantity } of items) totals[variant.id] = (totals[variant.id] ?? 0) + quantity
  return totals
}

/** A step in one tab, which either changes the quantity of a variant or reads the merged cart (`look`). */
const move = fc.record({
  tab: fc.nat(1),
  id: fc.constantFrom('a' as const, 'b' as const),
  by: fc.oneof(fc.integer({ min: -6, max: 6 }), fc.constant('look' as const)),
})

const moves = fc.array(move, { maxLength: 30 })

/** Generates steps in two tabs, the log of their changes, and the same changes in random order. */
function shuffledLogs(stocked: readonly CartItem[]) {
  return moves.chain((steps) => {
    const log = logOfTwoTabs(steps, stocked)
    const shuffled = fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length })
    return fc.record({ steps: fc.constant(steps), log: fc.constant(log), shuffled })
  })
}

function logOfTwoTabs(
  moves: (typeof move extends fc.Arbitrary<infer T> ? T : never)[],
  stocked: readonly CartItem[] = [],
): CartChange[] {
  const log: CartChange[] = []
  const views = [stocked, stocked]
  for (const { tab, id, by } of moves) {
    const view = views[tab] ?? []
    if (by === 'look') {
      views[tab] = replay(log, startingFrom(stocked)).items
      continue
    }
    const quantity = (view.find(({ variant }) => variant.id === id)?.quantity ?? 0) + by
    const after = view.filter(({ variant }) => variant.id !== id)
    views[tab] = quantity > 0 ? [...after, aLine(id, quantity)] : after
    log.push(change(view, views[tab] ?? []))
  }
  return log
}
