// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addToCart,
  clearCart,
  removeFromCart,
  setQuantity,
  stepQuantity,
} from '../../src/cart/cart-actions.ts'
import { MAX_QUANTITY } from '../../src/cart/cart-item.ts'
import { cartStore } from '../../src/cart/cart-store.ts'
import { aManagedVariant, aProduct, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'

const tee = aProduct({ title: 'Crew Tee' })
const black = aVariant({ id: 'black', title: 'Black' })
const amber = aVariant({ id: 'amber', title: 'Amber' })
const lines = () => cartStore.getState().items.map(({ variant, quantity }) => [variant.id, quantity])

beforeEach(resetPage)

describe('adding to the cart', () => {
  it('makes a line of a variant that is not in it', () => {
    addToCart(tee, black, 2, null)
    expect(cartStore.getState().items).toEqual([{ product: tee, variant: black, quantity: 2 }])
  })

  it('adds the quantity to the line of a variant that is in it', () => {
    addToCart(tee, black, 2, null)
    addToCart(tee, black, 3, null)
    expect(lines()).toEqual([['black', 5]])
  })

  it('keeps one line a variant, in the order they came', () => {
    addToCart(tee, black, 1, null)
    addToCart(tee, amber, 1, null)
    addToCart(tee, black, 1, null)
    expect(lines()).toEqual([
      ['black', 2],
      ['amber', 1],
    ])
  })

  it('takes the newest price of a variant that is in it', () => {
    addToCart(tee, black, 1, null)
    addToCart(tee, aVariant({ id: 'black', price_in_cents: 999 }), 1, null)
    expect(cartStore.getState().items[0]?.variant.price_in_cents).toBe(999)
  })

  it('is refused beyond what a line can count at most', () => {
    addToCart(tee, black, MAX_QUANTITY - 1, null)
    expect(() => addToCart(tee, black, 2, null)).toThrow('You can add at most 9,999 of one item.')
    expect(lines()).toEqual([['black', MAX_QUANTITY - 1]])
    addToCart(tee, black, 1, null)
    expect(lines()).toEqual([['black', MAX_QUANTITY]])
  })
})

describe('the stock rule', () => {
  const managed = aManagedVariant(3, { id: 'black', title: 'Black' })
  const refusal = 'Not enough stock for Crew Tee (Black). Only 3 left.'

  it('lets the last item be added', () => {
    addToCart(tee, managed, 3, 3)
    expect(lines()).toEqual([['black', 3]])
  })

  it('refuses more than there is, in the spec’s words', () => {
    expect(() => addToCart(tee, managed, 4, 3)).toThrow(refusal)
    expect(lines()).toEqual([])
  })

  it('counts what is in the cart already', () => {
    addToCart(tee, managed, 2, 3)
    expect(() => addToCart(tee, managed, 2, 3)).toThrow(refusal)
    expect(lines()).toEqual([['black', 2]])
  })

  it('holds for two adds in one tick', async () => {
    const last = aManagedVariant(1, { id: 'black', title: 'Black' })
    const add = async () => addToCart(tee, last, 1, 1)
    const [one, other] = await Promise.allSettled([add(), add()])
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected'])
    expect(lines()).toEqual([['black', 1]])
  })

  it('counts an unknown stock as none', () => {
    expect(() => addToCart(tee, managed, 1, null)).toThrow('Only 0 left.')
  })

  it('does not apply to a variant whose stock is not managed', () => {
    addToCart(tee, black, 50, 0)
    expect(lines()).toEqual([['black', 50]])
  })
})

describe('the lines of the cart', () => {
  it('go up by one, without another look at the stock', () => {
    addToCart(tee, aManagedVariant(1, { id: 'black' }), 1, 1)
    stepQuantity('black', 1)
    expect(lines()).toEqual([['black', 2]])
  })

  it('go down by one', () => {
    addToCart(tee, black, 3, null)
    stepQuantity('black', -1)
    expect(lines()).toEqual([['black', 2]])
  })

  it('never go below 1', () => {
    addToCart(tee, black, 1, null)
    stepQuantity('black', -1)
    expect(lines()).toEqual([['black', 1]])
  })

  it.each([
    [7, 7],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, MAX_QUANTITY],
  ])('set to %s hold %s', (wanted, held) => {
    addToCart(tee, black, 3, null)
    setQuantity('black', wanted)
    expect(lines()).toEqual([['black', held]])
  })

  it('stay as they are when an unknown variant is changed', () => {
    addToCart(tee, black, 3, null)
    const before = cartStore.getState().items
    setQuantity('green', 5)
    stepQuantity('green', 1)
    removeFromCart('green')
    expect(cartStore.getState().items).toBe(before)
  })

  it('go one by one when removed', () => {
    addToCart(tee, black, 3, null)
    addToCart(tee, amber, 1, null)
    removeFromCart('black')
    expect(lines()).toEqual([['amber', 1]])
  })

  it('go all together when the cart is cleared', () => {
    addToCart(tee, black, 3, null)
    addToCart(tee, amber, 1, null)
    clearCart()
    expect(lines()).toEqual([])
  })
})
