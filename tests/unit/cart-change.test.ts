import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartChange,
  changeBetween,
  type Tally,
  wholeCart,
  withChange,
} from '../../src/cart/cart-change.ts'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { plus } from '../../src/cart/cart-lines.ts'
import { lineKey } from '../../src/cart/line-store.ts'
import { someLines } from '../support/arbitrary-cart.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'

const storeA = { host: 'https://api.example', store_id: 'a' }
const storeB = { host: 'https://api.example', store_id: 'b' }

const NOTHING: Tally = { items: [], ids: [] }

function aLine(id: string, quantity: number): CartItem {
  return { product: aLeanProduct(), variant: aVariant({ id }), quantity }
}

const tallyOf = (changes: unknown[], from = NOTHING) => changes.reduce(withChange, from)

function piecesOf({ items }: Tally): Record<string, number> {
  return Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity]))
}

describe('a change of the cart', () => {
  it('leads from any cart to any other', () => {
    fc.assert(
      fc.property(someLines, someLines, (before, after) => {
        const tally = withChange({ items: before, ids: [] }, changeBetween(before, after))
        const wanted = piecesOf({ items: after, ids: [] })
        expect(piecesOf(tally)).toEqual(wanted)
      }),
    )
  })

  it('leads from any cart of two stores to any other', () => {
    fc.assert(
      fc.property(fc.array(soldLine, few), fc.array(soldLine, few), (before, after) => {
        const carts = [before, after].map((lines) => plus([], lines)) as [CartItem[], CartItem[]]
        const tally = withChange({ items: carts[0], ids: [] }, changeBetween(...carts))
        expect(keysOf(tally.items)).toEqual(keysOf(carts[1]))
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps every quantity where lines get or lose a store', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(soldLine, anyLine), few),
        fc.array(fc.oneof(soldLine, anyLine), few),
        (before, after) => {
          const carts = [before, after].map((lines) => plus([], lines)) as [CartItem[], CartItem[]]
          const tally = withChange({ items: carts[0], ids: [] }, changeBetween(...carts))
          expect(totalsOf(tally.items)).toEqual(totalsOf(carts[1]))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('counts once where two tabs add to a line that had no store', () => {
    const before = [aLine('mug', 9000)]
    const adding = () => changeBetween(before, [{ ...aLine('mug', 9001), store: storeA }])
    const { items } = tallyOf([adding(), adding()], { items: before, ids: [] })
    expect(keysOf(items)).toEqual([`${lineKey({ ...aLine('mug', 1), store: storeA })} 9002`])
  })

  it('keeps what another tab has added meanwhile', () => {
    const before = [aLine('mug', 2)]
    const here = changeBetween(before, [aLine('mug', 3)])
    const there = changeBetween(before, [aLine('mug', 2), aLine('plug', 1)])
    for (const changes of [
      [here, there],
      [there, here],
    ])
      expect(piecesOf(tallyOf(changes, { items: before, ids: [] }))).toEqual({ mug: 3, plug: 1 })
  })

  it('takes a removed line’s pieces, and no more than are there', () => {
    const before = [aLine('mug', 2)]
    const removals = [changeBetween(before, []), changeBetween(before, [])]
    expect(piecesOf(tallyOf(removals, { items: before, ids: [] }))).toEqual({})
  })

  it('counts once, however often and late it is seen', () => {
    const adding = changeBetween([], [aLine('mug', 1)])
    const whole = wholeCart(tallyOf([adding, adding]))
    expect(piecesOf(tallyOf([whole, adding, adding]))).toEqual({ mug: 1 })
  })

  it('that two tabs make at the same moment counts once', () => {
    const putBack = () => changeBetween([], [aLine('mug', 2)], '1700000000000-order')
    expect(piecesOf(tallyOf([putBack(), putBack()]))).toEqual({ mug: 2 })
  })

  it('that stands for all leaves nothing of those before it', () => {
    const whole = wholeCart({ items: [aLine('plug', 4)], ids: [] })
    expect(piecesOf(tallyOf([changeBetween([], [aLine('mug', 1)]), whole]))).toEqual({ plug: 4 })
  })

  it('that can’t be read changes nothing', () => {
    const good = changeBetween([], [aLine('mug', 1)])
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
    expect(piecesOf(tallyOf([...bad, good, { ...good, id: 'd', more: 'not json' }]))).toEqual({ mug: 1 })
  })

  it('of tabs that learn of each other late makes valid lines', () => {
    fc.assert(
      fc.property(moves, (some) => {
        for (const { quantity } of tallyOf(playTwoTabs(some)).items)
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('ends in the same cart in whatever order it comes, where no line ends in between', () => {
    const stocked = [aLine('a', 500), aLine('b', 500)]
    fc.assert(
      fc.property(playedInAnyOrder(stocked), ({ some, shuffled }) => {
        const pieces = { a: 500, b: 500 }
        for (const { id, by } of some) pieces[id] += by === 'look' ? 0 : by
        expect(piecesOf(tallyOf(shuffled, { items: stocked, ids: [] }))).toEqual(pieces)
      }),
      { numRuns: 2000 },
    )
  })

  it('counts once beside one that contains it, wherever the log was put together and whatever is seen again', () => {
    fc.assert(
      fc.property(playedInAnyOrder([]), fc.nat(), fc.nat(), ({ log, shuffled }, one, other) => {
        const ends = [one, other].map((end) => end % (log.length + 1))
        const [first, second] = [Math.min(...ends), Math.max(...ends)]
        const whole = wholeCart(tallyOf(log.slice(0, first)))
        const later = log.slice(first, second)
        const again = shuffled.filter((change) => log.indexOf(change) < first)
        const wholeAgain = wholeCart(tallyOf([whole, ...again, ...later]))
        const contained = shuffled.filter((change) => log.indexOf(change) < second)
        const compacted = [whole, ...later, wholeAgain, ...contained, ...log.slice(second), ...contained]
        expect(piecesOf(tallyOf(compacted))).toEqual(piecesOf(tallyOf(log)))
      }),
      { numRuns: 2000 },
    )
  })
})

/** Too few to pass what a line can hold. */
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

/** A tab adds or takes pieces of a variant, or looks at what both have made of the cart. */
const move = fc.record({
  tab: fc.nat(1),
  id: fc.constantFrom('a' as const, 'b' as const),
  by: fc.oneof(fc.integer({ min: -6, max: 6 }), fc.constant('look' as const)),
})

const moves = fc.array(move, { maxLength: 30 })

/** What two tabs do, the changes that come of it, and these in any other order. */
function playedInAnyOrder(stocked: readonly CartItem[]) {
  return moves.chain((some) => {
    const log = playTwoTabs(some, stocked)
    const shuffled = fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length })
    return fc.record({ some: fc.constant(some), log: fc.constant(log), shuffled })
  })
}

function playTwoTabs(
  moves: (typeof move extends fc.Arbitrary<infer T> ? T : never)[],
  stocked: readonly CartItem[] = [],
): CartChange[] {
  const log: CartChange[] = []
  const views = [stocked, stocked]
  for (const { tab, id, by } of moves) {
    const view = views[tab] ?? []
    if (by === 'look') {
      views[tab] = tallyOf(log, { items: stocked, ids: [] }).items
      continue
    }
    const quantity = (view.find(({ variant }) => variant.id === id)?.quantity ?? 0) + by
    const after = view.filter(({ variant }) => variant.id !== id)
    views[tab] = quantity > 0 ? [...after, aLine(id, quantity)] : after
    log.push(changeBetween(view, views[tab] ?? []))
  }
  return log
}
