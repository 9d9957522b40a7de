// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../src/cart/cart.ts'
import { createLine } from '../../src/cart/cart-item.ts'
import { formattedTotal } from '../../src/cart/formatted-total.ts'
import {
  confirmOrder,
  dismissUnpaidItems,
  isSuccessPage,
  restoreUnpaidItems,
  returnFromCheckout,
} from '../../src/checkout/order-return.ts'
import {
  addDirectOrder,
  addPendingOrder,
  allowConfirmation,
  followPendingOrders,
  parseOrder,
} from '../../src/checkout/pending-orders.ts'
import { hasStoredOrders, ORDER_PREFIX, OWN_ORDER_KEY } from '../../src/checkout/stored-orders.ts'
import { registerStore } from '../../src/provider/registered-stores.ts'
import { cartContent, currentToast, fillCart } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import {
  changeTab,
  loadPage,
  loadSuccessPage,
  order,
  pendingQuantities,
  storedOrders,
  successUrl,
  unpaidQuantities,
} from '../support/orders.ts'
import { resetPage } from '../support/reset-page.ts'

/** The line of a booking or donation. */
const item = createLine({ product: aLeanProduct(), variant: aVariant({ id: 'visit' }), quantity: 1 })

beforeEach(() => {
  resetPage()
  loadPage('/store')
})

describe('a pending order', () => {
  // spec R.20
  it('is removed from the cart, stored until its success page is shown, and reported there once', () => {
    order('black', 2)
    expect(cartContent()).toEqual({})
    const [key = ''] = storedOrders()
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      items: [{ quantity: 2 }],
      successUrl,
    })
    expect(loadSuccessPage()).toEqual(['black'])
    expect(storedOrders()).toEqual([])
    expect(confirmOrder()).toEqual([])
    expect(loadSuccessPage()).toEqual([])
    loadPage('/store')
    expect(currentToast()).toBeNull()
  })

  it('is completed when the payment page appends a query string to the success URL', () => {
    order('black')
    expect(loadSuccessPage('/success?session=1')).toEqual(['black'])
  })

  it('is completed by a success page with another URL, once that page thanks for the order', () => {
    order('black')
    loadPage('/thanks')
    expect(unpaidQuantities()).toEqual({ black: 1 })
    expect(confirmOrder()).toHaveLength(1)
    expect(unpaidQuantities()).toEqual({})
    expect(currentToast()).toBeNull()
  })

  it('is kept when a link opens the success page in another tab, and offered on the next page', () => {
    order('black', 2)
    changeTab()
    expect(loadSuccessPage('/success?utm_source=newsletter')).toEqual([])
    expect(pendingQuantities()).toEqual([{ black: 2 }])
    expect(currentToast()).toBeNull()
    loadPage('/store')
    expect(currentToast()).not.toBeNull()
  })

  it('is completed in its own tab after another tab has offered to restore it', () => {
    order('black')
    const ownOrder = sessionStorage.getItem(OWN_ORDER_KEY) ?? ''
    changeTab()
    loadPage('/store')
    sessionStorage.setItem(OWN_ORDER_KEY, ownOrder)
    expect(loadSuccessPage()).toEqual(['black'])
    expect(unpaidQuantities()).toEqual({})
  })

  it.each(['2001-01-01', '2099-01-01'])('is completed when the clock is set to %s during payment', (date) => {
    order('black')
    vi.setSystemTime(date)
    expect(loadSuccessPage()).toEqual(['black'])
  })

  it('is not completed when the visitor goes back or forward to a success page', () => {
    order('black')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never])
    expect(loadSuccessPage()).toEqual([])
    expect(pendingQuantities()).toEqual([{ black: 1 }])
    vi.restoreAllMocks()
    expect(loadSuccessPage()).toEqual(['black'])
  })

  it('is not completed by a success page that was loaded before the order was sent', () => {
    loadPage('/success')
    order('black')
    expect(confirmOrder()).toEqual([])
    expect(pendingQuantities()).toEqual([{ black: 1 }])
  })

  it('is completed without a page load when the page handles the payment itself', () => {
    order('black')
    allowConfirmation()
    expect(confirmOrder()).toHaveLength(1)
    expect(storedOrders()).toEqual([])
  })

  it('is completed while the orders of other tabs stay pending', () => {
    order('amber', 1, 'http://localhost:3000/elsewhere')
    changeTab()
    order('black')
    expect(loadSuccessPage()).toEqual(['black'])
    expect(pendingQuantities()).toEqual([{ amber: 1 }])
  })

  it('is not touched by another tab that orders the same item', () => {
    order('black', 3)
    changeTab()
    order('black', 1)
    loadSuccessPage()
    expect(pendingQuantities()).toEqual([{ black: 3 }])
  })

  it('is offered after the payment page fails to open, even if the browser blocks storage', () => {
    fillCart('black', 2)
    vi.stubGlobal('localStorage', undefined)
    addPendingOrder(cartStore.getState().items, successUrl)
    returnFromCheckout()
    expect(unpaidQuantities()).toEqual({ black: 2 })
  })

  it('is loaded when another tab stores it, but only until the listener is removed', () => {
    order('black')
    const [key = ''] = storedOrders()
    const text = localStorage.getItem(key) ?? ''
    resetPage()
    const stop = followPendingOrders()
    const storeInOtherTab = () => {
      localStorage.setItem(key, text)
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    storeInOtherTab()
    expect(pendingQuantities()).toEqual([{ black: 1 }])
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(pendingQuantities()).toEqual([])
    stop()
    storeInOtherTab()
    expect(pendingQuantities()).toEqual([])
  })

  it.each([{ id: '' }, { items: 7 }, { items: [] }, { items: [null] }])(
    'is ignored when it was stored with %j',
    (fields) => {
      order('black')
      const stored = JSON.parse(sessionStorage.getItem(OWN_ORDER_KEY) ?? '')
      expect(parseOrder(JSON.stringify(stored))).not.toBeNull()
      expect(parseOrder(JSON.stringify({ ...stored, ...fields }))).toBeNull()
    },
  )
})

