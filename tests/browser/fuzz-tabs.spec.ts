import type { BrowserContext, Page } from '@playwright/test'
import fc from 'fast-check'
import { MAX_QUANTITY } from '../../src/cart/cart-item.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { share, tell } from '../support/fuzz.ts'
import { expect, type Stage, test } from './support/stage.ts'
import { key } from './support/tabs.ts'

/*
 * Three tabs, each in a process of its own, carry out commands at the same time, through the browser's own storage. What
 * they do with the line that they share ends in the same cart in any order: pieces come and go, never so many that the line
 * would end. With a line of its own a tab does anything.
 */
const tabCount = 3
const sequences = 200 * share
/** Each has lines of its own, so that many are looked at together. */
const atOnce = 20
/** Pieces of the shared line that each tab begins with: more than its commands can take. */
const START = 100

const few = fc.integer({ min: 1, max: 9 })
const command = fc.oneof(
  fc.record({ does: fc.constant('add' as const), line: fc.constantFrom('own', 'shared'), by: few }),
  fc.record({
    does: fc.constant('step' as const),
    line: fc.constant('shared'),
    by: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({
    does: fc.constant('set' as const),
    line: fc.constant('own'),
    by: fc.oneof(few, fc.constantFrom(0, -5)),
  }),
  fc.record({ does: fc.constant('remove' as const), line: fc.constant('own'), by: fc.constant(0) }),
)
/** What a tab does, and whether the browser may do something else before its next command. */
const commandsOfTab = fc.array(fc.record({ command, isPausing: fc.boolean() }), { maxLength: 8 })
const sequence = fc.array(commandsOfTab, { minLength: tabCount, maxLength: tabCount })
type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never
type Pieces = Record<string, number>

test(`tabs that carry out commands at once agree with a simple model, ${sequences} times`, async ({
  stage,
  context,
}) => {
  test.setTimeout(60_000 * share)
  const seed = Date.now()
  const tabs = await openTabs(stage, context)
  const [first] = tabs as [Page]
  const counts = { tried: 0, survived: 0, lost: 0 }
  const wrong: string[] = []
  let commands = 0
  try {
    for (const [batch, some] of batchesOf(fc.sample(sequence, { numRuns: sequences, seed })).entries()) {
      const models = some.map(modelOf)
      const mistakes = (await Promise.all(tabs.map((tab, own) => carryOut(tab, own, some)))).flat()
      const look = async () => {
        const carts = await Promise.all([storedPieces(first), ...tabs.map(piecesIn)])
        return models.map((model, number) => carts.every((cart) => isSame(linesOf(cart, number), model)))
      }
      // Tabs need a moment to hear of each other.
      await expect
        .poll(look)
        .not.toContain(false)
        .catch(() => {})
      const lookedAt = await look()
      counts.tried += some.length
      commands += some.flat(2).length
      for (const [number, isAgreed] of lookedAt.entries()) {
        const own = mistakes.filter((mistake) => mistake.startsWith(`${number}:`))
        const isLost = !isAgreed || own.length > 0
        counts[isLost ? 'lost' : 'survived'] += 1
        if (isLost) wrong.push(`batch ${batch}, ${number}: ${JSON.stringify(models[number])} ${own}`)
      }
      await first.evaluate(() => window.ElectricianElements?.cart.clear())
      for (const tab of tabs) await expect.poll(() => piecesIn(tab), `seed ${seed}`).toEqual({})
    }
  } finally {
    tell(`sequences of cart commands in ${tabCount} tabs at once`, counts, { commands })
  }
  expect(wrong, `seed ${seed}`).toEqual([])
})

function openTabs(stage: Stage, context: BrowserContext): Promise<Page[]> {
  const open = async () => {
    const tab = await context.newPage()
    await stage.open('<cart-button></cart-button>', {}, tab)
    return tab
  }
  return Promise.all(Array.from({ length: tabCount }, open))
}

function batchesOf(all: Sequence[]): Sequence[][] {
  const starts = Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) => index * atOnce)
  return starts.map((start) => all.slice(start, start + atOnce))
}

