import type { BrowserContext, Page } from '@playwright/test'
import fc from 'fast-check'
import { MAX_QUANTITY } from '../../src/cart/quantity.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { fuzzFactor, fuzzSeed, logRuns } from '../support/fuzz.ts'
import { cartKey } from './support/tabs.ts'
import { expect, type TestPage, test } from './support/test-page.ts'

/*
 * Three tabs, each in its own process, run random commands at the same time. In every sequence of commands, the tabs
 * share one cart item and each tab has one item of its own. Commands on the shared item only change its quantity and
 * never reduce it to zero, so the result does not depend on their order. Commands on a tab's own item are unrestricted.
 */
const TAB_COUNT = 3
const SEQUENCES = 200 * fuzzFactor
/** The number of sequences that run at the same time, each with its own cart items. */
const BATCH_SIZE = 20
/** Each tab first adds this quantity of the shared item, which is more than the tab's commands can remove. */
const START_QUANTITY = 100

const smallNumber = fc.integer({ min: 1, max: 9 })
const command = fc.oneof(
  fc.record({ action: fc.constant('add' as const), line: fc.constantFrom('own', 'shared'), by: smallNumber }),
  fc.record({
    action: fc.constant('change' as const),
    line: fc.constant('shared'),
    by: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({
    action: fc.constant('set' as const),
    line: fc.constant('own'),
    by: fc.oneof(smallNumber, fc.constantFrom(0, -5)),
  }),
  fc.record({ action: fc.constant('remove' as const), line: fc.constant('own'), by: fc.constant(0) }),
)
/** Generates a tab's commands. After a command with `isPausing`, the browser may run other tasks. */
const tabCommands = fc.array(fc.record({ command, isPausing: fc.boolean() }), { maxLength: 8 })
const sequence = fc.array(tabCommands, { minLength: TAB_COUNT, maxLength: TAB_COUNT })
type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never

interface Step {
  action: 'add' | 'change' | 'set' | 'remove'
  variantId: string
  by: number
  isPausing: boolean
}

type Quantities = Record<string, number>

test(`the cart in each of three tabs matches a simple model after ${SEQUENCES} random command sequences`, async ({
  testPage,
  context,
}) => {
  test.setTimeout(90_000 * fuzzFactor)
  const tabs = await openTabs(testPage, context)
  const [first] = tabs as [Page]
  const counts = { run: 0, passed: 0, failed: 0 }
  const failures: string[] = []
  let commands = 0
  try {
    for (const batch of batchesOf(fc.sample(sequence, { numRuns: SEQUENCES, seed: fuzzSeed }))) {
      const expected = batch.map(expectedQuantities)
      const runs = tabs.map((tab, index) =>
        runSteps(
          tab,
          index,
          batch.map((sequence, number) => stepsOf(sequence, number, index)),
        ),
      )
      const errors = (await Promise.all(runs)).flat()
      let wrong: number[] = []
      // Poll, because the tabs receive each other's changes with a short delay.
      await expect
        .poll(async () => {
          const carts = await Promise.all([storedQuantities(first), ...tabs.map(quantitiesIn)])
          wrong = expected.flatMap((quantities, number) =>
            carts.every((cart) => isSame(linesOf(cart, number), quantities)) ? [] : [number],
          )
          return wrong
        })
        .toEqual([])
        .catch(() => {})
      const lost = new Set([...wrong, ...errors.map(({ number }) => number)])
      for (const number of lost) {
        const found = errors.filter((error) => error.number === number)
        failures.push(`${JSON.stringify(batch[number])}: ${JSON.stringify(found)}`)
      }
      commands += batch.flat(2).length
      counts.run += batch.length
      counts.failed += lost.size
      counts.passed += batch.length - lost.size
      await first.evaluate(() => window.ElectricianElements?.cart.clear())
      for (const tab of tabs) await expect.poll(() => quantitiesIn(tab), `seed ${fuzzSeed}`).toEqual({})
    }
  } finally {
    logRuns(`sequences of cart commands in ${TAB_COUNT} tabs at once`, counts, { commands })
  }
  expect(failures, `seed ${fuzzSeed}`).toEqual([])
})

/** Opens tabs that check the cart's totals on every change. */
function openTabs(testPage: TestPage, context: BrowserContext): Promise<Page[]> {
  const open = async () => {
    const tab = await context.newPage()
    await testPage.open('<cart-button></cart-button>', {}, tab)
    await tab.evaluate((price) => {
      const wrongTotals: string[] = []
      Reflect.set(window, 'wrongTotals', wrongTotals)
      window.ElectricianElements?.cart.subscribe(({ items, count, total_in_cents }) => {
        const sum = items.reduce((total, { quantity }) => total + quantity, 0)
        const isValid = items.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)
        if (!isValid || count !== sum || total_in_cents !== sum * price)
          wrongTotals.push(`${count} items for ${total_in_cents}, sum of quantities ${sum}`)
      })
    }, aVariant().price_in_cents)
    return tab
  }
  return Promise.all(Array.from({ length: TAB_COUNT }, open))
}

function batchesOf(all: Sequence[]): Sequence[][] {
  const starts = Array.from({ length: Math.ceil(all.length / BATCH_SIZE) }, (_, index) => index * BATCH_SIZE)
  return starts.map((start) => all.slice(start, start + BATCH_SIZE))
}

/** Returns a tab's steps in a sequence. Variant IDs start with the index of the sequence in its batch. */
function stepsOf(sequence: Sequence, number: number, tab: number): Step[] {
  const start: Step = { action: 'add', variantId: `${number}`, by: START_QUANTITY, isPausing: false }
  const steps = (sequence[tab] ?? []).map(({ command: { action, line, by }, isPausing }): Step => {
    return { action, variantId: line === 'own' ? `${number}-${tab}` : `${number}`, by, isPausing }
  })
  return [start, ...steps]
}

interface StepError {
  /** The index of the sequence in its batch. */
  number: number
  text: string
}

/**
 * Runs a tab's steps. Returns an error for each wrong total and for each change to the tab's own item that came from
 * another tab.
 */
async function runSteps(tab: Page, index: number, sequences: Step[][]): Promise<StepError[]> {
  return tab.evaluate(
    async ({ index, sequences, product, variant }) => {
      const cart = window.ElectricianElements?.cart
      if (!cart) throw new Error('The script is missing.')
      const wrongTotals = Reflect.get(window, 'wrongTotals') as string[]
      const errors: StepError[] = []
      const quantityOf = (id: string) => cart.items?.find(({ variant }) => variant.id === id)?.quantity ?? 0
      const actions: Record<string, (id: string, by: number) => void> = {
        change: (id, by) => cart.setQuantity(id, quantityOf(id) + by),
        set: (id, by) => cart.setQuantity(id, by),
        remove: (id) => cart.remove(id),
        add(id, by) {
          try {
            cart.add(product, { ...variant, id }, by, null)
          } catch (error) {
            if (!String(error).includes('fit in the cart')) throw error
          }
        },
      }
      for (const [number, steps] of sequences.entries()) {
        for (const { action, variantId, by, isPausing } of steps) {
          actions[action]?.(variantId, by)
          const before = quantityOf(`${number}-${index}`)
          // A message event starts a new task without the minimum delay of a timer.
          if (isPausing)
            await new Promise((done) => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = done
              port2.postMessage('')
            })
          const after = quantityOf(`${number}-${index}`)
          if (after !== before)
            errors.push({ number, text: `quantity of the own item changed from ${before} to ${after}` })
        }
        for (const text of wrongTotals.splice(0)) errors.push({ number, text })
      }
      return errors
    },
    { index, sequences, product: aLeanProduct(), variant: aVariant() },
  )
}

