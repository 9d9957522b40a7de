// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { cancelCheckout, checkoutStore, resetCheckout, startCheckout } from '../../src/cart/checkout.ts'
import { pendingOrdersStore } from '../../src/cart/pending-orders.ts'
import { CART_KEY } from '../../src/cart/storage-keys.ts'
import { serializeLines } from '../../src/cart/stored-lines.ts'
import { cartContent, fillCart, shownToast } from '../support/carts.ts'
import { aLeanProduct, anAnswer, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'
import { aDelayedAnswer, aRefusal, aStoreOf } from '../support/stores.ts'

const payUrl = 'https://pay.example/session?id=1'
const successUrl = 'http://localhost:3000/success'

/** A checkout that answers as told, and the orders it was sent. */
function aCheckout(answer: () => Response | Promise<Response> = () => anAnswer({ url: payUrl })) {
  const orders: Record<string, unknown>[] = []
  const { client, calls } = aStoreOf((_url, init) => {
    orders.push(JSON.parse(String(init?.body)))
    return answer()
  })
  const emit = vi.fn((_event: string, _detail: object) => true)
  const start = () => startCheckout({ client, successUrl, emit })
  return { start, emit, orders, calls }
}

const problem = () => checkoutStore.getState().problem
const status = () => checkoutStore.getState().status

let leave: MockInstance<Location['assign']>

beforeEach(() => {
  resetPage()
  vi.useFakeTimers()
  leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the checkout of an empty cart', () => {
  it('is refused in the spec’s words, without a call', async () => {
    const { start, calls } = aCheckout()
    await start()
    expect(calls).toEqual([])
    expect(shownToast()).toMatchObject({
      title: 'Your cart is empty',
      description: 'Add some products to your cart before checking out.',
      variant: 'destructive',
    })
  })
})

describe('the checkout', () => {
  it('sends the lines, the two addresses and the time zone, and no locale', async () => {
    fillCart('black', 2)
    fillCart('amber')
    const { start, orders, calls } = aCheckout()
    await start()
    expect(calls.map(({ pathname }) => pathname)).toEqual(['/store/store_1/checkout'])
    expect(orders).toEqual([
      {
        items: [
          { variant_id: 'black', quantity: 2 },
          { variant_id: 'amber', quantity: 1 },
        ],
        successUrl,
        cancelUrl: location.href,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ])
  })

  it('clears the cart, keeps a pending order and leaves for the checkout page', async () => {
    fillCart('black', 2)
    await aCheckout().start()
    expect(cartContent()).toEqual({})
    expect(pendingOrdersStore.getState().orders).toMatchObject([
      { items: [{ variant: { id: 'black' }, quantity: 2 }], successUrl, status: 'sent' },
    ])
    expect(leave).toHaveBeenCalledExactlyOnceWith(payUrl)
  })

  it('has cleared the saved cart before it leaves', async () => {
    fillCart('black')
    leave.mockImplementation(() => expect(localStorage.getItem(CART_KEY)).toBe('[]'))
    await aCheckout().start()
    expect(leave).toHaveBeenCalledOnce()
  })

  it('starts one session however often it is pressed', async () => {
    fillCart('black')
    const { start, orders } = aCheckout()
    await Promise.all([start(), start(), start()])
    await start()
    expect(orders).toHaveLength(1)
    expect(leave).toHaveBeenCalledOnce()
  })

  it('can be started again when the browser has not left after a while', async () => {
    fillCart('black')
    await aCheckout().start()
    expect(status()).toBe('leaving')
    vi.advanceTimersByTime(60_000)
    expect(status()).toBe('idle')
  })

  it('does not follow an answer that comes after the visitor has turned away', async () => {
    fillCart('black')
    let answer = (_: Response) => {}
    const { start } = aCheckout(() => new Promise((resolve) => (answer = resolve)))
    const started = start()
    cancelCheckout()
    answer(anAnswer({ url: payUrl }))
    await started
    expect(leave).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({ black: 1 })
    expect(shownToast()).toBeNull()
  })

  it('can be started again on a page that comes back', async () => {
    fillCart('black')
    await aCheckout().start()
    resetCheckout()
    fillCart('amber')
    const { start, orders } = aCheckout()
    await start()
    expect(orders).toHaveLength(1)
  })

  it('orders what another tab has put into the cart', async () => {
    fillCart('black')
    const line = { product: aLeanProduct(), variant: aVariant({ id: 'amber' }), quantity: 3 }
    localStorage.setItem(CART_KEY, serializeLines([line]))
    const { start, orders } = aCheckout()
    await start()
    expect(orders[0]?.['items']).toEqual([{ variant_id: 'amber', quantity: 3 }])
  })

  it('leaves in the cart what was added while the call ran', async () => {
    fillCart('black', 2)
    const { answer, give } = aDelayedAnswer()
    const started = aCheckout(() => answer).start()
    fillCart('black', 1)
    fillCart('amber', 4)
    give(anAnswer({ url: payUrl }))
    await started
    expect(cartContent()).toEqual({ black: 1, amber: 4 })
  })
})

describe('a page that takes over', () => {
  it('prevents the start: no call, nothing changed', async () => {
    fillCart('black')
    const { start, emit, orders } = aCheckout()
    emit.mockReturnValue(false)
    await start()
    expect(orders).toEqual([])
    expect(cartContent()).toEqual({ black: 1 })
    expect(status()).toBe('idle')
  })

  it('is given the lines at the start', async () => {
    fillCart('black', 2)
    const { start, emit } = aCheckout()
    await start()
    const items = [expect.objectContaining({ quantity: 2 })]
    expect(emit).toHaveBeenNthCalledWith(1, 'checkout-start', { items })
  })

  it('prevents the redirect: the cart is cleared, and the page stays', async () => {
    fillCart('black')
    const { start, emit } = aCheckout()
    emit.mockImplementation((event) => event !== 'checkout-redirect')
    await start()
    expect(emit).toHaveBeenLastCalledWith('checkout-redirect', { url: payUrl })
    expect(leave).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({})
    expect(status()).toBe('idle')
  })
})

describe('a checkout that fails', () => {
  const closed = () => aRefusal(503, 'Service Unavailable')

  it('keeps the cart and says so in the spec’s words', async () => {
    fillCart('black', 2)
    await aCheckout(closed).start()
    expect(cartContent()).toEqual({ black: 2 })
    expect(leave).not.toHaveBeenCalled()
    expect(shownToast()).toMatchObject({
      title: 'Checkout Error',
      description: 'There was a problem initializing checkout. Please try again.',
      variant: 'destructive',
    })
  })

  it('tells the page why', async () => {
    fillCart('black')
    const { start, emit } = aCheckout(closed)
    await start()
    expect(emit).toHaveBeenLastCalledWith('checkout-error', { message: 'HTTP 503: Service Unavailable' })
  })

  it('tells the visitor why, in the cart', async () => {
    fillCart('black')
    await aCheckout(closed).start()
    expect(problem()).toBe(
      'The store responded with “HTTP 503: Service Unavailable”. Your cart is unchanged.',
    )
  })

  it('says what to do when the store has too little of something', async () => {
    fillCart('black')
    await aCheckout(() =>
      aRefusal(400, 'Bad Request', { code: 'insufficient_inventory', message: 'Only 1 Crew Tee left.' }),
    ).start()
    expect(problem()).toBe(
      'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try again.',
    )
  })

  it('says so too when the store gives no sentence', async () => {
    fillCart('black')
    await aCheckout(() => aRefusal(400, '', { code: 'insufficient_inventory' })).start()
    expect(problem()).toMatch(/^The store no longer has enough/)
  })

  it('blames nothing on the visitor when the store can’t be reached', async () => {
    fillCart('black')
    await aCheckout(() => Promise.reject(new TypeError('Failed to fetch'))).start()
    expect(problem()).toMatch(/could not be reached.*Your cart is unchanged\.$/)
  })

  it('leads nowhere when the answer names no page', async () => {
    fillCart('black')
    await aCheckout(() => anAnswer({ url: 'javascript:alert(1)' })).start()
    expect(leave).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({ black: 1 })
  })

  it('can be tried again, and forgets its problem then', async () => {
    fillCart('black')
    await aCheckout(closed).start()
    await aCheckout().start()
    expect(leave).toHaveBeenCalledOnce()
    expect(problem()).toBeNull()
  })

  it('forgets its problem once the cart is changed', async () => {
    fillCart('black')
    await aCheckout(closed).start()
    fillCart('black')
    expect(problem()).toBeNull()
  })
})

describe('a visitor who goes elsewhere while the call runs', () => {
  it('is not pulled to the checkout, and keeps the cart', async () => {
    fillCart('black')
    const { answer, give } = aDelayedAnswer()
    const started = aCheckout(() => answer).start()
    window.dispatchEvent(new Event('pagehide'))
    give(anAnswer({ url: payUrl }))
    await started
    expect(leave).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({ black: 1 })
  })

  it('hears of no error', async () => {
    fillCart('black')
    const { start, emit } = aCheckout(() => new Promise(() => {}))
    const started = start()
    window.dispatchEvent(new Event('pagehide'))
    await started
    expect(shownToast()).toBeNull()
    expect(emit).not.toHaveBeenCalledWith('checkout-error', expect.anything())
    expect(status()).toBe('idle')
  })
})
