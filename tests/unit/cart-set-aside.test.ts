// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartStore } from '../../src/cart/cart-store.ts'
import {
  dismissOrder,
  greetReturningVisitor,
  putBackOrder,
  setOrderAside,
  settleOrder,
} from '../../src/cart/set-aside.ts'
import { SET_ASIDE_KEY } from '../../src/cart/storage-keys.ts'
import { cartContent, fillCart, shownToast } from '../support/carts.ts'
import { resetPage } from '../support/reset-page.ts'

const successUrl = 'http://localhost:3000/success'
const setAside = () => cartStore.getState().setAside

/** A visitor who went to the checkout with these pieces. */
function order(id: string, quantity: number) {
  fillCart(id, quantity)
  setOrderAside(cartStore.getState().items, successUrl)
}

beforeEach(() => {
  resetPage()
  vi.useFakeTimers()
  history.replaceState(null, '', '/store')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an order set aside', () => {
  it('leaves the cart and is stored', () => {
    order('black', 2)
    expect(cartContent()).toEqual({})
    expect(JSON.parse(localStorage.getItem(SET_ASIDE_KEY) ?? '')).toMatchObject({
      items: [{ quantity: 2 }],
      successUrl,
      isOffered: false,
    })
  })

  it('keeps an earlier order that was never settled', () => {
    order('black', 2)
    order('amber', 1)
    expect(setAside()?.items.map(({ variant }) => variant.id)).toEqual(['amber', 'black'])
  })

  it('is settled on the success page, whatever the checkout added to its address', () => {
    order('black', 2)
    history.replaceState(null, '', '/success?session=1')
    greetReturningVisitor()
    expect(setAside()).toBeNull()
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBeNull()
    expect(shownToast()).toBeNull()
  })

  it('is offered to a visitor who comes back another way', () => {
    order('black', 2)
    greetReturningVisitor()
    expect(shownToast()).toMatchObject({
      title: 'Your order was not finished',
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
    expect(setAside()).not.toBeNull()
  })

  it('returns to the cart from the offer', () => {
    order('black', 2)
    greetReturningVisitor()
    shownToast()?.action?.run()
    expect(cartContent()).toEqual({ black: 2 })
    expect(setAside()).toBeNull()
  })

  it('takes its offer back once it is settled', () => {
    order('black', 2)
    greetReturningVisitor()
    settleOrder()
    expect(shownToast()).toBeNull()
    expect(setAside()).toBeNull()
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
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBeNull()
  })

  it('is not put back after another tab has seen it paid', () => {
    order('black', 2)
    localStorage.removeItem(SET_ASIDE_KEY)
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
