// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore, refreshCart } from '../../src/cart/cart-store.ts'
import {
  dismissOrder,
  greetReturningVisitor,
  linesAside,
  putBackOrder,
  setOrderAside,
  settleOrder,
} from '../../src/cart/set-aside.ts'
import { SET_ASIDE_KEY } from '../../src/cart/storage-keys.ts'
import { arriveAnew, cartContent, fillCart, shownToast } from '../support/carts.ts'
import { resetPage } from '../support/reset-page.ts'

const successUrl = 'http://localhost:3000/success'
const setAside = () => cartStore.getState().setAside
/** Pieces by variant of each order that is set aside. */
const ordersAside = () =>
  setAside().map(({ items }) =>
    Object.fromEntries(items.map(({ variant, quantity }) => [variant.id, quantity])),
  )
const ordersStored = () => Object.keys(localStorage).filter((key) => key.startsWith(SET_ASIDE_KEY))

/** A visitor who went to the checkout with these pieces. */
function order(id: string, quantity: number, tabsSuccessUrl = successUrl) {
  fillCart(id, quantity)
  setOrderAside(cartStore.getState().items, tabsSuccessUrl)
}

/** From here on it is another tab that looks. */
function changeTab() {
  sessionStorage.clear()
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

describe('an order set aside', () => {
  it('leaves the cart and is stored', () => {
    order('black', 2)
    expect(cartContent()).toEqual({})
    const [key = ''] = ordersStored()
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      items: [{ quantity: 2 }],
      successUrl,
      isOffered: false,
    })
  })

  it('is kept by the tab where all tabs’ storage is full', () => {
    fillCart('black', 2)
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { setItem: refuse })
    setOrderAside(cartStore.getState().items, successUrl)
    vi.unstubAllGlobals()
    refreshCart()
    expect(ordersAside()).toEqual([{ black: 2 }])
    expect(Object.keys(sessionStorage).some((key) => key.startsWith(SET_ASIDE_KEY))).toBe(true)
  })

  it('stands beside an earlier one that was never settled', () => {
    order('black', 2)
    order('amber', 1)
    expect(
      linesAside()
        .map(({ variant }) => variant.id)
        .toSorted(),
    ).toEqual(['amber', 'black'])
  })

  it('takes over what was ordered before, and is ordered again, with the larger quantity', () => {
    order('black', 3)
    greetReturningVisitor()
    order('black', 1)
    expect(ordersAside()).toEqual([{ black: 3 }])
  })

  it('leaves alone what another tab may be paying for', () => {
    order('black', 3)
    changeTab()
    order('black', 1)
    expect(ordersAside().toSorted((a, b) => (a['black'] ?? 0) - (b['black'] ?? 0))).toEqual([
      { black: 1 },
      { black: 3 },
    ])
    arriveAnew()
    settleOrder()
    expect(ordersAside()).toEqual([{ black: 3 }])
  })

  it('is settled on the success page, whatever the checkout added to its address', () => {
    order('black', 2)
    history.replaceState(null, '', '/success?session=1')
    arriveAnew()
    greetReturningVisitor()
    expect(setAside()).toEqual([])
    expect(ordersStored()).toEqual([])
    expect(shownToast()).toBeNull()
  })

  it('is settled by whichever tab sees success, where the checkout opens one of its own', () => {
    order('black', 2)
    changeTab()
    arriveAnew()
    settleOrder()
    expect(setAside()).toEqual([])
  })

  it('is not settled by a visitor who goes back to an earlier order’s success page', () => {
    order('black', 2)
    settleOrder()
    expect(ordersAside()).toEqual([{ black: 2 }])
  })

  it('is settled on the spot where the page has the payment in hand', async () => {
    order('black', 2)
    vi.resetModules()
    const page = await import('../../src/cart/set-aside.ts')
    page.takeOrderOver()
    page.settleOrder()
    expect(ordersStored()).toEqual([])
  })

  it('is offered on a page that differs from the success page by its query alone', () => {
    order('black', 2, 'http://localhost:3000/?page_id=12')
    history.replaceState(null, '', '/?page_id=5')
    arriveAnew()
    greetReturningVisitor()
    expect(shownToast()).not.toBeNull()
  })

  it('is offered to a visitor who comes back another way', () => {
    order('black', 2)
    greetReturningVisitor()
    expect(shownToast()).toMatchObject({
      title: 'Your order was not completed',
      description: 'We kept 2 items for you.',
      action: { label: 'Put them back' },
    })
  })

  it('is offered once only', () => {
    order('black', 2)
    greetReturningVisitor()
    resetToast()
    greetReturningVisitor()
    expect(shownToast()).toBeNull()
    expect(setAside()).toHaveLength(1)
  })

  it('returns to the cart from the offer', () => {
    order('black', 2)
    greetReturningVisitor()
    shownToast()?.action?.run()
    expect(cartContent()).toEqual({ black: 2 })
    expect(setAside()).toEqual([])
  })

  it('takes its offer back once it is settled', () => {
    order('black', 2)
    greetReturningVisitor()
    arriveAnew()
    settleOrder()
    expect(shownToast()).toBeNull()
    expect(setAside()).toEqual([])
  })

  it('is not put back twice over: the larger quantity counts', () => {
    order('black', 2)
    fillCart('black', 1)
    fillCart('amber', 1)
    putBackOrder()
    expect(cartContent()).toEqual({ black: 2, amber: 1 })
  })

  it('takes nothing from a line that has grown meanwhile', () => {
    order('black', 2)
    fillCart('black', 5)
    putBackOrder()
    expect(cartContent()).toEqual({ black: 5 })
  })

  it('is gone when the visitor does not want it', () => {
    order('black', 2)
    dismissOrder()
    putBackOrder()
    expect(cartContent()).toEqual({})
    expect(ordersStored()).toEqual([])
  })

  it('is not put back after another tab has seen it paid', () => {
    order('black', 2)
    for (const key of ordersStored()) localStorage.removeItem(key)
    putBackOrder()
    expect(cartContent()).toEqual({})
  })
})

describe('a visitor without an order set aside', () => {
  it('is not greeted', () => {
    greetReturningVisitor()
    expect(shownToast()).toBeNull()
  })
})

function resetToast() {
  vi.advanceTimersByTime(60_000)
}
