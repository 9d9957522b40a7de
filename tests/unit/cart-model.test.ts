// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToCart,
  cartStore,
  clearCart,
  removeFromCart,
  setQuantity,
  stepQuantity,
} from '../../src/cart/cart.ts'
import { createLine, toLineStore } from '../../src/cart/cart-item.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { parseLines } from '../../src/cart/stored-lines.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'

/** A simple model of the cart: quantities by store and variant. */
type Model = Map<string, number>

const stores = {
  staging: { host: 'https://api.example', storeId: 'staging' },
  production: { host: 'https://api.example', storeId: 'production' },
}
const id = fc.constantFrom('a', 'b')
const store = fc.constantFrom('staging' as const, 'production' as const)
const command = fc.oneof(
  fc.record({ does: fc.constant('add' as const), id, store, quantity: fc.integer({ min: 1, max: 20 }) }),
  fc.record({
    does: fc.constant('step' as const),
    id,
    store,
    step: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({ does: fc.constant('set' as const), id, store, quantity: fc.integer({ min: -5, max: 30 }) }),
  fc.record({ does: fc.constant('remove' as const), id, store }),
  fc.record({ does: fc.constant('clear' as const) }),
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

function runOnCart(command: Command): void {
  if (command.does === 'clear') {
    clearCart()
    return
  }
  const settings = stores[command.store]
  const variant = aVariant({ id: command.id })
  const { key } = createLine({ product: aLeanProduct(), variant, quantity: 1, store: toLineStore(settings) })
  if (command.does === 'add') addToCart(aLeanProduct(), variant, command.quantity, null, settings)
  else if (command.does === 'step') stepQuantity(key, command.step)
  else if (command.does === 'set') setQuantity(key, command.quantity)
  else removeFromCart(key)
}

function runOnModel(model: Model, command: Command): void {
  if (command.does === 'clear') {
    model.clear()
    return
  }
  const line = `${command.store} ${command.id}`
  const present = model.get(line)
  if (command.does === 'add') model.set(line, (present ?? 0) + command.quantity)
  else if (present === undefined) return
  else if (command.does === 'remove') model.delete(line)
  else if (command.does === 'step') model.set(line, Math.max(1, present + command.step))
  else model.set(line, Math.max(1, command.quantity))
}

const lines = () =>
  cartStore
    .getState()
    .items.map(({ store, variant, quantity }) => [`${store?.store_id} ${variant.id}`, quantity])

describe('cart actions', () => {
  it('match a simple model of the cart after any sequence of commands', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        resetPage()
        const model: Model = new Map()
        for (const command of commands) {
          runOnCart(command)
          runOnModel(model, command)
          expect(lines()).toEqual([...model])
        }
        expect(parseLines(localStorage.getItem(CART_KEY))).toEqual(cartStore.getState().items)
      }),
    )
  })
})
