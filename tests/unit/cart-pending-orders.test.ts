// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../src/cart/cart-store.ts'
import { completeOrder, completeOrOfferOrders, takeCompletedItems } from '../../src/cart/order-return.ts'
import { parsePendingOrder, restorableItems } from '../../src/cart/pending-order.ts'
import {
  addPendingOrder,
  dismissOrders,
  followPendingOrders,
  refreshPendingOrders,
  restoreOrders,
  saveDirectOrder,
} from '../../src/cart/pending-orders.ts'
import { PENDING_ORDER_PREFIX } from '../../src/cart/storage-keys.ts'
import { formattedTotal } from '../../src/cart/totals.ts'
import { cartContent, currentToast, fillCart, simulatePageLoad } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { offerOrders, order, pendingOrders, successUrl } from '../support/orders.ts'
import { resetPage } from '../support/reset-page.ts'

/** Returns the quantities of each pending order by variant ID. */
const pendingQuantities = () =>
  pendingOrders().map(({ items }) =>
    Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity])),
  )
const ordersStored = () => Object.keys(localStorage).filter((key) => key.startsWith(PENDING_ORDER_PREFIX))

/** Stores a copy of a pending order as another tab would, without the storage event. */
function storeInOtherTab(id: string, status: string) {
  const [key = ''] = ordersStored()
  const stored = JSON.parse(localStorage.getItem(key) ?? '')
  localStorage.setItem(PENDING_ORDER_PREFIX + id, JSON.stringify({ ...stored, id, status }))
}

/** Makes the following calls behave as if they were made in another tab. */
function changeTab() {
  sessionStorage.clear()
  simulatePageLoad()
}

