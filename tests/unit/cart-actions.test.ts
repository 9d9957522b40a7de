// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addToCart,
  cartStore,
  clearCart,
  removeFromCart,
  setQuantity,
  stepQuantity,
  subscribeToCart,
} from '../../src/cart/cart.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { MAX_QUANTITY } from '../../src/cart/quantity.ts'
import { lineKeyOf } from '../support/carts.ts'
import { aManagedVariant, aProduct, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'

const tee = aProduct({ title: 'Crew Tee' })
const black = aVariant({ id: 'black', title: 'Black' })
const amber = aVariant({ id: 'amber', title: 'Amber' })
const lines = () => cartStore.getState().items.map(({ variant, quantity }) => `${variant.id} ${quantity}`)

beforeEach(resetPage)

describe('addToCart()', () => {
  // spec 3.48, 4.4, 4.5
  it('adds one line per variant, in the order in which variants were added, and adds up its quantities', () => {
    addToCart(tee, black, 2, null)
    expect(cartStore.getState().items).toMatchObject([{ product: tee, variant: black, quantity: 2 }])
    addToCart(tee, amber, 1, null)
    addToCart(tee, black, 3, null)
    expect(lines()).toEqual(['black 5', 'amber 1'])
  })

  it('updates the price when a variant is added again', () => {
    addToCart(tee, black, 1, null)
    addToCart(tee, aVariant({ id: 'black', price_in_cents: 999 }), 1, null)
    expect(cartStore.getState().items[0]?.variant.price_in_cents).toBe(999)
  })

  it('rejects a quantity that would exceed the maximum per line', () => {
    expect(() => addToCart(tee, amber, MAX_QUANTITY + 1, null)).toThrow(RangeError)
    addToCart(tee, amber, 1, null)
    addToCart(tee, black, MAX_QUANTITY - 1, null)
    expect(() => addToCart(tee, black, 2, null)).toThrow(
      new RangeError('You can add at most 9,999 of one item.'),
    )
    expect(lines()).toContainEqual(`black ${MAX_QUANTITY - 1}`)
    addToCart(tee, black, 1, null)
    expect(lines()).toContainEqual(`black ${MAX_QUANTITY}`)
  })
})

describe('addToCart() with managed stock', () => {
  const managed = aManagedVariant(3, { id: 'black', title: 'Black' })
  const refusal = 'Not enough stock for Crew Tee (Black). Only 3 left.'

  // spec 3.49, 5.2, 5.3
  it('counts items already in the cart against the stock, and rejects more with the specified message', () => {
    expect(() => addToCart(tee, managed, 4, 3)).toThrow(refusal)
    addToCart(tee, managed, 2, 3)
    expect(() => addToCart(tee, managed, 2, 3)).toThrow(refusal)
    expect(lines()).toEqual(['black 2'])
  })

  it('does not count other variants in the cart against the stock', () => {
    addToCart(tee, amber, 3, null)
    addToCart(tee, managed, 3, 3)
    expect(lines()).toContainEqual('black 3')
  })

  it('counts items already in the cart of a page without a store', () => {
    pageCart.setState({ store: undefined })
    addToCart(tee, managed, 2, 3)
    expect(() => addToCart(tee, managed, 2, 3)).toThrow(refusal)
  })
})

describe('cart lines', () => {
  // spec 4.7, 5.5
  it('can have their quantity increased by one without a stock check', () => {
    addToCart(tee, aManagedVariant(1, { id: 'black' }), 1, 1)
    stepQuantity(lineKeyOf('black'), 1)
    expect(lines()).toEqual(['black 2'])
  })

  // spec 4.6, 5.6
  it('can have their quantity decreased by one, but not below 1', () => {
    addToCart(tee, black, 2, null)
    for (const left of [1, 1]) {
      stepQuantity(lineKeyOf('black'), -1)
      expect(lines()).toEqual([`black ${left}`])
    }
  })

  it('stay unchanged when a command names a variant that is not in the cart', () => {
    addToCart(tee, black, 3, null)
    const before = cartStore.getState().items
    setQuantity(lineKeyOf('green'), 5)
    stepQuantity(lineKeyOf('green'), 1)
    removeFromCart(lineKeyOf('green'))
    expect(cartStore.getState().items).toBe(before)
  })

  // spec 4.8
  it('are removed one at a time by removeFromCart() and together by clearCart()', () => {
    addToCart(tee, black, 3, null)
    addToCart(tee, amber, 1, null)
    removeFromCart(lineKeyOf('black'))
    expect(lines()).toEqual(['amber 1'])
    clearCart()
    expect(lines()).toEqual([])
  })
})

it('subscribeToCart() passes the lines, their number and their price to the listener after each change', () => {
  const listener = vi.fn()
  const stop = subscribeToCart(listener)
  clearCart()
  expect(listener).not.toHaveBeenCalled()
  addToCart(tee, aVariant({ id: 'black', price_in_cents: 1999 }), 2, null)
  const { items } = cartStore.getState()
  const total = { total: 39.98, total_in_cents: 3998 }
  const totals = [{ currency: 'usd', ...total }]
  expect(listener).toHaveBeenCalledExactlyOnceWith({ items, count: 2, ...total, totals })
  stop()
  clearCart()
  expect(listener).toHaveBeenCalledTimes(1)
})