describe('the lines of an unpaid order', () => {
  // spec R.21
  it('are offered by a toast, which restores them', () => {
    order('black', 2)
    loadPage('/store')
    expect(currentToast()).toMatchObject({
      title: 'Your order was not completed',
      description: 'We kept 2 items for you.',
      action: { label: 'Put them back' },
    })
    currentToast()?.action?.run()
    expect(cartContent()).toEqual({ black: 2 })
    expect(unpaidQuantities()).toEqual({})
    loadPage('/store')
    expect(currentToast()).toBeNull()
  })

  it.each([
    ['restores', restoreUnpaidItems, { black: 1 }],
    ['declines', dismissUnpaidItems, {}],
  ])('lose their toast when the visitor %s them in the cart drawer', (_, decide, cart) => {
    order('black')
    loadPage('/store')
    expect(currentToast()).not.toBeNull()
    decide()
    expect(currentToast()).toBeNull()
    restoreUnpaidItems()
    loadPage('/store')
    expect([cartContent(), unpaidQuantities()]).toEqual([cart, {}])
  })

  it('are kept with those of earlier unpaid orders, each with its largest quantity', () => {
    fillCart('amber', 4)
    order('black', 3)
    loadPage('/store')
    order('black', 1)
    loadPage('/store')
    expect(currentToast()?.description).toBe('We kept 7 items for you.')
    expect(unpaidQuantities()).toEqual({ amber: 4, black: 3 })
  })

  it('are no longer offered after the visitor has ordered them again and paid', () => {
    fillCart('amber', 4)
    order('black', 3)
    loadPage('/store')
    order('black', 1)
    loadSuccessPage()
    expect(unpaidQuantities()).toEqual({ amber: 4 })
  })

  it('are reported as ordered, not with the quantity of an earlier unpaid order', () => {
    fillCart('black', 5, { price_in_cents: 2900 })
    addPendingOrder(cartStore.getState().items, successUrl)
    loadPage('/store')
    fillCart('black', 1, { price_in_cents: 3500 })
    addPendingOrder(cartStore.getState().items, successUrl)
    loadPage('/success')
    expect(formattedTotal(confirmOrder())).toBe('$35.00')
  })

  it.each([
    [1, { black: 2 }],
    [5, { black: 5 }],
  ])('are merged with %i of the same item in the cart', (quantity, cart) => {
    order('black', 2)
    loadPage('/store')
    fillCart('black', quantity)
    restoreUnpaidItems()
    expect(cartContent()).toEqual(cart)
  })

  it('keep the price of the same item in the cart', () => {
    fillCart('black', 2, { price_in_cents: 2900 })
    addPendingOrder(cartStore.getState().items, successUrl)
    loadPage('/store')
    fillCart('black', 1, { price_in_cents: 3500 })
    restoreUnpaidItems()
    expect(formattedTotal(cartStore.getState().items)).toBe('$70.00')
  })

  it('are restored without an order that is still being paid', () => {
    order('amber')
    loadPage('/store')
    changeTab()
    order('black', 2)
    expect(currentToast()).not.toBeNull()
    restoreUnpaidItems()
    expect(pendingQuantities()).toEqual([{ black: 2 }])
    expect(cartContent()).toEqual({ amber: 1 })
  })

  it('are not restored after another tab has restored them', () => {
    order('black')
    loadPage('/store')
    localStorage.clear()
    restoreUnpaidItems()
    expect(cartContent()).toEqual({})
  })
})