beforeEach(() => {
  resetPage()
  vi.useFakeTimers()
  history.replaceState(null, '', '/store')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a pending order', () => {
  // spec R.20
  it('is removed from the cart and saved in localStorage', () => {
    order('black', 2)
    expect(cartContent()).toEqual({})
    const [key = ''] = ordersStored()
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      items: [{ quantity: 2 }],
      successUrl,
      status: 'sent',
    })
  })

  it('is saved in sessionStorage when localStorage is full', () => {
    fillCart('black', 2)
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { setItem: refuse })
    addPendingOrder(cartStore.getState().items, successUrl)
    vi.unstubAllGlobals()
    refreshPendingOrders()
    expect(pendingQuantities()).toEqual([{ black: 2 }])
    expect(Object.keys(sessionStorage).some((key) => key.startsWith(PENDING_ORDER_PREFIX))).toBe(true)
  })

  it('is kept when a second order starts before the first one is completed', () => {
    order('black', 2)
    order('amber', 1)
    expect(
      restorableItems(pendingOrders())
        .map(({ variant }) => variant.id)
        .toSorted(),
    ).toEqual(['amber', 'black'])
  })

  it('moves a line to the new order when the visitor orders that line again, and keeps the larger quantity', () => {
    order('black', 3)
    completeOrOfferOrders()
    order('black', 1)
    expect(pendingQuantities()).toEqual([{ black: 3 }])
  })

  it('keeps its other lines when one of its lines is ordered again', () => {
    fillCart('amber', 4)
    order('black', 3)
    order('black', 1)
    expect(pendingQuantities()).toEqual([{ amber: 4 }, { black: 3 }])
  })

  it('is merged into a new order placed in another tab if that tab has offered to restore it', () => {
    order('black', 3)
    changeTab()
    completeOrOfferOrders()
    order('black', 1)
    expect(pendingQuantities()).toEqual([{ black: 3 }])
  })

  it('stays separate from a new order placed in another tab if that tab has not offered to restore it', () => {
    order('black', 3)
    changeTab()
    order('black', 1)
    expect(pendingQuantities().toSorted((a, b) => (a['black'] ?? 0) - (b['black'] ?? 0))).toEqual([
      { black: 1 },
      { black: 3 },
    ])
    simulatePageLoad()
    completeOrder()
    expect(pendingQuantities()).toEqual([{ black: 3 }])
  })

  // spec R.20
  it('is completed on the success page even if the checkout appends a query string', () => {
    order('black', 2)
    history.replaceState(null, '', '/success?session=1')
    simulatePageLoad()
    completeOrOfferOrders()
    expect(pendingOrders()).toEqual([])
    expect(ordersStored()).toEqual([])
    expect(currentToast()).toBeNull()
  })

  it.each([
    '/success',
    '/success#top',
    '/success?utm_source=newsletter',
    '/success?fbclid=abc',
    '/success/?lang=de',
    '/success?session=1',
    '/elsewhere?session=1',
  ])('is kept when a link leads to %s in another tab', (address) => {
    order('black', 2)
    changeTab()
    history.replaceState(null, '', address)
    completeOrder()
    expect(pendingQuantities()).toEqual([{ black: 2 }])
    expect(takeCompletedItems()).toEqual([])
  })

  it('is offered only on the next page when a link opens the success page in another tab', () => {
    order('black', 2)
    changeTab()
    history.replaceState(null, '', '/success?utm_source=newsletter')
    completeOrOfferOrders()
    expect(currentToast()).toBeNull()
    history.replaceState(null, '', '/store')
    completeOrOfferOrders()
    expect(currentToast()).not.toBeNull()
  })

  it.each(['2001-01-01', '2099-01-01'])('is completed when the clock is set to %s during payment', (date) => {
    order('black', 2)
    vi.setSystemTime(date)
    history.replaceState(null, '', '/success')
    simulatePageLoad()
    completeOrOfferOrders()
    expect(pendingOrders()).toEqual([])
    expect(takeCompletedItems()).toMatchObject([{ quantity: 2 }])
    history.replaceState(null, '', '/store')
    completeOrOfferOrders()
    expect(currentToast()).toBeNull()
  })

  it('is not completed by going back or forward to a success page', () => {
    order('black', 2)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never])
    history.replaceState(null, '', '/success?session=1')
    simulatePageLoad()
    completeOrOfferOrders()
    expect(pendingQuantities()).toEqual([{ black: 2 }])
  })

  it('is not completed when the visitor goes back to an older success page', () => {
    order('black', 2)
    completeOrder()
    expect(pendingQuantities()).toEqual([{ black: 2 }])
  })

  it('is completed without a page load when the page handles the payment itself', async () => {
    order('black', 2)
    vi.resetModules()
    const { setPaymentHandledByPage } = await import('../../src/cart/pending-orders.ts')
    const page = await import('../../src/cart/order-return.ts')
    setPaymentHandledByPage()
    page.completeOrder()
    expect(ordersStored()).toEqual([])
  })

  it('is offered for restoration on a page whose URL differs from the success URL only in its query string', () => {
    order('black', 2, 'http://localhost:3000/?page_id=12')
    history.replaceState(null, '', '/?page_id=5')
    simulatePageLoad()
    completeOrOfferOrders()
    expect(currentToast()).not.toBeNull()
  })

  // spec R.21
  it('is offered for restoration on a page other than the success page', () => {
    order('black', 2)
    completeOrOfferOrders()
    expect(currentToast()).toMatchObject({
      title: 'Your order was not completed',
      description: 'We kept 2 items for you.',
      action: { label: 'Put them back' },
    })
  })

  it('is offered for restoration only once', () => {
    order('black', 2)
    completeOrOfferOrders()
    resetToast()
    completeOrOfferOrders()
    expect(currentToast()).toBeNull()
    expect(pendingOrders()).toHaveLength(1)
  })

  it('is saved with the status “offered” once a toast has offered to restore it', () => {
    order('black', 2)
    completeOrOfferOrders()
    const [key = ''] = ordersStored()
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ status: 'offered' })
  })

  it('is completed by its own success page while other orders stay pending', () => {
    order('amber', 1, 'http://localhost:3000/elsewhere')
    changeTab()
    order('black', 2)
    history.replaceState(null, '', '/success')
    simulatePageLoad()
    completeOrOfferOrders()
    expect(pendingQuantities()).toEqual([{ amber: 1 }])
  })

  it('is restored by the toast’s button', () => {
    order('black', 2)
    completeOrOfferOrders()
    currentToast()?.action?.run()
    expect(cartContent()).toEqual({ black: 2 })
    expect(pendingOrders()).toEqual([])
  })

  it('closes its toast when it is completed', () => {
    order('black', 2)
    completeOrOfferOrders()
    simulatePageLoad()
    completeOrder()
    expect(currentToast()).toBeNull()
    expect(pendingOrders()).toEqual([])
  })

  it('restores its quantity when the cart’s quantity is smaller', () => {
    order('black', 2)
    offerOrders()
    fillCart('black', 1)
    fillCart('amber', 1)
    restoreOrders()
    expect(cartContent()).toEqual({ black: 2, amber: 1 })
  })

  it('keeps the cart’s quantity when the cart’s quantity is larger', () => {
    order('black', 2)
    offerOrders()
    fillCart('black', 5)
    restoreOrders()
    expect(cartContent()).toEqual({ black: 5 })
  })

  it('keeps the cart’s price when it restores a larger quantity', () => {
    fillCart('black', 2, { price_in_cents: 2900 })
    addPendingOrder(cartStore.getState().items, successUrl)
    offerOrders()
    fillCart('black', 1, { price_in_cents: 3500 })
    restoreOrders()
    expect(formattedTotal(cartStore.getState().items)).toBe('$70.00')
  })

  it('is deleted when the visitor declines it', () => {
    order('black', 2)
    offerOrders()
    dismissOrders()
    restoreOrders()
    expect(cartContent()).toEqual({})
    expect(ordersStored()).toEqual([])
  })

  it.each([
    ['restores', restoreOrders, { amber: 1 }],
    ['declines', dismissOrders, {}],
  ])('stays pending in another tab when the visitor %s an earlier order', (_, decide, cart) => {
    order('amber', 1)
    offerOrders()
    changeTab()
    order('black', 2)
    decide()
    expect(pendingQuantities()).toEqual([{ black: 2 }])
    expect(cartContent()).toEqual(cart)
  })

  it.each([
    ['the visitor declines another order', dismissOrders],
    ['the visitor starts another checkout', () => order('green')],
  ])('remains visible in other tabs when %s before the tabs have noticed it', (_, act) => {
    order('amber', 1)
    offerOrders()
    storeInOtherTab('8-a', 'sent')
    act()
    refreshPendingOrders()
    expect(pendingOrders().map(({ id }) => id)).toContain('8-a')
  })

  it('is not restored after another tab has completed it', () => {
    order('black', 2)
    offerOrders()
    for (const key of ordersStored()) localStorage.removeItem(key)
    restoreOrders()
    expect(cartContent()).toEqual({})
  })
})

