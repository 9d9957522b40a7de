import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assertInStock,
  availableQuantity,
  canAdd,
  isSoldOut,
  NotEnoughStockError,
  stockMessage,
  withInventory,
} from '../../src/catalog/stock.ts'
import { aManagedVariant, anUnpricedVariant, aProduct, aVariant } from '../support/factories.ts'

const product = aProduct()
const unavailable = aProduct({ purchasable: false })

describe('availableQuantity', () => {
  it('is the store’s count where it keeps one', () => {
    expect(availableQuantity(aManagedVariant(4))).toBe(4)
  })

  it('is without end where the store keeps no count, whatever quantity it sends', () => {
    expect(availableQuantity(aVariant({ inventory_quantity: 0 }))).toBe(Number.POSITIVE_INFINITY)
  })

  it('is unknown until the lookup has answered', () => {
    expect(availableQuantity(aManagedVariant(null))).toBeNull()
  })
})

describe('isSoldOut', () => {
  it.each([0, -2])('is true for a counted stock of %i', (quantity) => {
    expect(isSoldOut(aManagedVariant(quantity))).toBe(true)
  })

  it.each([
    ['there is one left', aManagedVariant(1)],
    ['the count is unknown', aManagedVariant(null)],
    ['the store keeps no count', aVariant({ inventory_quantity: 0 })],
  ])('is false where %s', (_, variant) => {
    expect(isSoldOut(variant)).toBe(false)
  })
})

describe('stockMessage', () => {
  it('says how many there are', () => {
    expect(stockMessage(product, aManagedVariant(7), 7)).toEqual({ text: '7 in stock!', tone: 'good' })
  })

  it('says how many are left when that is too few', () => {
    const message = stockMessage(product, aManagedVariant(2), 3)
    expect(message).toEqual({ text: 'Not enough stock. Only 2 left.', tone: 'bad' })
  })

  it('says that a product is not sold now, before anything about its stock', () => {
    const message = stockMessage(unavailable, aManagedVariant(7), 1)
    expect(message).toEqual({ text: 'Currently unavailable', tone: 'bad' })
  })

  it('says the same of a product without variants', () => {
    expect(stockMessage(product, undefined, 1)?.text).toBe('Currently unavailable')
  })

  it('says nothing where the store keeps no count', () => {
    expect(stockMessage(product, aVariant(), 99)).toBeNull()
  })

  it('says nothing while the count is unknown', () => {
    expect(stockMessage(product, aManagedVariant(null), 1)).toBeNull()
  })
})

describe('canAdd', () => {
  it.each([
    ['as many as there are', product, aManagedVariant(3), true],
    ['more than there are', product, aManagedVariant(2), false],
    ['an unknown count', product, aManagedVariant(null), false],
    ['a variant without a count', product, aVariant(), true],
    ['a product that is not sold now', unavailable, aVariant(), false],
    ['a variant without a price', product, anUnpricedVariant(), false],
    ['no variant at all', product, undefined, false],
  ])('decides on %s', (_, of, variant, expected) => {
    expect(canAdd(of, variant, 3)).toBe(expected)
  })
})

describe('assertInStock', () => {
  const tee = { title: 'Crew Tee' }
  const black = { title: 'Black', manage_inventory: true }

  it('lets the last item be sold', () => {
    expect(() => assertInStock(tee, black, 2, 1, 3)).not.toThrow()
  })

  it('counts what is in the cart already, and refuses in the visitor’s words', () => {
    const refusal = 'Not enough stock for Crew Tee (Black). Only 3 left.'
    expect(() => assertInStock(tee, black, 3, 1, 3)).toThrow(refusal)
  })

  it('can be told from other errors by its name', () => {
    expect(() => assertInStock(tee, black, 3, 1, 3)).toThrow(
      expect.objectContaining({ name: 'NotEnoughStockError' }),
    )
  })

  it('recognizes an error from another copy of the code, and no other error', () => {
    const named = (name: string) => Object.assign(new Error('Only 3 left.'), { name })
    expect(named('NotEnoughStockError')).toBeInstanceOf(NotEnoughStockError)
    expect(named('TypeError')).not.toBeInstanceOf(NotEnoughStockError)
    expect({ name: 'NotEnoughStockError' }).not.toBeInstanceOf(NotEnoughStockError)
  })

  it('takes an unknown count for none', () => {
    expect(() => assertInStock(tee, black, 0, 1, null)).toThrow('Only 0 left.')
  })

  it('does not ask where the store keeps no count', () => {
    expect(() => assertInStock(tee, { ...black, manage_inventory: false }, 9, 9, 0)).not.toThrow()
  })

  it('never lets a cart hold more than there is', () => {
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.integer({ min: 1, max: 50 }),
        fc.option(fc.nat(50)),
        (inCart, quantity, stock) => {
          const add = () => assertInStock(tee, black, inCart, quantity, stock)
          if (inCart + quantity > (stock ?? 0)) expect(add).toThrow()
          else expect(add).not.toThrow()
        },
      ),
    )
  })
})

describe('withInventory', () => {
  const quantitiesOf = (variants: ReturnType<typeof aVariant>[], inventory: [string, number | null][]) =>
    withInventory(aProduct({ variants }), new Map(inventory)).variants.map(
      (variant) => variant.inventory_quantity,
    )

  it('gives each variant its own quantity', () => {
    const variants = [
      aManagedVariant(null, { id: 'a' }),
      aManagedVariant(9, { id: 'b' }),
      aVariant({ id: 'c' }),
    ]
    const inventory: [string, number][] = [
      ['b', 2],
      ['c', 3],
      ['a', 1],
    ]
    expect(quantitiesOf(variants, inventory)).toEqual([1, 2, 3])
  })

  it('counts a managed variant as sold out when the answer has no number for it', () => {
    const variants = [aManagedVariant(5, { id: 'a' }), aManagedVariant(5, { id: 'b' })]
    expect(quantitiesOf(variants, [['a', null]])).toEqual([0, 0])
  })

  it('leaves a variant alone that nobody counts', () => {
    expect(
      quantitiesOf([aVariant({ id: 'a', inventory_quantity: 4 }), aVariant({ id: 'b' })], [['a', null]]),
    ).toEqual([4, null])
  })

  it('gives the same object back when nothing changes', () => {
    const before = aProduct({ variants: [aManagedVariant(5, { id: 'a' }), aVariant({ id: 'b' })] })
    expect(withInventory(before, new Map([['a', 5]]))).toBe(before)
  })

  it('changes one variant and leaves the others as they were', () => {
    const before = aProduct({ variants: [aManagedVariant(5, { id: 'a' }), aManagedVariant(5, { id: 'b' })] })
    const after = withInventory(
      before,
      new Map([
        ['a', 5],
        ['b', 4],
      ]),
    )
    expect(after.variants[0]).toBe(before.variants[0])
    expect(after.variants[1]?.inventory_quantity).toBe(4)
  })

  it('leaves the product it was given as it was', () => {
    const before = aProduct({ variants: [aManagedVariant(5, { id: 'a' })] })
    withInventory(before, new Map([['a', 1]]))
    expect(before.variants[0]?.inventory_quantity).toBe(5)
  })
})