/** Returns the quantities that result if the tabs run their steps one after the other. */
function expectedQuantities(sequence: Sequence, number: number): Quantities {
  const quantities: Quantities = {}
  for (const { action, variantId, by } of sequence.flatMap((_, tab) => stepsOf(sequence, number, tab))) {
    const current = quantities[variantId]
    if (action === 'add') {
      // The cart rejects an addition that would exceed the maximum quantity.
      if ((current ?? 0) + by <= MAX_QUANTITY) quantities[variantId] = (current ?? 0) + by
    } else if (action === 'remove') delete quantities[variantId]
    else if (current !== undefined) quantities[variantId] = clamp(action === 'change' ? current + by : by)
  }
  return quantities
}

function clamp(quantity: number): number {
  return Math.max(1, Math.min(quantity, MAX_QUANTITY))
}

function linesOf(cart: Quantities, number: number): Quantities {
  return Object.fromEntries(Object.entries(cart).filter(([id]) => id.split('-')[0] === `${number}`))
}

function isSame(one: Quantities, other: Quantities): boolean {
  const textOf = (quantities: Quantities) => JSON.stringify(Object.entries(quantities).toSorted())
  return textOf(one) === textOf(other)
}

function quantitiesIn(tab: Page): Promise<Quantities> {
  return tab.evaluate(() =>
    Object.fromEntries(
      window.ElectricianElements?.cart.items?.map(({ variant, quantity }) => [variant.id, quantity]) ?? [],
    ),
  )
}

function storedQuantities(tab: Page): Promise<Quantities> {
  return tab.evaluate((name) => {
    const lines: { variant: { id: string }; quantity: number }[] = JSON.parse(
      localStorage.getItem(name) ?? '[]',
    )
    return Object.fromEntries(lines.map(({ variant, quantity }) => [variant.id, quantity]))
  }, cartKey)
}
