// @vitest-environment happy-dom
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { beforeAll, describe, it, vi } from 'vitest'
import { MAX_QUANTITY } from '../../src/cart/cart-item.ts'
import { CART_KEY } from '../../src/cart/storage-keys.ts'
import { parseLines } from '../../src/cart/stored-lines.ts'
import { assertTotalOf } from '../support/expected-total.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { patience, tryOften } from '../support/fuzz.ts'

/** The cart's modules once more, as another tab of the same browser has them: the storage is one, all else is its own. */
async function openTab() {
  vi.resetModules()
  const actions = await import('../../src/cart/cart-actions.ts')
  const orders = await import('../../src/cart/set-aside.ts')
  const { cartStore, followStoredCart } = await import('../../src/cart/cart-store.ts')
  followStoredCart()
  return { ...actions, ...orders, cartStore }
}

const tabs = [await openTab(), await openTab()] as const
type Tab = (typeof tabs)[number]

/** What pages have asked for, by mistake or on purpose. */
const pieces = fc.oneof(
  fc.integer({ min: 1, max: 20 }),
  fc.constantFrom(
    0,
    -5,
    1.5,
    0.2,
    9999,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ),
)
const id = fc.constantFrom('a', 'b', '__proto__')
const done = <Does extends string>(does: Does) => fc.constant({ does })
const command = fc.oneof(
  fc.record({ does: fc.constant('add' as const), id, quantity: pieces }),
  fc.record({ does: fc.constant('set' as const), id, quantity: pieces }),
  fc.record({ does: fc.constant('step' as const), id, step: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ does: fc.constant('remove' as const), id }),
  done('clear'),
  done('order'),
  done('settle'),
  done('putBack'),
  done('decline'),
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

function runInTab(tab: Tab, command: Command): void {
  const { items } = tab.cartStore.getState()
  if (command.does === 'add') addInTab(tab, command)
  else if (command.does === 'set') tab.setQuantity(command.id, command.quantity)
  else if (command.does === 'step') tab.stepQuantity(command.id, command.step)
  else if (command.does === 'remove') tab.removeFromCart(command.id)
  else if (command.does === 'clear') tab.clearCart()
  else if (command.does === 'order') items.length > 0 && tab.setOrderAside(items, '/success')
  else if (command.does === 'settle') tab.settleOrder()
  else if (command.does === 'putBack') tab.putBackOrder()
  else tab.dismissOrder()
}

function addInTab(tab: Tab, { id, quantity }: Command & { does: 'add' }): void {
  try {
    tab.addToCart(aLeanProduct(), aVariant({ id }), quantity, null)
  } catch (refusal) {
    assert.match(String(refusal), /You can add at most 9,999 of one item/)
  }
}

/** The cart as a shopkeeper would keep it: pieces by variant, and the orders that have gone to be paid. */
interface Model {
  cart: Map<string, number>
  aside: Set<Map<string, number>>
  /** The one that went last. */
  latest?: Map<string, number>
}

/** Whole, from 1 to the most a line can hold; what is no number is 1. */
function possible(quantity: number): number {
  if (Number.isNaN(quantity) || quantity < 1) return 1
  return quantity > MAX_QUANTITY ? MAX_QUANTITY : Math.floor(quantity)
}

function runOnModel(model: Model, command: Command): void {
  const { cart, aside, latest } = model
  const present = 'id' in command ? cart.get(command.id) : undefined
  if (command.does === 'add') {
    const wanted = (present ?? 0) + command.quantity
    if (!(wanted > MAX_QUANTITY)) cart.set(command.id, possible(wanted))
  } else if (command.does === 'clear') cart.clear()
  else if (command.does === 'order') {
    if (cart.size === 0) return
    const order = new Map(cart)
    // What was ordered before and is ordered again goes with the later order.
    for (const [id, quantity] of latest && aside.has(latest) ? latest : []) {
      if (!order.has(id)) continue
      order.set(id, Math.max(quantity, order.get(id) ?? 0))
      latest?.delete(id)
    }
    aside.add(order)
    model.latest = order
    cart.clear()
  } else if (command.does === 'putBack') {
    for (const order of aside)
      for (const [id, quantity] of order) cart.set(id, Math.max(quantity, cart.get(id) ?? 0))
    aside.clear()
  } else if (command.does === 'decline') aside.clear()
  else if (command.does === 'settle') latest ? aside.delete(latest) : aside.clear()
  else if (present === undefined) return
  else if (command.does === 'remove') cart.delete(command.id)
  else if (command.does === 'step') cart.set(command.id, possible(present + command.step))
  else cart.set(command.id, possible(command.quantity))
}

const piecesIn = (lines: ReturnType<typeof parseLines>) =>
  lines.map(({ variant, quantity }) => `${variant.id} ${quantity}`).toSorted()
const counted = (...orders: Map<string, number>[]) =>
  orders.flatMap((pieces) => [...pieces].map((line) => line.join(' '))).toSorted()

describe('a cart in two tabs', () => {
  beforeAll(() => vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Number.POSITIVE_INFINITY))

  it(
    'holds what a shopkeeper would have counted, after any commands in either',
    async () => {
      const tally = { commands: 0 }
      const someCommands = fc.array(fc.record({ tab: fc.constantFrom(0 as const, 1 as const), command }), {
        maxLength: 16,
      })
      const property = fc.property(someCommands, (commands) => {
        localStorage.clear()
        sessionStorage.clear()
        hear()
        const model: Model = { cart: new Map(), aside: new Set() }
        for (const { tab, command } of commands) {
          runInTab(tabs[tab], command)
          runOnModel(model, command)
          hear()
          for (const { cartStore } of tabs) {
            const { items, setAside } = cartStore.getState()
            assert.deepEqual(piecesIn([...items]), counted(model.cart))
            assert.deepEqual(piecesIn(setAside.flatMap(({ items }) => items)), counted(...model.aside))
            assertTotalOf(items)
          }
          assert.deepEqual(piecesIn(parseLines(localStorage.getItem(CART_KEY))), counted(model.cart))
        }
        tally.commands += commands.length
      })
      await tryOften('sequences of cart commands in two tabs', 2000, property, tally)
    },
    patience,
  )
})

/** What a browser tells the other tabs. */
function hear(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}
