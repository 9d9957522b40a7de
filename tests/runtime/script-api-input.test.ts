import { describe, expect, it, vi } from 'vitest'
import { cart, configure, toast } from '../../src/index.ts'
import { cartContent, currentToast, fillCart } from '../support/carts.ts'
import { aLeanProduct, aProduct, aVariant } from '../support/factories.ts'
import { anElement, updatePage } from '../support/test-element.tsx'

const tee = aLeanProduct()
const black = aVariant({ id: 'black' })

/** Calls a function without type checking, as a script on the page can. */
const call = (run: unknown, ...given: unknown[]) => Reflect.apply(run as () => unknown, undefined, given)

describe('cart.add()', () => {
  it('accepts a product and a variant with only the required fields', () => {
    cart.add({ id: 'prod_1', title: 'Lamp' }, { id: 'variant_1', price_in_cents: 1600 })
    expect(cart.items).toMatchObject([
      {
        product: { id: 'prod_1', title: 'Lamp', image: null, currency: 'eur', purchasable: true },
        variant: { title: 'Lamp', price_formatted: '€16.00', currency: 'eur', manage_inventory: false },
        quantity: 1,
      },
    ])
  })

  it('formats the price in the variant’s currency', () => {
    cart.add({ id: 'prod_1', title: 'Lamp' }, { id: 'variant_1', price_in_cents: 1600, currency: 'usd' })
    expect(cart.items).toMatchObject([
      { product: { currency: 'usd' }, variant: { price_formatted: '$16.00' } },
    ])
  })

  it.each(['booking', 'donation', 'subscription'])('rejects a %s, which the cart cannot order', (type) => {
    expect(() => cart.add({ ...tee, type }, black)).toThrow(
      new TypeError(
        'cart.add cannot add bookings, donations or subscriptions. Link to their product pages instead.',
      ),
    )
    expect(cart.count).toBe(0)
  })

  it('copies the page’s objects instead of keeping references to them', () => {
    const product = aProduct({ images: [{ url: '/a.svg', order: 0, type: 'image' }] })
    cart.add(product, black)
    Object.assign(product.images[0] ?? {}, { url: '/other.svg' })
    expect(cart.items[0]?.product.images).toMatchObject([{ url: '/a.svg' }])
    expect(Object.isFrozen(product.images[0])).toBe(false)
  })
})

describe('cart.setQuantity()', () => {
  it.each([
    ['a missing ID', [undefined, 2]],
    ['a quantity that is a string', ['black', '2']],
    ['a fractional quantity', ['black', 1.5]],
  ])('rejects %s', (_, given) => {
    fillCart('black', 3)
    expect(() => call(cart.setQuantity, ...given)).toThrow(TypeError)
    expect(cartContent()).toEqual({ black: 3 })
  })

  it('rejects a quantity above 9,999', () => {
    fillCart('black', 3)
    expect(() => cart.setQuantity('black', 10_000)).toThrow(
      new RangeError('You can add at most 9,999 of one item.'),
    )
  })
})

it.each([[undefined], ['']])('cart.remove() rejects the ID %j', (id) => {
  expect(() => call(cart.remove, id)).toThrow(TypeError)
})

it.each([[undefined], ['listener']])('cart.subscribe() rejects the listener %j', (listener) => {
  expect(() => call(cart.subscribe, listener)).toThrow(
    new TypeError('cart.subscribe needs a function to call after each change of the cart.'),
  )
})

it('cart data returned to the page is read-only', () => {
  const details: { items: object }[] = []
  document.addEventListener('cart-change', ({ detail }: CustomEventInit) => details.push(detail), {
    once: true,
  })
  cart.add(aProduct(), black, 2)
  const [item] = cart.items
  expect(() => Object.assign(item ?? {}, { quantity: 5 })).toThrow(TypeError)
  expect(() => Object.assign(item?.variant ?? {}, { price_in_cents: 1 })).toThrow(TypeError)
  expect(() => (cart.items as unknown[]).pop()).toThrow(TypeError)
  expect(details).toHaveLength(1)
  expect(Object.isFrozen(details[0])).toBe(true)
  expect(cart.items).toMatchObject([{ quantity: 2, variant: { price_in_cents: 1999 } }])
})

describe('toast()', () => {
  it.each([
    ['a missing argument', undefined],
    ['a title that is a number', { title: 7 }],
    ['a duration of 0', { title: 'Saved', duration: 0 }],
    ['an unknown variant', { title: 'Saved', variant: 'red' }],
    ['an action without a function', { title: 'Saved', action: { label: 'Undo' } }],
  ])('rejects %s', (_, content) => {
    expect(() => call(toast, content)).toThrow(TypeError)
    expect(currentToast()).toBeNull()
  })

  it.each([Number.POSITIVE_INFINITY, 1e12])('keeps a toast open when its duration is %d', (duration) => {
    vi.useFakeTimers()
    toast({ title: 'Saved', duration })
    vi.advanceTimersByTime(1000)
    expect(currentToast()).toMatchObject({ title: 'Saved' })
  })
})

it.each([
  ['a missing argument', undefined],
  ['a store ID that is a number', { storeId: 7 }],
  ['an unknown setting', { 'store-id': 'demo' }],
  ['business facts that are a list', { business: [] }],
  ['a store host without a scheme', { storeHost: 'store.example' }],
  ['a store host with the scheme ftp', { storeHost: new URL('ftp://store.example') }],
])('configure() rejects %s', (_, settings) => {
  expect(() => call(configure, settings)).toThrow(TypeError)
})

it('cart.checkout() without a store rejects and dispatches checkout-error', async () => {
  await updatePage(() => document.body.append(document.createElement('cart-button')))
  const details: unknown[] = []
  addEventListener('checkout-error', ({ detail }: CustomEventInit) => details.push(detail), { once: true })
  let message = ''
  await updatePage(async () => {
    await cart.checkout().catch((error: Error) => {
      message = error.message
    })
  })
  expect(message).toContain('no store is set on this page')
  expect(details).toEqual([{ message }])
})

// This test must come last, because configure() cannot be undone.
it('configure() with a URL object uses the URL as the store host of the elements', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    return new Promise(() => {})
  })
  configure({ storeHost: new URL('https://store.example/api'), storeId: 'demo-url' })
  const grid = anElement('store-grid')
  grid.removeAttribute('store-host')
  grid.removeAttribute('store-id')
  await updatePage(() => document.body.append(grid))
  expect(calls[0]).toContain('https://store.example/api/store/demo-url/')
})
