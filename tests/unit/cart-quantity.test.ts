import { beforeEach, describe, expect, it } from 'vitest'
import { addToCart, cartStore, clearCart, setQuantity, stepQuantity } from '../../src/cart/cart.ts'
import { clampQuantity, possibleQuantities } from '../../src/cart/quantity.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { quantityLimits } from '../../src/catalog/quantity-limits.ts'
import { aProduct, aVariant } from '../support/factories.ts'

const clips = { minimum: 10, maximum: 50, multiple_of: 5 }
const onePerOrder = { minimum: 1, maximum: 1, multiple_of: 1 }
const product = aProduct({ title: 'Cable Clips' })

describe('quantity limits', () => {
  it.each([
    [{ minimum: 10, maximum: 50, multiple_of: 5 }, clips],
    [{ maximum: 1 }, onePerOrder],
    [{}, { minimum: 1, maximum: null, multiple_of: 1 }],
    [
      { minimum: -3, maximum: '9', multiple_of: 0.5 },
      { minimum: 1, maximum: null, multiple_of: 1 },
    ],
    [{ minimum: 7, maximum: 53, multiple_of: 5 }, clips],
    [{ minimum: 10, maximum: 9 }, undefined],
    [{ maximum: 0 }, undefined],
    [null, undefined],
    ['10', undefined],
  ])('decode %j as %j', (value, expected) => {
    expect(quantityLimits(value)).toEqual(expected)
  })

  it.each([
    [clips, [0, 12, 15, 99, Number.POSITIVE_INFINITY], [10, 10, 15, 50, 50]],
    [onePerOrder, [0, 2], [1, 1]],
    [{ minimum: 1, maximum: null, multiple_of: 4 }, [9999], [9996]],
    [null, [0, -1, Number.NaN, 2.9, 99_999, Number.POSITIVE_INFINITY], [1, 1, 1, 2, 9999, 9999]],
  ])('%j change the quantities %j to the closest possible ones: %j', (limits, quantities, expected) => {
    expect(quantities.map((quantity) => clampQuantity(quantity, limits))).toEqual(expected)
  })

  it.each([
    [clips, '10, 15, 20, …, 50'],
    [onePerOrder, '1'],
    [{ minimum: 1, maximum: 4, multiple_of: 1 }, '1, 2, 3, 4'],
    [{ minimum: 2, maximum: 4, multiple_of: 2 }, '2, 4'],
    [{ minimum: 5, maximum: null, multiple_of: 5 }, '5, 10, 15, …'],
  ])('%j are written as “%s”', (limits, text) => {
    expect(possibleQuantities(limits)).toBe(text)
  })
})

describe('a cart line of a variant with quantity limits', () => {
  const variant = aVariant({ quantity_limits: clips })
  const quantity = () => cartStore.getState().items[0]?.quantity
  const key = () => cartStore.getState().items[0]?.key ?? ''

  beforeEach(() => {
    clearCart()
    addToCart(product, variant, 10, null)
  })

  it('changes by the multiple, within the limits', () => {
    stepQuantity(key(), -1)
    expect(quantity()).toBe(10)
    stepQuantity(key(), 1)
    expect(quantity()).toBe(15)
    setQuantity(key(), 1000)
    stepQuantity(key(), 1)
    expect(quantity()).toBe(50)
  })

  it('gets the closest possible quantity that the visitor types', () => {
    setQuantity(key(), 33)
    expect(quantity()).toBe(30)
    setQuantity(key(), 1)
    expect(quantity()).toBe(10)
  })

  it.each([3, 45])('keeps its quantity if %i more are not possible', (more) => {
    expect(() => addToCart(product, variant, more, null)).toThrow(
      new RangeError(
        `Your cart cannot contain ${10 + more} of Cable Clips. Possible quantities: 10, 15, 20, …, 50`,
      ),
    )
    expect(quantity()).toBe(10)
  })

  it('is saved with its limits', () => {
    const [line] = parseLines(serializeLines(cartStore.getState().items))
    expect(line?.variant.quantity_limits).toEqual(clips)
  })

  it('keeps differences between tabs, which are smaller than the minimum', () => {
    const [line] = cartStore.getState().items
    const difference = line && { ...line, quantity: 5 }
    expect(parseLines(serializeLines(difference ? [difference] : []))[0]?.quantity).toBe(5)
  })
})
