// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { cartStore } from '../../src/cart/cart.ts'
import { createLine } from '../../src/cart/cart-item.ts'
import { drawerStore } from '../../src/cart/drawer.ts'
import { CART_KEY } from '../../src/cart/saved-cart.ts'
import { serializeLines } from '../../src/cart/stored-lines.ts'
import { startCheckout } from '../../src/checkout/checkout.ts'
import { explainFailure } from '../../src/checkout/checkout-failure.ts'
import {
  checkoutStore,
  failureOf,
  isOrderedFrom,
  resetCheckout,
  stepOf,
} from '../../src/checkout/checkout-store.ts'
import { pendingOrdersStore } from '../../src/checkout/pending-orders.ts'
import { ENGLISH, type Locale } from '../../src/texts/locale.ts'
import { cartContent, currentToast, fillCart, knowCart } from '../support/carts.ts'
import {
  aLeanProduct,
  aResponse,
  aVariant,
  aWirePage,
  aWireProduct,
  aWireVariant,
} from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'
import {
  aDelayedResponse,
  aFakeStore,
  anAdapterClient,
  anErrorResponse,
  aStoreWith,
} from '../support/stores.ts'

const payUrl = 'https://pay.example/session?id=1'
const successUrl = 'http://localhost:3000/success'

/**
 * Returns a function that starts a checkout with a fake store, and the list of orders that the store receives. The page
 * has just loaded the cart's products.
 */
function aCheckout(
  respond: () => Response | Promise<Response> = () => aResponse({ url: payUrl }),
  locale: Locale = ENGLISH,
) {
  const orders: Record<string, unknown>[] = []
  const { client, calls } = aFakeStore((_url, init) => {
    orders.push(JSON.parse(String(init?.body)))
    return respond()
  })
  const emit = vi.fn((_event: string, _detail: object) => true)
  const start = (signal?: AbortSignal) => {
    knowCart(client)
    return startCheckout({ client, successUrl, emit, signal, locale })
  }
  return { start, emit, orders, calls }
}

/** Fills the cart with two pieces from a store with an adapter. Returns a function that starts the checkout. */
function anAdapterCheckout(answer: object) {
  const client = anAdapterClient(answer)
  fillCart('black', 2, {}, client.settings)
  const emit = vi.fn((_event: string, _detail: object) => true)
  return { emit, start: () => startCheckout({ client, successUrl, emit, locale: ENGLISH }) }
}

/** Returns the message that the cart shows about the latest failure. */
function problem(locale: Locale = ENGLISH): string | null {
  const error = failureOf(cartStore.getState().items, checkoutStore.getState())
  return error ? explainFailure(error, 'cart', locale) : null
}
const status = () => checkoutStore.getState().status
const shownStep = () => stepOf(cartStore.getState().items, checkoutStore.getState())

let assignLocation: MockInstance<Location['assign']>

beforeEach(() => {
  resetPage()
  vi.useFakeTimers()
  assignLocation = vi.spyOn(location, 'assign').mockImplementation(() => {})
})

describe('startCheckout() with an empty cart', () => {
  // spec 4.9, 5.8, 8.9, 8.23
  it('shows the empty-cart toast, dispatches checkout-error with the reason and sends no request', async () => {
    const { start, emit, calls } = aCheckout()
    expect(await start()).toEqual({ status: 'empty' })
    expect(calls).toEqual([])
    expect(currentToast()).toMatchObject({
      title: 'Your cart is empty',
      description: 'Add some products to your cart before checking out.',
      variant: 'destructive',
    })
    expect(emit.mock.calls).toEqual([['checkout-error', { message: 'Your cart is empty' }]])
  })
})