/** Carries out a tab's part of each sequence. Gives what was not as it should be meanwhile, by the sequence's number. */
function carryOut(tab: Page, own: number, some: Sequence[]): Promise<string[]> {
  return tab.evaluate(
    async ({ own, parts, product, variant, start }) => {
      const cart = window.ElectricianElements?.cart
      if (!cart) throw new Error('no script')
      const mistakes: string[] = []
      let number = 0
      const quantityOf = (id: string) => cart.items.find(({ variant }) => variant.id === id)?.quantity ?? 0
      const add = (id: string, quantity: number) => {
        try {
          cart.add(product, { ...variant, id }, quantity, null)
        } catch (refusal) {
          if (!String(refusal).includes('fit in the cart')) throw refusal
        }
      }
      const pause = () =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = done
          port2.postMessage('')
        })
      const stop = cart.subscribe(({ items, count, total_in_cents }) => {
        const counted = items.reduce((sum, { quantity }) => sum + quantity, 0)
        const isWhole = items.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)
        if (!isWhole || count !== counted || total_in_cents !== counted * variant.price_in_cents)
          mistakes.push(`${number}: ${count} pieces for ${total_in_cents}, counted ${counted}`)
      })
      for (const part of parts) {
        const ids = { shared: `${number}`, own: `${number}-${own}` }
        add(ids.shared, start)
        for (const { command, isPausing } of part) {
          const id = command.line === 'own' ? ids.own : ids.shared
          if (command.does === 'add') add(id, command.by)
          else if (command.does === 'step') cart.setQuantity(id, quantityOf(id) + command.by)
          else if (command.does === 'set') cart.setQuantity(id, command.by)
          else cart.remove(id)
          const before = quantityOf(ids.own)
          if (isPausing) await pause()
          const after = quantityOf(ids.own)
          if (after !== before) mistakes.push(`${number}: its own line went from ${before} to ${after}`)
        }
        number += 1
      }
      stop()
      return mistakes
    },
    {
      own,
      parts: some.map((parts) => parts[own] ?? []),
      product: aLeanProduct(),
      variant: aVariant(),
      start: START,
    },
  )
}

/** The cart as a shopkeeper would keep it, who hears of one tab after the other. */
function modelOf(parts: Sequence[number][], number: number): Pieces {
  const pieces: Pieces = {}
  for (const [tab, part] of parts.entries()) {
    const ids = { shared: `${number}`, own: `${number}-${tab}` }
    pieces[ids.shared] = (pieces[ids.shared] ?? 0) + START
    for (const { command } of part) {
      const id = command.line === 'own' ? ids.own : ids.shared
      const present = pieces[id]
      // One that no longer fits is refused.
      if (command.does === 'add' && (present ?? 0) + command.by > MAX_QUANTITY) continue
      if (command.does === 'add') pieces[id] = possible((present ?? 0) + command.by)
      else if (command.does === 'remove') delete pieces[id]
      else if (present !== undefined)
        pieces[id] = possible(command.does === 'step' ? present + command.by : command.by)
    }
  }
  return pieces
}

/** Whole, from 1 to the most a line can hold; what is no number is 1. */
function possible(quantity: number): number {
  if (Number.isNaN(quantity) || quantity < 1) return 1
  return Math.floor(Math.min(quantity, MAX_QUANTITY))
}

function linesOf(cart: Pieces, number: number): Pieces {
  return Object.fromEntries(Object.entries(cart).filter(([id]) => id.split('-')[0] === `${number}`))
}

function isSame(one: Pieces, other: Pieces): boolean {
  const textOf = (pieces: Pieces) => JSON.stringify(Object.entries(pieces).toSorted())
  return textOf(one) === textOf(other)
}

function piecesIn(tab: Page): Promise<Pieces> {
  return tab.evaluate(() =>
    Object.fromEntries(
      window.ElectricianElements?.cart.items.map(({ variant, quantity }) => [variant.id, quantity]) ?? [],
    ),
  )
}

function storedPieces(tab: Page): Promise<Pieces> {
  return tab.evaluate((name) => {
    const lines: { variant: { id: string }; quantity: number }[] = JSON.parse(
      localStorage.getItem(name) ?? '[]',
    )
    return Object.fromEntries(lines.map(({ variant, quantity }) => [variant.id, quantity]))
  }, key)
}
