// @vitest-environment happy-dom
import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, it, vi } from 'vitest'
import { createLine } from '../../src/cart/cart-item.ts'
import { MAX_QUANTITY } from '../../src/cart/quantity.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { parseLines } from '../../src/cart/stored-lines.ts'
import { assertTotalOf } from '../support/expected-total.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { checkProperty, FUZZ_TIMEOUT_MS } from '../support/fuzz.ts'

/** Loads a new copy of the cart modules, which simulates a new tab that shares only the storage. */
async function openTab() {
  vi.resetModules()
  const cart = await import('../../src/cart/cart.ts')
  const orders = await import('../../src/checkout/pending-orders.ts')
  const returns = await import('../../src/checkout/order-return.ts')
  cart.followStoredCart()
  orders.followPendingOrders()
  return { ...cart, ...orders, ...returns }
}

const tabs = [await openTab(), await openTab()] as const
type Tab = (typeof tabs)[number]

/** Valid and invalid quantities that a page might pass. */
const quantity = fc.oneof(
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
  fc.record({ does: fc.constant('add' as const), id, quantity }),
  fc.record({ does: fc.constant('set' as const), id, quantity }),
  fc.record({ does: fc.constant('step' as const), id, step: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ does: fc.constant('remove' as const), id }),
  done('clear'),
  done('order'),
  done('complete'),
  done('restore'),
  done('dismiss'),
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

const keyOf = (id: string) =>
  createLine({ product: aLeanProduct(), variant: aVariant({ id }), quantity: 1 }).key

function runInTab(tab: Tab, command: Command): void {
  const { items } = tab.cartStore.getState()
  if (command.does === 'add') addInTab(tab, command)
  else if (command.does === 'set') tab.setQuantity(keyOf(command.id), command.quantity)
  else if (command.does === 'step') tab.stepQuantity(keyOf(command.id), command.step)
  else if (command.does === 'remove') tab.removeFromCart(keyOf(command.id))
  else if (command.does === 'clear') tab.clearCart()
  else if (command.does === 'order') items.length > 0 && tab.addPendingOrder(items, '/success')
  else if (command.does === 'complete') completeInTab(tab)
  else {
    tab.returnFromCheckout()
    if (command.does === 'restore') tab.restoreUnpaidItems()
    else tab.dismissUnpaidItems()
  }
}

function completeInTab(tab: Tab): void {
  tab.pendingOrdersStore.setState({ confirmable: undefined })
  tab.confirmOrder()
}

function addInTab(tab: Tab, { id, quantity }: Command & { does: 'add' }): void {
  try {
    tab.addToCart(aLeanProduct(), aVariant({ id }), quantity, null)
  } catch (errorResponse) {
    assert.match(String(errorResponse), /You can add at most 9,999 of one item\./)
  }
}

/** A simple model of the cart: quantities by variant, and the orders that have not been completed. */
interface Model {
  cart: Map<string, number>
  pending: Map<string, number>[]
  /** The most recent order, until it is completed, even if it is no longer pending. */
  latest?: Map<string, number>
}

/** Returns the quantity rounded down and limited to 1 through 9,999. NaN becomes 1. */
function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity) || quantity < 1) return 1
  return quantity > MAX_QUANTITY ? MAX_QUANTITY : Math.floor(quantity)
}

function runOnModel(model: Model, command: Command): void {
  const { cart, pending, latest } = model
  const present = 'id' in command ? cart.get(command.id) : undefined
  if (command.does === 'add') {
    const wanted = (present ?? 0) + clampQuantity(command.quantity)
    if (command.quantity <= MAX_QUANTITY || Number.isNaN(command.quantity))
      if (wanted <= MAX_QUANTITY) cart.set(command.id, wanted)
  } else if (command.does === 'clear') cart.clear()
  else if (command.does === 'order') {
    if (cart.size === 0) return
    model.latest = new Map(cart)
    pending.push(model.latest)
    cart.clear()
  } else if (command.does === 'restore') {
    for (const order of pending)
      for (const [id, quantity] of order) cart.set(id, Math.max(quantity, cart.get(id) ?? 0))
    model.pending = []
  } else if (command.does === 'dismiss') model.pending = []
  else if (command.does === 'complete') {
    model.pending = pending.filter((order) => order !== latest)
    delete model.latest
  } else if (present === undefined) return
  else if (command.does === 'remove') cart.delete(command.id)
  else if (command.does === 'step') cart.set(command.id, clampQuantity(present + command.step))
  else cart.set(command.id, clampQuantity(command.quantity))
}

const quantitiesIn = (lines: ReturnType<typeof parseLines>) =>
  lines.map(({ variant, quantity }) => `${variant.id} ${quantity}`).toSorted()
const modelQuantities = (...orders: Map<string, number>[]) =>
  orders.flatMap((order) => [...order].map((line) => line.join(' '))).toSorted()

describe('a cart in two tabs', () => {
  it(
    'matches a simple model after any sequence of commands in both tabs',
    async () => {
      const counts = { commands: 0 }
      const someCommands = fc.array(fc.record({ tab: fc.constantFrom(0 as const, 1 as const), command }), {
        maxLength: 16,
      })
      const property = fc.property(someCommands, (commands) => {
        tabs[0].clearCart()
        notifyTabs()
        localStorage.clear()
        sessionStorage.clear()
        notifyTabs()
        const model: Model = { cart: new Map(), pending: [] }
        for (const { tab, command } of commands) {
          runInTab(tabs[tab], command)
          runOnModel(model, command)
          notifyTabs()
          for (const { cartStore, pendingOrdersStore } of tabs) {
            const { items } = cartStore.getState()
            const { orders } = pendingOrdersStore.getState()
            assert.deepEqual(quantitiesIn([...items]), modelQuantities(model.cart))
            assert.deepEqual(
              quantitiesIn(orders.flatMap(({ items }) => items)),
              modelQuantities(...model.pending),
            )
            assertTotalOf(items)
          }
          assert.deepEqual(
            quantitiesIn(parseLines(localStorage.getItem(CART_KEY))),
            modelQuantities(model.cart),
          )
        }
        counts.commands += commands.length
      })
      await checkProperty('sequences of cart commands in two tabs', 2000, property, counts)
    },
    FUZZ_TIMEOUT_MS,
  )
})

/** Dispatches the storage event that a browser would dispatch in other tabs, which load the stored cart. */
function notifyTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  for (const { refreshCart } of tabs) refreshCart()
}