describe('startCheckout()', () => {
  it('opens the mail program for an order by mail, shows the order in the cart and keeps the cart', async () => {
    const { start, emit } = anAdapterCheckout({ url: 'MAILTO:shop@volt.example' })
    expect(await start()).toEqual({ status: 'redirected' })
    const { mail } = shownStep() ?? {}
    expect(mail?.text).toContain('2 × ')
    expect(assignLocation).toHaveBeenCalledWith(mail?.url)
    expect(emit).toHaveBeenCalledWith('checkout-redirect', { url: mail?.url })
    expect(drawerStore.getState().isOpen).toBe(true)
    expect(cartContent()).toEqual({ black: 2 })
    expect(status()).toBe('idle')
  })

  it.each(['mailto:shop@volt.example', 'MailTo:shop@volt.example', 'tel:+15550100', 'javascript:alert(1)'])(
    'does not open the address %s of a hosted store',
    async (url) => {
      fillCart('black', 2)
      await aCheckout(() => aResponse({ url })).start()
      expect(assignLocation).not.toHaveBeenCalled()
      expect(cartContent()).toEqual({ black: 2 })
      expect(problem()).toContain('could not be read')
    },
  )

  it('leaves an order by mail to a page that prevents `checkout-redirect`', async () => {
    const { start, emit } = anAdapterCheckout({ url: 'mailto:shop@volt.example' })
    emit.mockImplementation((event) => event !== 'checkout-redirect')
    expect(await start()).toEqual({ status: 'redirected' })
    expect(assignLocation).not.toHaveBeenCalled()
    expect(shownStep()).toBeNull()
    expect(status()).toBe('idle')
  })

  it('keeps the cart until the visitor has read what to enter on the payment page', async () => {
    const { start } = anAdapterCheckout({ url: payUrl, asksForDetails: true })
    expect(await start()).toEqual({ status: 'waiting' })
    expect(assignLocation).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({ black: 2 })
    shownStep()?.pay?.()
    expect(assignLocation).toHaveBeenCalledWith(payUrl)
    expect(cartContent()).toEqual({})
    expect(shownStep()).toBeNull()
  })

  it('no longer shows what to do after the cart has changed', async () => {
    const { start } = anAdapterCheckout({ url: 'mailto:shop@volt.example' })
    await start()
    fillCart('amber')
    expect(shownStep()).toBeNull()
  })

  // spec 7.18, 7.20, 7.21
  it('announces the cart lines, and sends them with both return URLs and the time zone, but no locale', async () => {
    fillCart('black', 2)
    fillCart('amber')
    const { start, orders, calls, emit } = aCheckout()
    await start()
    const items = [2, 1].map((quantity) => expect.objectContaining({ quantity }))
    expect(emit).toHaveBeenNthCalledWith(1, 'checkout-start', { items })
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

  it.each([
    ['de-AT', 'de-AT'],
    ['en-GB', undefined],
  ])('sends for the language %s the locale %s', async (language, sent) => {
    fillCart('black')
    const { start, orders } = aCheckout(undefined, { ...ENGLISH, language })
    await start()
    expect(orders.map(({ locale }) => locale)).toEqual([sent])
  })

  const refusal = (code: string) => () => anErrorResponse(400, 'Bad Request', { code })
  const failure = () => Promise.reject(new TypeError('Failed to fetch'))

  it.each([
    ['sends the order again without the locale if the store rejects it', refusal('x'), ['ja', undefined]],
    ['does not send it again if an item is out of stock', refusal('insufficient_inventory'), ['ja']],
    ['does not send it again if the time slot is taken', refusal('booking_slot_not_available'), ['ja']],
    ['does not send it again if the connection fails', failure, ['ja']],
  ])('%s', async (_, respond, sent) => {
    fillCart('black')
    const { start, orders } = aCheckout(
      () => (orders.at(-1)?.['locale'] ? respond() : aResponse({ url: payUrl })),
      { ...ENGLISH, language: 'ja' },
    )
    await start()
    expect(orders.map(({ locale }) => locale)).toEqual(sent)
    expect(assignLocation).toHaveBeenCalledTimes(sent.length - 1)
  })

  it('explains a failure in the language of the element', async () => {
    const texts = {
      checkout_error_title: 'Fehler',
      checkout_refused: 'Der Laden antwortete: {message}',
    }
    const german = { ...ENGLISH, language: 'de', translations: [{ language: 'de', texts }] }
    fillCart('black')
    const { start, emit } = aCheckout(() => anErrorResponse(503, ''), german)
    await start()
    expect(problem(german)).toBe('Der Laden antwortete: HTTP 503')
    expect(currentToast()?.title).toBe('Fehler')
    expect(emit).toHaveBeenLastCalledWith('checkout-error', { message: expect.stringMatching(/^HTTP 503/) })
  })

  // spec 4.10, 7.23
  it('clears the cart, saves a pending order and then redirects to the checkout page', async () => {
    fillCart('black', 2)
    const savedCarts: unknown[] = []
    assignLocation.mockImplementation(() => savedCarts.push(JSON.parse(localStorage.getItem(CART_KEY) ?? '')))
    expect(await aCheckout().start()).toEqual({ status: 'redirected' })
    expect(cartContent()).toEqual({})
    expect(pendingOrdersStore.getState().orders).toMatchObject([
      { items: [{ variant: { id: 'black' }, quantity: 2 }], successUrl },
    ])
    expect(assignLocation).toHaveBeenCalledExactlyOnceWith(payUrl)
    expect(savedCarts).toEqual([[]])
  })

  it('creates only one checkout session for several clicks', async () => {
    fillCart('black')
    const { start, orders } = aCheckout()
    const results = await Promise.all([start(), start(), start()])
    expect([...results, await start()].map(({ status }) => status)).toEqual([
      'redirected',
      'running',
      'running',
      'running',
    ])
    expect(orders).toHaveLength(1)
    expect(assignLocation).toHaveBeenCalledOnce()
  })

  it('can be called again and offers the cart when the browser has not navigated within a minute', async () => {
    fillCart('black')
    await aCheckout().start()
    expect([status(), currentToast()]).toEqual(['redirecting', null])
    vi.advanceTimersByTime(60_000)
    expect(status()).toBe('idle')
    expect(currentToast()?.title).toBe('Your order was not completed')
  })

  it('keeps redirecting when the minute of an earlier redirect ends', async () => {
    fillCart('black')
    await aCheckout().start()
    resetCheckout()
    vi.advanceTimersByTime(50_000)
    fillCart('black')
    await aCheckout().start()
    vi.advanceTimersByTime(10_000)
    expect(status()).toBe('redirecting')
  })

  it('continues when the page of an earlier redirect is restored from the back-forward cache', async () => {
    fillCart('black')
    await aCheckout().start()
    resetCheckout()
    fillCart('amber')
    const { start } = aCheckout(() => new Promise(() => {}))
    void start()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(status()).toBe('starting')
    expect(currentToast()).toBeNull()
  })

  it('includes items that another script has added to the saved cart', async () => {
    vi.advanceTimersByTime(60_000)
    const line = createLine({ product: aLeanProduct(), variant: aVariant({ id: 'amber' }), quantity: 3 })
    localStorage.setItem(CART_KEY, serializeLines([line]))
    const { start, orders } = aCheckout()
    await start()
    expect(orders[0]?.['items']).toEqual([{ variant_id: 'amber', quantity: 3 }])
  })

  it('keeps items in the cart that were added during the request', async () => {
    fillCart('black', 2)
    const { response, respond } = aDelayedResponse()
    const { start, orders } = aCheckout(() => response)
    const started = start()
    await vi.waitFor(() => expect(orders).toHaveLength(1))
    fillCart('black', 1)
    fillCart('amber', 4)
    respond(aResponse({ url: payUrl }))
    await started
    expect(cartContent()).toEqual({ black: 1, amber: 4 })
  })
})

describe('startCheckout() with a cart that the store has changed', () => {
  /** Starts a checkout whose products the page has not loaded. */
  function aStaleCheckout(contents: Parameters<typeof aStoreWith>[0]) {
    const { client, callsTo } = aStoreWith(contents)
    const emit = vi.fn(() => true)
    const signal = new AbortController()
    const start = () => startCheckout({ client, successUrl, emit, locale: ENGLISH, signal: signal.signal })
    return { start, callsTo, emit, cancel: () => signal.abort() }
  }

  it('opens the cart instead of ordering when a price has changed, and orders at the next attempt', async () => {
    fillCart('black', 1, { price_in_cents: 1000 })
    const products = [aWireProduct({ variants: [aWireVariant({ id: 'black' })] })]
    const { start, callsTo, emit } = aStaleCheckout({ products })
    expect(await start()).toEqual({ status: 'changed' })
    expect(callsTo('checkout')).toEqual([])
    expect(emit).not.toHaveBeenCalled()
    expect([status(), drawerStore.getState().isOpen]).toEqual(['idle', true])
    await start()
    expect(callsTo('checkout')).toHaveLength(1)
    expect(callsTo('products')).toHaveLength(1)
  })

  it('sends nothing while the cart contains a product that was deleted', async () => {
    fillCart('black')
    const { start, callsTo } = aStaleCheckout({ products: [] })
    await start()
    await start()
    expect(callsTo('checkout')).toEqual([])
    expect(cartContent()).toEqual({ black: 1 })
  })

  it('orders when the comparison fails', async () => {
    fillCart('black')
    const products = () => anErrorResponse(503, 'Service Unavailable')
    const { start, callsTo } = aStaleCheckout({ responses: { products } })
    const started = start()
    expect(status()).toBe('starting')
    await started
    expect(callsTo('checkout')).toHaveLength(1)
  })

  it.each([
    ['fails', () => anErrorResponse(503, '')],
    ['finds no product', () => aResponse(aWirePage([]))],
  ])('sends and opens nothing when the visitor closes the cart before the comparison %s', async (_, end) => {
    fillCart('black')
    const { response, respond } = aDelayedResponse()
    const { start, callsTo, cancel } = aStaleCheckout({ responses: { products: () => response } })
    const started = start()
    cancel()
    respond(end())
    expect(await started).toEqual({ status: 'canceled' })
    expect(callsTo('checkout')).toEqual([])
    expect([status(), drawerStore.getState().isOpen]).toEqual(['idle', false])
  })
})

describe('startCheckout() with event listeners', () => {
  it('sends no request when a listener cancels checkout-start', async () => {
    fillCart('black')
    const { start, emit, orders } = aCheckout()
    emit.mockReturnValue(false)
    expect(await start()).toEqual({ status: 'canceled' })
    expect(orders).toEqual([])
    expect(cartContent()).toEqual({ black: 1 })
    expect(status()).toBe('idle')
  })

  it('clears the cart but stays on the page when a listener cancels checkout-redirect', async () => {
    fillCart('black')
    const { start, emit } = aCheckout()
    emit.mockImplementation((event) => event !== 'checkout-redirect')
    expect(await start()).toEqual({ status: 'redirected' })
    expect(emit).toHaveBeenLastCalledWith('checkout-redirect', { url: payUrl })
    expect(assignLocation).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({})
    expect(status()).toBe('idle')
  })
})

describe('startCheckout() in a frame', () => {
  const visited: string[] = []
  let canLeave = true

  beforeEach(() => {
    visited.length = 0
    canLeave = true
    const wholeWindow = {
      set href(url: string) {
        if (!canLeave) throw new DOMException('The frame must not navigate the page.', 'SecurityError')
        visited.push(url)
      },
    }
    vi.spyOn(window, 'top', 'get').mockReturnValue({ location: wholeWindow } as never)
  })

  it('opens the payment page in the whole window and clears the cart', async () => {
    fillCart('black')
    await aCheckout().start()
    expect(visited).toEqual([payUrl])
    expect(assignLocation).not.toHaveBeenCalled()
    expect(cartContent()).toEqual({})
    expect(status()).toBe('redirecting')
  })

  it('keeps the cart and offers a link when the frame must not leave the page', async () => {
    canLeave = false
    fillCart('black')
    const { start, emit } = aCheckout()
    expect(await start()).toEqual({ status: 'waiting' })
    expect(cartContent()).toEqual({ black: 1 })
    expect(currentToast()?.action).toMatchObject({ label: 'Continue to payment', href: payUrl })
    expect(status()).toBe('idle')
    expect(emit).not.toHaveBeenCalledWith('checkout-error', expect.anything())
    vi.advanceTimersByTime(3_600_000)
    expect(currentToast()?.action?.href).toBe(payUrl)
  })

  it('opens the payment page with the link’s click if the browser then allows it', async () => {
    canLeave = false
    fillCart('black')
    await aCheckout().start()
    canLeave = true
    currentToast()?.action?.run()
    expect(visited).toEqual([payUrl])
    expect(cartContent()).toEqual({})
    expect(pendingOrdersStore.getState().orders).toMatchObject([{ items: [{ quantity: 1 }], successUrl }])
  })

  it.each([
    ['a new tab if the frame must not leave the page', {}, []],
    ['the frame if it must not open tabs either', null, [[payUrl]]],
  ])('opens the payment page in %s', async (_, tab, assigned) => {
    canLeave = false
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as never)
    fillCart('black')
    await aCheckout().start()
    currentToast()?.action?.run()
    expect(open).toHaveBeenCalledExactlyOnceWith(payUrl, '_blank')
    expect(assignLocation.mock.calls).toEqual(assigned)
    expect(cartContent()).toEqual({})
  })

  it.each([
    ['changes', () => fillCart('amber')],
    ['closes', (cart: AbortController) => cart.abort()],
  ])('removes the link when the visitor %s the cart', async (_, change) => {
    canLeave = false
    fillCart('black')
    const cart = new AbortController()
    await aCheckout().start(cart.signal)
    change(cart)
    expect(currentToast()).toBeNull()
  })

  it('keeps the link when the browser can no longer save the cart', async () => {
    canLeave = false
    fillCart('black')
    await aCheckout().start()
    cartStore.setState({ isSaved: false })
    expect(currentToast()?.action?.href).toBe(payUrl)
  })

  it('leaves the payment to the page when a listener cancels checkout-redirect', async () => {
    fillCart('black')
    const { start, emit } = aCheckout()
    emit.mockImplementation((event) => event !== 'checkout-redirect')
    await start()
    expect(visited).toEqual([])
    expect(cartContent()).toEqual({})
    expect(currentToast()).toBeNull()
  })
})

it('startCheckout() in a frame that cannot read any address sends no order and explains why in checkout-error', async () => {
  fillCart('black')
  const { start, emit, orders } = aCheckout()
  vi.stubGlobal('location', { href: 'data:text/html,shop', origin: 'null' })
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', {})
  vi.stubGlobal('Document', { prototype: { baseURI: 'data:text/html,shop' } })
  await start()
  vi.unstubAllGlobals()
  expect(orders).toEqual([])
  expect(emit).toHaveBeenLastCalledWith('checkout-error', {
    message: expect.stringMatching(/no address .* Load the shop from its own http\(s\) URL/),
  })
  expect(cartContent()).toEqual({ black: 1 })
})

describe('a failed checkout', () => {
  const unavailable = () => anErrorResponse(503, 'Service Unavailable')

  // spec 4.11, 8.10, 8.11
  it('keeps the cart, shows the checkout error toast and names the cause', async () => {
    fillCart('black', 2)
    const { start, emit } = aCheckout(unavailable)
    const message = 'HTTP 503: Service Unavailable'
    expect(await start()).toEqual({ status: 'failed', message })
    expect(cartContent()).toEqual({ black: 2 })
    expect(assignLocation).not.toHaveBeenCalled()
    expect(currentToast()).toMatchObject({
      title: 'Checkout Error',
      description: 'There was a problem initializing checkout. Please try again.',
      variant: 'destructive',
    })
    expect(emit).toHaveBeenLastCalledWith('checkout-error', { message })
    expect(problem()).toBe(`The store responded with “${message}”. Your cart is unchanged.`)
  })

  it('explains what to do when an item is out of stock, and looks up the remaining stock', async () => {
    fillCart('black')
    const { client, callsTo } = aStoreWith({
      responses: { checkout: () => anErrorResponse(400, '', { code: 'insufficient_inventory' }) },
    })
    knowCart(client)
    await startCheckout({ client, successUrl, emit: () => true, locale: ENGLISH })
    expect(problem()).toBe(
      'The store no longer has enough of an item in your cart. Lower its quantity or remove it, then try again.',
    )
    expect(callsTo('variants')).toHaveLength(1)
  })

  it('clears its toast when the visitor tries again, and its error message when that succeeds', async () => {
    fillCart('black')
    await aCheckout(unavailable).start()
    await vi.runAllTimersAsync()
    expect(currentToast()?.title).toBe('Checkout Error')
    const retry = aCheckout().start()
    expect(currentToast()).toBeNull()
    await retry
    expect(assignLocation).toHaveBeenCalledOnce()
    expect(problem()).toBeNull()
  })

  it('clears its error message when the cart changes', async () => {
    fillCart('black')
    await aCheckout(unavailable).start()
    fillCart('black')
    expect(problem()).toBeNull()
  })
})

it.each([
  ['leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['closes the cart', (cart: AbortController) => cart.abort()],
])('a visitor who %s during a checkout request keeps the cart and sees no error', async (_, leave) => {
  fillCart('black')
  const { response, respond } = aDelayedResponse()
  const { start, emit, orders } = aCheckout(() => response)
  const cart = new AbortController()
  const started = start(cart.signal)
  await vi.waitFor(() => expect(orders).toHaveLength(1))
  expect(status()).toBe('starting')
  leave(cart)
  respond(aResponse({ url: payUrl }))
  await started
  expect(assignLocation).not.toHaveBeenCalled()
  expect(cartContent()).toEqual({ black: 1 })
  expect(currentToast()).toBeNull()
  expect(emit).not.toHaveBeenCalledWith('checkout-error', expect.anything())
  expect(status()).toBe('idle')
})

it('isOrderedFrom() returns true only for the store of the latest checkout', async () => {
  const [shop, other] = ['store_1', 'store_2'].map((id) => aStoreWith({}, id).client)
  const areOrdered = () =>
    [shop, other].map((client) => client && isOrderedFrom(client, checkoutStore.getState()))
  expect(areOrdered()).toEqual([false, false])
  fillCart('black')
  await aCheckout().start()
  expect(areOrdered()).toEqual([true, false])
})
