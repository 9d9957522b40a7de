// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLine } from '../../src/cart/cart-item.ts'
import { startCheckout } from '../../src/checkout/checkout.ts'
import { explainFailure } from '../../src/checkout/checkout-failure.ts'
import { checkoutStore } from '../../src/checkout/checkout-store.ts'
import { orderDirectly } from '../../src/checkout/order-directly.ts'
import { confirmOrder } from '../../src/checkout/order-return.ts'
import { messages } from '../../src/diagnostics/messages.ts'
import type { StoreClient } from '../../src/provider/store-client.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { recordMessages } from '../support/author-messages.ts'
import { cartContent, currentToast, fillCart } from '../support/carts.ts'
import { aLeanProduct, aResponse, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'
import { aFakeStore, anAdapterClient, anErrorResponse } from '../support/stores.ts'

const optionsFor = (client: StoreClient) => ({
  client,
  successUrl: undefined,
  emit: (_event: string) => true,
  locale: ENGLISH,
})

/** Returns the options for a checkout at a store that responds with an error. */
const aRejectingStore = (status: number, statusText: string, body: object = {}) =>
  optionsFor(aFakeStore(() => anErrorResponse(status, statusText, body)).client)

/** Returns the options for a checkout at a store that cannot be reached. */
const anUnreachableStore = () =>
  optionsFor(aFakeStore(() => Promise.reject(new TypeError('Failed to fetch'))).client)

/** Orders a donation and returns the error message for the visitor. */
async function donate(options: ReturnType<typeof aRejectingStore>): Promise<string> {
  const item = createLine({ product: aLeanProduct(), variant: aVariant(), quantity: 1 })
  const error = await orderDirectly({ item, details: { donation_amount: 500 } }, options)
  return explainFailure(error, 'item', ENGLISH)
}

const outOfStock = { code: 'insufficient_inventory', message: 'Sold out' }
let loggedMessages: () => Promise<string[]>

beforeEach(() => {
  resetPage()
  loggedMessages = recordMessages()
})

it('a cart with an item that the store refuses names the item and the reason', async () => {
  fillCart('v0', 1, { title: 'White' })
  fillCart('v1', 1)
  const body = { code: 'INVALID', message: 'Refused', variant_id: 'v1' }
  await startCheckout(aRejectingStore(422, 'The merchandise does not exist', body))
  const { failure } = checkoutStore.getState()
  expect(explainFailure(failure?.error, 'cart', ENGLISH, failure?.items)).toBe(
    'The store responded with “Crew Tee, Black: HTTP 422: The merchandise does not exist”. Your cart is unchanged.',
  )
})

describe('a rejected booking or donation', () => {
  it('does not mention the cart when the item is out of stock', async () => {
    expect(await donate(aRejectingStore(400, 'Bad Request', outOfStock))).toBe(
      'The store responded with “HTTP 400: Bad Request”. Nothing has been ordered.',
    )
  })

  it('shows only the status code when the response has no status text, as over HTTP/2', async () => {
    expect(await donate(aRejectingStore(503, ''))).toBe(
      'The store responded with “HTTP 503”. Nothing has been ordered.',
    )
  })

  it('asks for another time when the time slot is taken, without a toast that covers the times', async () => {
    const slotTaken = { message: 'Booking time slot not available' }
    expect(await donate(aRejectingStore(400, 'Bad Request', slotTaken))).toBe(
      'Someone else has just booked this time. Please choose another one.',
    )
    expect(currentToast()).toBeNull()
  })

  it('does not claim that the store responded when it cannot be reached', async () => {
    expect(await donate(anUnreachableStore())).toBe(
      'The store could not be reached. Check your connection and try again. Nothing has been ordered.',
    )
  })

  it('does not show the message of an unexpected error', () => {
    expect(explainFailure(new TypeError('x is undefined'), 'item', ENGLISH)).toBe('Nothing has been ordered.')
  })
})

describe('orderDirectly()', () => {
  const aDonation = () => ({
    item: createLine({ product: aLeanProduct(), variant: aVariant({ id: 'fund' }), quantity: 1 }),
    details: { donation_amount: 500 },
  })

  it('dispatches checkout-start, sends only the item, and keeps the order for the success page', async () => {
    const sent: unknown[] = []
    const { client } = aFakeStore((_url, init) => {
      sent.push(JSON.parse(String(init?.body)).items)
      return aResponse({ url: 'https://pay.example/1' })
    })
    const emit = vi.fn((name: string) => name !== 'checkout-redirect')
    fillCart('black')
    const donation = aDonation()
    await orderDirectly(donation, { ...optionsFor(client), emit })
    expect(emit).toHaveBeenCalledWith('checkout-start', { items: [donation.item] })
    expect(sent).toEqual([[{ variant_id: 'fund', quantity: 1, donation_amount: 500 }]])
    expect(cartContent()).toEqual({ black: 1 })
    expect(confirmOrder()).toEqual([donation.item])
  })

  it('sends nothing when a listener cancels checkout-start or another checkout is running', async () => {
    const { client, calls } = aFakeStore(() => new Promise(() => {}))
    await orderDirectly(aDonation(), { ...optionsFor(client), emit: () => false })
    expect(calls).toEqual([])
    void orderDirectly(aDonation(), optionsFor(client))
    await orderDirectly(aDonation(), optionsFor(client))
    expect(calls).toHaveLength(1)
  })

  it('names the item in the mail to a store that takes orders by mail', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {})
    await orderDirectly(aDonation(), optionsFor(anAdapterClient({ url: 'mailto:shop@volt.example' })))
    expect(checkoutStore.getState().step?.order.mail?.text).toContain('1 × Crew Tee')
  })
})

describe('the message about a refused checkout', () => {
  it('names the store’s reason', async () => {
    vi.stubGlobal('location', new URL('https://volt.example/store'))
    fillCart('black')
    await startCheckout(aRejectingStore(400, 'Bad Request', { code: 'invalid_data', message: 'No price' }))
    expect(await loggedMessages()).toEqual([
      'The checkout did not start: The store responded with HTTP 400: Bad Request (invalid_data: No price). ' +
        'Fix the reason that the store gives, for example in the settings of the store or the product.',
    ])
  })

  it('says that Hostinger’s stores do not accept return URLs on http://localhost', () => {
    const failure = {
      message: 'HTTP 400: ',
      status: 400,
      url: 'https://api-ecommerce.hostinger.com/store/1/checkout',
    }
    const refused = (error: object) => messages['checkout-refused']({ error, page: 'http://localhost:3000/' })
    expect(refused(failure)).toContain('on http://localhost or in files')
    expect(refused({ ...failure, url: 'https://shop.example/store/1/checkout' })).not.toContain('localhost')
  })

  it('names the network when a store cannot be reached from http://localhost', async () => {
    fillCart('black')
    await startCheckout(anUnreachableStore())
    const advice =
      'Check the network, store-host and whether the store allows requests from http://localhost:3000/'
    expect(await loggedMessages()).toEqual([expect.stringContaining(advice)])
    expect(console.error).toHaveBeenCalledOnce()
  })

  it.each([
    ['item is out of stock', outOfStock],
    ['time slot is taken', { message: 'Booking time slot not available' }],
  ])('does not appear when the %s', async (_, body) => {
    await donate(aRejectingStore(400, 'Bad Request', body))
    expect(await loggedMessages()).toEqual([])
  })
})
