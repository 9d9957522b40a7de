import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../../src/catalog/product.ts'
import { availableQuantity, hasUnknownStock, isSoldOut, withInventory } from '../../src/catalog/stock.ts'
import { assertInStock, NotEnoughStockError } from '../../src/catalog/stock-error.ts'
import { canAddToCart, stockMessage } from '../../src/catalog/stock-message.ts'
import { aManagedVariant, anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const product = aProduct()
const unavailable = aProduct({ purchasable: false })

it.each([
  ['a managed variant', aManagedVariant(4), 4, false],
  ['a sold-out variant', aManagedVariant(0), 0, true],
  ['a managed variant with unknown stock', aManagedVariant(null), null, false],
  ['a variant without managed inventory', aVariant({ inventory_quantity: 0 }), Infinity, false],
])(
  'availableQuantity(), isSoldOut() and hasUnknownStock() for %s return the correct values',
  (_, variant, available, soldOut) => {
    expect(availableQuantity(variant)).toBe(available)
    expect(isSoldOut(variant)).toBe(soldOut)
    expect(hasUnknownStock({ variants: [aVariant(), variant] })).toBe(available === null)
  },
)

const unavailableMessage = { text: 'Currently unavailable', tone: 'bad' }
const tooFewMessage = { text: 'Not enough stock. Only 2 left.', tone: 'bad' }

// spec 4.23, 4.24, 4.25
it.each([
  ['the quantity in stock', product, aManagedVariant(7), { text: '7 in stock!', tone: 'good' }],
  ['more than the quantity in stock', product, aManagedVariant(2), tooFewMessage],
  ['an unavailable product', unavailable, aManagedVariant(7), unavailableMessage],
  ['a product without variants', product, undefined, unavailableMessage],
  ['a variant without managed inventory', product, aVariant(), null],
  ['a variant with unknown stock', product, aManagedVariant(null), null],
])('stockMessage() returns the correct message for %s', (_, of, variant, message) => {
  expect(stockMessage(of, variant, 7)).toEqual(message)
})

// spec 4.20, 4.21, 4.22, R.14
it.each([
  ['the exact quantity in stock', product, aManagedVariant(3), true],
  ['more than the quantity in stock', product, aManagedVariant(2), false],
  ['a variant with unknown stock', product, aManagedVariant(null), false],
  ['a variant without managed inventory', product, aVariant(), true],
  ['an unavailable product', unavailable, aVariant(), false],
  ['a variant without a price', product, anUnpricedVariant(), false],
  ['a product without variants', product, undefined, false],
])('canAddToCart() returns whether the visitor can add %s', (_, of, variant, expected) => {
  expect(canAddToCart(of, variant, 3)).toBe(expected)
})

describe('assertInStock()', () => {
  const tee = { title: 'Crew Tee' }
  const black = { title: 'Black', manage_inventory: true }

  // spec 5.1, 5.4
  it.each([
    ['the last item in stock', black, 2, 1, 3],
    ['any quantity of a variant without managed inventory', { ...black, manage_inventory: false }, 9, 9, 0],
  ])('allows %s to be added', (_, variant, inCart, quantity, available) => {
    expect(() => assertInStock(tee, variant, inCart, quantity, available)).not.toThrow()
  })

  // spec 5.3
  it('counts items already in the cart and throws the error message from the specification', () => {
    const refusal = 'Not enough stock for Crew Tee (Black). Only 3 left.'
    expect(() => assertInStock(tee, black, 3, 1, 3)).toThrow(
      expect.objectContaining({ name: 'NotEnoughStockError', message: refusal }),
    )
  })

  it('throws an error that another copy of the code recognizes with instanceof', () => {
    const named = (name: string) => Object.assign(new Error('Only 3 left.'), { name })
    expect(named('NotEnoughStockError')).toBeInstanceOf(NotEnoughStockError)
    expect(named('TypeError')).not.toBeInstanceOf(NotEnoughStockError)
    expect({ name: 'NotEnoughStockError' }).not.toBeInstanceOf(NotEnoughStockError)
  })

  it('treats an unknown quantity as zero', () => {
    expect(() => assertInStock(tee, black, 0, 1, null)).toThrow('Only 0 left.')
  })
})

describe('withInventory()', () => {
  const withStock = (product: Product, inventory: Record<string, number | null>) =>
    withInventory(product, new Map(Object.entries(inventory)))
  const quantitiesOf = (variants: Variant[], inventory: Record<string, number | null>) =>
    withStock(aProduct({ variants }), inventory).variants.map((variant) => variant.inventory_quantity)

  // spec 3.46, 7.16
  it('assigns each variant its own quantity', () => {
    const variants = [
      aManagedVariant(null, { id: 'a' }),
      aManagedVariant(9, { id: 'b' }),
      aVariant({ id: 'c' }),
    ]
    expect(quantitiesOf(variants, { b: 2, c: 3, a: 1 })).toEqual([1, 2, 3])
  })

  // spec R.7
  it('sets a managed variant to 0 when the response has no quantity for it', () => {
    const variants = [aManagedVariant(5, { id: 'a' }), aManagedVariant(5, { id: 'b' })]
    expect(quantitiesOf(variants, { a: null })).toEqual([0, 0])
  })

  it('does not change a variant without managed inventory', () => {
    const variants = [aVariant({ id: 'a', inventory_quantity: 4 }), aVariant({ id: 'b' })]
    expect(quantitiesOf(variants, { a: null })).toEqual([4, null])
  })

  it('returns the same object when no quantity changes', () => {
    const before = aProduct({ variants: [aManagedVariant(5, { id: 'a' }), aVariant({ id: 'b' })] })
    expect(withStock(before, { a: 5 })).toBe(before)
  })

  it('replaces only the variants whose quantity changed', () => {
    const before = aProduct({ variants: [aManagedVariant(5, { id: 'a' }), aManagedVariant(5, { id: 'b' })] })
    const after = withStock(before, { a: 5, b: 4 })
    expect(after.variants[0]).toBe(before.variants[0])
    expect(after.variants[1]?.inventory_quantity).toBe(4)
  })
})
