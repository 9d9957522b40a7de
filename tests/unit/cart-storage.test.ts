// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore, clearCart, connectCart, removeFromCart, stepQuantity } from '../../src/cart/cart.ts'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { createStoredCart, SHARED_CART_KEY } from '../../src/cart/stored-cart.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { readStorage, writeStorage } from '../../src/storage/browser-storage.ts'
import { cartContent, fillCart, quantitiesOf } from '../support/carts.ts'
import { resetPage } from '../support/reset-page.ts'
import { aLine } from '../support/shared-storage.ts'

const inStorage = () => quantitiesOf(parseLines(localStorage.getItem(CART_KEY)))

/** Stores a cart as another script would. */
function store(...lines: CartItem[]): void {
  localStorage.setItem(CART_KEY, serializeLines(lines))
}

/** Waits until the tab has compared its cart with the stored one. */
function waitForQuiet(): void {
  vi.advanceTimersByTime(2000)
}

function leavePage(): void {
  window.dispatchEvent(new Event('pagehide'))
}

/** Restores the page from the back/forward cache. */
function restorePage(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

let start_ms = 0

/** The quantities in the cart after the page has loaded. */
let restored = {}

beforeAll(() => {
  store(aLine('black', 2))
  connectCart()
  restored = cartContent()
})
beforeEach(() => {
  vi.useFakeTimers()
  resetPage()
  // Fake timers start at 0. Each test must start later than the previous one has ended.
  start_ms += 10_000
  vi.advanceTimersByTime(start_ms)
})
afterEach(() => {
  waitForQuiet()
})

describe('the saved cart', () => {
  // spec 4.1, 9.15
  it('is updated after every change, under the key that the specification names', () => {
    fillCart('black', 2)
    expect(JSON.parse(localStorage.getItem('e-commerce-cart') ?? '')).toMatchObject([
      { product: { id: 'prod_1' }, variant: { id: 'black' }, quantity: 2 },
    ])
    fillCart('amber')
    stepQuantity(aLine('black', 1).key, 1)
    removeFromCart(aLine('amber', 1).key)
    expect(inStorage()).toEqual({ black: 3 })
    clearCart()
    expect(inStorage()).toEqual({})
  })

  // spec 4.2
  it('is restored when the page loads', () => {
    expect(restored).toEqual({ black: 2 })
  })

  it('is not written again when a change has no effect', () => {
    fillCart('black')
    const before = [cartStore.getState().items, localStorage.getItem(SHARED_CART_KEY)]
    stepQuantity(aLine('black', 1).key, -1)
    expect([cartStore.getState().items, localStorage.getItem(SHARED_CART_KEY)]).toEqual(before)
  })
})

it('the storage contains the newest changes of at most 50 tabs', () => {
  const storedCart = createStoredCart({ read: readStorage, write: writeStorage })
  const seen = Array.from({ length: 60 }, (_, index) => [`tab ${index}`, 1] as const)
  storedCart.save({ items: [], seen: new Map(seen) })
  expect(storedCart.load()?.seen).toEqual(new Map(seen.slice(10)))
})

describe('a saved cart that another script deletes', () => {
  beforeEach(() => {
    fillCart('black')
    waitForQuiet()
  })

  it.each([CART_KEY, null])('is empty a while after a storage event for the key %s', (key) => {
    localStorage.removeItem(CART_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key }))
    waitForQuiet()
    expect(cartContent()).toEqual({})
  })

  it('is empty when the visitor returns to the tab', () => {
    localStorage.clear()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(cartContent()).toEqual({})
  })

  it('is empty when the page is restored from the back/forward cache', () => {
    leavePage()
    localStorage.removeItem(CART_KEY)
    restorePage()
    expect(cartContent()).toEqual({})
  })

  it('contains only the product that the visitor adds next', () => {
    localStorage.removeItem(CART_KEY)
    fillCart('amber')
    expect([cartContent(), inStorage()]).toEqual([{ amber: 1 }, { amber: 1 }])
  })

  it('is not read on a storage event for another key', () => {
    localStorage.removeItem(CART_KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    waitForQuiet()
    expect(cartContent()).toEqual({ black: 1 })
  })
})

describe('a browser with limited storage', () => {
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }

  it.each([
    ['does not exist', undefined],
    ['throws on every access', refusing],
  ])('keeps the cart in memory when localStorage %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage)
    leavePage()
    restorePage()
    fillCart('black', 2)
    stepQuantity(aLine('black', 1).key, 1)
    expect(cartContent()).toEqual({ black: 3 })
    expect(cartStore.getState().isSaved).toBe(false)
  })

  it('keeps the cart in memory when localStorage starts to throw after a change', () => {
    fillCart('black', 2)
    vi.stubGlobal('localStorage', refusing)
    waitForQuiet()
    expect(cartContent()).toEqual({ black: 2 })
  })
})