describe('a booking or donation', () => {
  it('leaves the cart unchanged and is never offered', () => {
    fillCart('amber')
    addDirectOrder(item, successUrl)
    loadPage('/store')
    expect(cartContent()).toEqual({ amber: 1 })
    expect(currentToast()).toBeNull()
  })

  it('is completed by its success page, while an earlier unpaid order is kept', () => {
    order('black')
    addDirectOrder(item, successUrl)
    expect(loadSuccessPage()).toEqual(['visit'])
    expect(loadSuccessPage()).toEqual([])
    expect(pendingQuantities()).toEqual([{ black: 1 }])
  })

  it('is replaced by a later order of the cart', () => {
    addDirectOrder(item, successUrl)
    order('black')
    expect(loadSuccessPage()).toEqual(['black'])
  })

  it('is not completed by a success page that was loaded before it was sent', () => {
    loadPage('/success')
    addDirectOrder(item, successUrl)
    expect(confirmOrder()).toEqual([])
  })
})

it('hasStoredOrders() returns true from an order or booking until the visitor declines to restore it or it is completed', () => {
  expect(hasStoredOrders()).toBe(false)
  order('black')
  changeTab()
  expect(hasStoredOrders()).toBe(true)
  loadPage('/store')
  expect(storedOrders()).toEqual([])
  expect(hasStoredOrders()).toBe(true)
  dismissUnpaidItems()
  expect(hasStoredOrders()).toBe(false)
  addDirectOrder(item, successUrl)
  expect(hasStoredOrders()).toBe(true)
  loadSuccessPage()
  expect(hasStoredOrders()).toBe(false)
})

describe('isSuccessPage()', () => {
  it.each([
    ['an order of the cart', () => order('black')],
    ['a booking or donation', () => addDirectOrder(item, successUrl)],
  ])('returns true only on the success page of %s', (_, send) => {
    loadPage('/success')
    expect(isSuccessPage()).toBe(false)
    loadPage('/store')
    send()
    loadPage('/success')
    expect(isSuccessPage()).toBe(true)
    loadPage('/store')
    expect(isSuccessPage()).toBe(false)
  })

  it('ignores stored text that is not an order', () => {
    localStorage.setItem(`${ORDER_PREFIX}1`, '{"items":7}')
    loadPage('/success')
    expect(isSuccessPage()).toBe(false)
  })
})

describe('a pending order of a store that sends no one back', () => {
  const answers: (boolean | null | Error)[] = []
  const asked: string[] = []
  const store = { type: 'shopify', host: 'https://volt.example', store_id: 'main' }
  const aLine = (id: string, quantity: number) =>
    createLine({ product: aLeanProduct(), variant: aVariant({ id }), quantity, store })

  beforeEach(() => {
    answers.length = 0
    asked.length = 0
    const isPaid = async (reference: string) => {
      asked.push(reference)
      const answer = answers.shift() ?? null
      if (answer instanceof Error) throw answer
      return answer
    }
    registerStore('shopify', { fetch: async () => new Response(), isPaid })
    addPendingOrder([aLine('black', 2)], successUrl, 'order 7')
  })

  /** Loads a page and waits for the answer of the store. */
  async function load(...next: (boolean | null | Error)[]) {
    answers.push(...next)
    loadPage('/store')
    await vi.waitFor(() => expect(answers).toEqual([]))
    await new Promise((resolve) => setTimeout(resolve))
  }

  it('is never offered again after it was paid', async () => {
    await load(true)
    expect(asked).toEqual(['order 7'])
    expect(currentToast()).toBeNull()
    expect(storedOrders()).toEqual([])
    expect(unpaidQuantities()).toEqual({})
  })

  it('is offered when it was not paid', async () => {
    await load(false)
    expect(currentToast()).toMatchObject({ title: 'Your order was not completed' })
    expect(unpaidQuantities()).toEqual({ black: 2 })
  })

  it('is offered without a claim when the store cannot tell', async () => {
    await load(null)
    expect(currentToast()).toMatchObject({ title: 'We kept 2 items for you.' })
    expect(currentToast()?.description).toBeUndefined()
    expect(unpaidQuantities()).toEqual({ black: 2 })
  })

  it('is kept for the next page when the store cannot be reached', async () => {
    await load(new TypeError('Failed to fetch'))
    expect(currentToast()).toBeNull()
    expect(storedOrders()).toHaveLength(1)
    await load(true)
    expect(storedOrders()).toEqual([])
  })

  it('is not offered with another order that was not paid', async () => {
    addPendingOrder([aLine('amber', 1)], successUrl, 'order 8')
    await load(true, false)
    expect(unpaidQuantities()).toEqual({ amber: 1 })
  })

  it('is offered without asking the store if it got no reference', async () => {
    addPendingOrder([aLine('amber', 1)], successUrl)
    await load(null)
    expect(asked).toEqual(['order 7'])
    expect(unpaidQuantities()).toEqual({ amber: 1, black: 2 })
  })

  it('is completed on its success page without asking the store', () => {
    expect(loadSuccessPage()).toEqual(['black'])
    expect(asked).toEqual([])
    expect(storedOrders()).toEqual([])
  })
})
