// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyCart, loadCart, watchSavedCart } from '../../src/cart/lazy-cart.ts'
import { pageCart } from '../../src/cart/page-cart.ts'
import { CART_KEY, readSavedLines } from '../../src/cart/saved-cart.ts'
import { waitForCart } from '../../src/cart/wait-for-cart.ts'
import { errorText } from '../../src/texts/error-text.ts'
import { aLocale } from '../support/a-locale.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'

const line = { product: aLeanProduct(), variant: aVariant({ id: 'black' }), quantity: 2 }

/** Saves a cart as another page of the site does. */
function save(...lines: unknown[]): void {
  localStorage.setItem(CART_KEY, JSON.stringify(lines))
}

function dispatchStorageEvent(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
}

/** Changes the page to one that has not yet loaded the cart. */
function unloadCart(isNeeded = false): void {
  lazyCart.setState({ cart: null, isNeeded })
}

beforeEach(resetPage)

describe('the saved lines before the cart has been loaded', () => {
  it('contain the product, the variant and the quantity', () => {
    const other = { ...line, variant: aVariant({ id: 'amber', price_in_cents: 0 }) }
    save(line, other)
    expect(readSavedLines()).toEqual([line, other])
  })

  it.each([
    ['no line', null],
    ['no product', { ...line, product: undefined }],
    ['a product without an ID', { ...line, product: {} }],
    ['no variant', { ...line, variant: undefined }],
    ['a variant without an ID', { ...line, variant: { price_in_cents: 1999 } }],
    ['no price', { ...line, variant: { id: 'black' } }],
    ['an invalid price', { ...line, variant: aVariant({ price_in_cents: 0.5 }) }],
    ['no quantity', { ...line, quantity: undefined }],
    ['a quantity of 0', { ...line, quantity: 0 }],
    ['a quantity that is not an integer', { ...line, quantity: 1.5 }],
    ['a quantity that is text', { ...line, quantity: '2' }],
  ])('leave out an entry with %s', (_, invalid) => {
    save(invalid, line)
    expect(readSavedLines()).toHaveLength(1)
  })

  it.each([null, '', '{broken', '{}', 'null'])('are empty when the saved text is %j', (text) => {
    if (text !== null) localStorage.setItem(CART_KEY, text)
    expect(readSavedLines()).toEqual([])
  })
})

describe('a page that has not yet loaded the cart', () => {
  it('shows the number of saved items, and loads the cart when another page changes it', async () => {
    unloadCart()
    save(line)
    watchSavedCart()
    expect(pageCart.getState()).toMatchObject({ count: 2, hasChanged: false })
    dispatchStorageEvent()
    expect(lazyCart.getState()).toMatchObject({ cart: null, isNeeded: false })
    save({ ...line, quantity: 5 })
    dispatchStorageEvent()
    expect(pageCart.getState()).toMatchObject({ count: 5, hasChanged: true })
    await vi.waitFor(() => expect(lazyCart.getState().cart).toHaveProperty('addToCart'))
  })

  it('leaves the count to the cart once the cart has been loaded', async () => {
    unloadCart()
    watchSavedCart()
    expect(await loadCart()).toHaveProperty('addToCart')
    pageCart.setState({ hasChanged: false })
    save(line)
    dispatchStorageEvent()
    expect(pageCart.getState().hasChanged).toBe(false)
  })

  it('keeps the count of a cart that has already been loaded', () => {
    save(line)
    pageCart.setState({ count: 7 })
    watchSavedCart()
    expect(pageCart.getState().count).toBe(7)
  })
})

describe('waitForCart()', () => {
  it('resolves with the loaded cart', async () => {
    expect(await waitForCart()).toHaveProperty('addToCart')
  })

  it('rejects with a translatable error after 10 s', async () => {
    vi.useFakeTimers()
    unloadCart(true)
    const rejection = waitForCart().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    const error = await rejection
    expect(error).toEqual(new Error('The cart could not be loaded. Check your connection and try again.'))
    expect(errorText(error, aLocale({ cart_not_loaded: 'Nicht geladen.' }), '')).toBe('Nicht geladen.')
  })
})
