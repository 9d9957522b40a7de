// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../src/cart/cart-store.ts'
import { completeOrder, completeOrOfferOrders, takeCompletedItems } from '../../src/cart/order-return.ts'
import {
  addPendingOrder,
  dismissOrders,
  restoreOrders,
  saveDirectOrder,
} from '../../src/cart/pending-orders.ts'
import { PENDING_ORDER_PREFIX, TAB_ORDER_KEY } from '../../src/cart/storage-keys.ts'
import { formattedTotal } from '../../src/cart/totals.ts'
import { cartContent, currentToast, fillCart, simulatePageLoad } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { offerOrders, order, pendingOrders, successUrl } from '../support/orders.ts'
import { resetPage } from '../support/reset-page.ts'

const ordersIn = (storage: Storage) =>
  Object.keys(storage).filter((key) => key.startsWith(PENDING_ORDER_PREFIX))
const completedIds = () => takeCompletedItems().map(({ variant }) => variant.id)

/** Makes a storage reject new text until the globals are restored. */
function fill(area: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const get = (storage: Storage, name: string) =>
    name === 'setItem' ? refuse : Reflect.get(storage, name).bind(storage)
  vi.stubGlobal(area, new Proxy(globalThis[area], { get }))
}

beforeEach(() => {
  resetPage()
  history.replaceState(null, '', '/store')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a success page whose URL contains leave-products=true', () => {
  it('keeps an order from another tab', () => {
    order('black')
    sessionStorage.removeItem(TAB_ORDER_KEY)
    simulatePageLoad()
    history.replaceState(null, '', '/success?leave-products=true')
    completeOrOfferOrders()
    expect(pendingOrders()).toHaveLength(1)
    expect(currentToast()).toBeNull()
    expect(completedIds()).toEqual([])
  })

  it('completes the order from the same tab', () => {
    order('black')
    simulatePageLoad()
    history.replaceState(null, '', '/success?leave-products=true')
    completeOrder()
    expect(pendingOrders()).toEqual([])
    expect(completedIds()).toEqual(['black'])
  })

  it('completes a booking or donation', () => {
    saveDirectOrder({ product: aLeanProduct(), variant: aVariant({ id: 'visit' }), quantity: 1 }, successUrl)
    simulatePageLoad()
    history.replaceState(null, '', '/success?leave-products=true')
    completeOrder()
    expect(completedIds()).toEqual(['visit'])
  })
})

describe('an order that repeats an unpaid order with a smaller quantity', () => {
  /** Orders five items at a price of $29.00, returns without paying and orders one item at a price of $35.00. */
  function orderAgain() {
    fillCart('black', 5, { price_in_cents: 2900 })
    addPendingOrder(cartStore.getState().items, successUrl)
    offerOrders()
    fillCart('black', 1, { price_in_cents: 3500 })
    addPendingOrder(cartStore.getState().items, successUrl)
  }

  it('is reported as it was ordered', () => {
    orderAgain()
    simulatePageLoad()
    completeOrder()
    const items = takeCompletedItems()
    expect(items.map(({ quantity }) => quantity)).toEqual([1])
    expect(formattedTotal(items)).toBe('$35.00')
  })

  it('restores the larger quantity', () => {
    orderAgain()
    offerOrders()
    restoreOrders()
    expect(cartContent()).toEqual({ black: 5 })
  })

  it('is reported with its restorable quantity if an earlier version stored it', () => {
    orderAgain()
    for (const key of ordersIn(localStorage)) {
      const { ordered: _, ...stored } = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify(stored))
    }
    simulatePageLoad()
    completeOrder()
    expect(takeCompletedItems().map(({ quantity }) => quantity)).toEqual([5])
  })

  it('stores only the lines that differ twice', () => {
    order('amber')
    orderAgain()
    const texts = ordersIn(localStorage).map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
    expect(texts.map(({ ordered }) => ordered.length).toSorted()).toEqual([0, 1])
  })
})

describe('the toast that offers to restore an order', () => {
  it.each([
    ['restores', restoreOrders],
    ['declines', dismissOrders],
  ])('closes when the visitor %s the order in the cart drawer', (_, decide) => {
    order('black')
    completeOrOfferOrders()
    expect(currentToast()).not.toBeNull()
    decide()
    expect(currentToast()).toBeNull()
  })
})

describe('the stored text of a pending order', () => {
  it('moves from sessionStorage to localStorage when localStorage has room again', () => {
    fill('localStorage')
    order('black')
    vi.unstubAllGlobals()
    expect([ordersIn(localStorage).length, ordersIn(sessionStorage).length]).toEqual([0, 1])
    completeOrOfferOrders()
    expect([ordersIn(localStorage).length, ordersIn(sessionStorage).length]).toEqual([1, 0])
  })

  it('moves from localStorage to sessionStorage when it changes while localStorage is full', () => {
    order('black')
    fill('localStorage')
    completeOrOfferOrders()
    vi.unstubAllGlobals()
    expect([ordersIn(localStorage).length, ordersIn(sessionStorage).length]).toEqual([0, 1])
  })

  it('stays in localStorage when it changes while both storages are full', () => {
    order('black')
    fill('localStorage')
    fill('sessionStorage')
    completeOrOfferOrders()
    vi.unstubAllGlobals()
    expect([ordersIn(localStorage).length, ordersIn(sessionStorage).length]).toEqual([1, 0])
  })
})
