// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { createLine } from '../../src/cart/cart-item.ts'
import { startCheckout } from '../../src/checkout/checkout.ts'
import { explainFailure } from '../../src/checkout/checkout-failure.ts'
import { orderDirectly } from '../../src/checkout/order-directly.ts'
import { ENGLISH } from '../../src/texts/locale.ts'
import { fillCart } from '../support/carts.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { resetPage } from '../support/reset-page.ts'
import { aFakeStore, anErrorResponse } from '../support/stores.ts'

/** Returns the options for a checkout at a store that responds with an error. */
function aRejectingStore(status: number, statusText: string, body: object = {}) {
  const { client } = aFakeStore(() => anErrorResponse(status, statusText, body))
  return { client, successUrl: undefined, emit: () => true }
}

/** Orders a donation and returns the error message for the visitor. */
async function donate(options: ReturnType<typeof aRejectingStore>): Promise<string> {
  const item = createLine({ product: aLeanProduct(), variant: aVariant(), quantity: 1 })
  const error = await orderDirectly({ item, details: { donation_amount: 500 } }, options)
  return explainFailure(error, 'item', ENGLISH)
}

const outOfStock = { code: 'insufficient_inventory', message: 'Sold out' }
let warn: MockInstance<Console['warn']>

beforeEach(() => {
  resetPage()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
})

describe('the console warning about return URLs on http://localhost', () => {
  it('appears when a store responds with the status 400', async () => {
    fillCart('black')
    await startCheckout(aRejectingStore(400, 'Bad Request', { code: 'invalid_data' }))
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('http://localhost'))
  })

  it.each([
    ['item is out of stock', outOfStock],
    ['time slot is taken', { message: 'Booking time slot not available' }],
  ])('does not appear when the %s', async (_, body) => {
    await donate(aRejectingStore(400, 'Bad Request', body))
    expect(warn).not.toHaveBeenCalled()
  })

  it('does not appear for another status', async () => {
    await donate(aRejectingStore(503, 'Service Unavailable'))
    expect(warn).not.toHaveBeenCalled()
  })

  it('does not appear on a page with another origin', async () => {
    vi.stubGlobal('location', new URL('https://volt.example/store'))
    await donate(aRejectingStore(400, 'Bad Request'))
    expect(warn).not.toHaveBeenCalled()
  })
})