describe('a booking or donation', () => {
  const item = { product: aLeanProduct(), variant: aVariant({ id: 'visit' }), quantity: 1 }
  const completedIds = () => takeCompletedItems().map(({ variant }) => variant.id)

  it('leaves the cart and pending orders unchanged', () => {
    order('black', 2)
    fillCart('amber')
    saveDirectOrder(item, successUrl)
    expect(cartContent()).toEqual({ amber: 1 })
    expect(pendingQuantities()).toEqual([{ black: 2 }])
    simulatePageLoad()
    completeOrOfferOrders()
    expect(currentToast()).toMatchObject({ description: 'We kept 2 items for you.' })
  })

  it('is completed by the success page, while an earlier unpaid order stays pending', () => {
    order('black', 2)
    saveDirectOrder(item, successUrl)
    simulatePageLoad()
    completeOrder()
    expect(completedIds()).toEqual(['visit'])
    completeOrder()
    expect(completedIds()).toEqual([])
    expect(pendingQuantities()).toEqual([{ black: 2 }])
  })

  it('is discarded when the visitor checks out the cart afterward', () => {
    saveDirectOrder(item, successUrl)
    order('black', 2)
    simulatePageLoad()
    completeOrder()
    expect(completedIds()).toEqual(['black'])
  })

  it('is not completed by a success page that was loaded before the order was placed', () => {
    simulatePageLoad()
    vi.advanceTimersByTime(1000)
    saveDirectOrder(item, successUrl)
    completeOrder()
    expect(completedIds()).toEqual([])
  })
})

describe('a stored pending order', () => {
  const stored = (fields: object) => {
    order('black', 2)
    const [key = ''] = ordersStored()
    const { status: _, ...common } = JSON.parse(localStorage.getItem(key) ?? '')
    return parsePendingOrder(JSON.stringify({ ...common, ...fields }))
  }

  it.each([
    ['sent', { status: 'sent' }],
    ['sent', { isOffered: false }],
    ['sent', { status: 'paid' }],
    ['offered', { status: 'offered' }],
    ['offered', { isOffered: true }],
  ])('has the status “%s” when it was stored with %j', (status, fields) => {
    expect(stored(fields)).toMatchObject({ status })
  })

  it.each([{ id: '' }, { items: 7 }, { items: [] }, { items: [null] }])(
    'is ignored when it was stored with %j',
    (fields) => {
      expect(stored(fields)).toBeNull()
    },
  )

  it('is loaded when another tab stores it, but only until the listener is removed', () => {
    const stop = followPendingOrders()
    const text = JSON.stringify(stored({}))
    const storeInOtherTab = (id: string) => {
      const key = PENDING_ORDER_PREFIX + id
      localStorage.setItem(key, text.replace(/"id":"\d+-[^"]*"/, `"id":"${id}"`))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    storeInOtherTab('8-a')
    expect(pendingOrders().map(({ id }) => id)).toContain('8-a')
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(pendingOrders()).not.toEqual([])
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(pendingOrders()).toEqual([])
    stop()
    storeInOtherTab('9-b')
    expect(pendingOrders()).toEqual([])
  })
})

describe('a page without pending orders', () => {
  it('does not offer to restore an order', () => {
    completeOrOfferOrders()
    expect(currentToast()).toBeNull()
  })
})

function resetToast() {
  vi.advanceTimersByTime(60_000)
}
