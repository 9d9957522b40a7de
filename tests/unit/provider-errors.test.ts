import { describe, expect, it, vi } from 'vitest'
import { createCheckout } from '../../src/provider/checkouts.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { StoreError } from '../../src/provider/store-error.ts'
import { aResponse, aWirePage } from '../support/factories.ts'

const settings = { host: 'https://api.example', storeId: 'store_1' }
const order = { items: [], successUrl: 'https://a.example', cancelUrl: 'https://a.example', timeZone: 'UTC' }
const UNREADABLE = 'The store sent a response that could not be read. Please try again later.'

const aClient = (respond: () => Response | Promise<Response>) =>
  createStoreClient(settings, { fetch: async () => respond() })
const failureOf = (call: Promise<unknown>): Promise<StoreError> =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error) => error,
  )

describe('a response with an error status', () => {
  // spec 8.1
  it('is reported with the HTTP status line', async () => {
    const client = aClient(() => aResponse({}, { status: 500, statusText: 'Internal Server Error' }))
    const error = await failureOf(client.listProducts())
    expect(error).toBeInstanceOf(StoreError)
    expect(error).toMatchObject({ kind: 'http', status: 500, message: 'HTTP 500: Internal Server Error' })
  })

  // spec R.31
  it('is reported with only the status code over HTTP/2, which has no status text', async () => {
    const client = aClient(() => aResponse({ message: 'Product not found' }, { status: 404 }))
    expect((await failureOf(getProduct(client, 'prod_1'))).message).toBe('HTTP 404: ')
  })

  it('is reported with the provider’s error code', async () => {
    const body = { code: 'insufficient_inventory', message: 'Variant is sold out' }
    const client = aClient(() => aResponse(body, { status: 400 }))
    expect(await failureOf(createCheckout(client, order))).toMatchObject({
      code: 'insufficient_inventory',
    })
  })

  it.each(['<h1>Bad Gateway</h1>', '', 'null', '[]', '{"message":{"__proto__":1},"code":7}'])(
    'is reported as an HTTP error when its body is %j',
    async (body) => {
      const client = aClient(() => new Response(body, { status: 502 }))
      const error = await failureOf(client.listProducts())
      expect(error).toMatchObject({ kind: 'http', message: 'HTTP 502: ', code: undefined })
    },
  )

  it('is reported after two seconds when its body never ends', async () => {
    vi.useFakeTimers()
    const client = aClient(() => new Response(new ReadableStream(), { status: 503, statusText: 'Busy' }))
    const failure = failureOf(client.listProducts())
    await vi.advanceTimersByTimeAsync(2000)
    expect(await failure).toMatchObject({ kind: 'http', status: 503, message: 'HTTP 503: Busy' })
  })
})

describe('a failed network request', () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

  it.each([
    [true, 'network', 'The store could not be reached. Check your connection and try again.'],
    [false, 'offline', 'You seem to be offline. Check your connection and try again.'],
  ])('when the browser is online (%s) has the kind “%s”', async (onLine, kind, message) => {
    vi.stubGlobal('navigator', { onLine })
    expect(await failureOf(aClient(unreachable).listProducts())).toMatchObject({ kind, message })
  })

  it('is reported as a network error when the connection breaks during the response', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
    const error = await failureOf(aClient(() => new Response(broken)).listProducts())
    expect(error.kind).toBe('network')
  })

  it('succeeds when it is retried', async () => {
    const responders = [unreachable, () => aResponse(aWirePage([]))]
    const client = aClient(() => responders.shift()?.() ?? unreachable())
    await failureOf(client.listProducts())
    expect((await client.listProducts()).products).toEqual([])
  })
})

describe('a request timeout', () => {
  const never = () => new Promise<Response>(() => {})
  const TOO_LONG = 'The store took too long to respond. Please try again.'

  it('ends the request after 15 seconds', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn((_url: RequestInfo | URL, _init?: RequestInit) => never())
    const failure = failureOf(createStoreClient(settings, { fetch }).listProducts())
    await vi.advanceTimersByTimeAsync(14_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'timeout', message: TOO_LONG })
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it('ends a response that is still incomplete after 15 seconds', async () => {
    vi.useFakeTimers()
    const dripping = new ReadableStream({
      start(stream) {
        setInterval(() => stream.enqueue(new TextEncoder().encode(' ')), 1000)
      },
    })
    const failure = failureOf(aClient(() => new Response(dripping)).listProducts())
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })

  it('is cleared when the store responds', async () => {
    vi.useFakeTimers()
    await aClient(() => aResponse(aWirePage([]))).listProducts()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a call whose signal aborts', () => {
  it('rejects with the signal’s reason and aborts the underlying fetch', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn((_url: RequestInfo | URL, _init?: RequestInit) => new Promise<Response>(() => {}))
    const leaving = new AbortController()
    const { signal } = leaving
    const call = createStoreClient(settings, { fetch }).listProducts({}, signal)
    leaving.abort('gone home')
    await expect(call).rejects.toBe('gone home')
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends no request if the signal is already aborted', async () => {
    const fetch = vi.fn(async () => aResponse({}))
    const call = createStoreClient(settings, { fetch }).listProducts({}, AbortSignal.abort())
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('response validation', () => {
  it.each(['<!doctype html>', '', '{"products":', 'null', '[]', '7', '{}', '{"products":{}}'])(
    'rejects the product list %j',
    async (body) => {
      const error = await failureOf(aClient(() => new Response(body)).listProducts())
      expect(error).toMatchObject({ kind: 'malformed', message: UNREADABLE })
    },
  )

  it.each([{}, { product: null }, { product: { id: 'prod_1' } }, { product: { id: 7, title: 'Tee' } }])(
    'rejects the product response %j',
    async (body) => {
      const client = aClient(() => aResponse(body))
      const error = await failureOf(getProduct(client, 'prod_1'))
      expect(error.kind).toBe('malformed')
    },
  )

  it('rejects a page of only malformed products if it is the first page', async () => {
    const client = aClient(() => aResponse({ products: [null, { id: 7 }], count: 2 }))
    expect(await failureOf(client.listProducts())).toMatchObject({ kind: 'malformed', message: UNREADABLE })
    expect((await client.listProducts({ offset: 2, limit: 2 })).products).toEqual([])
  })

  it.each([{}, { variants: [{ id: null }] }])('rejects the inventory %j', async (body) => {
    const error = await failureOf(aClient(() => aResponse(body)).getInventory(['prod_1']))
    expect(error.kind).toBe('malformed')
  })

  it.each([undefined, '', '/pay', '//pay.example', 'https://', 'javascript:alert(1)//https://a.example', 7])(
    'rejects the checkout URL %j',
    async (url) => {
      const client = aClient(() => aResponse({ url }))
      const error = await failureOf(createCheckout(client, order))
      expect(error).toMatchObject({ kind: 'malformed', message: UNREADABLE })
    },
  )

  it('accepts a local checkout URL over plain HTTP', async () => {
    const url = 'http://localhost:4173/checkout?session=1'
    const client = aClient(() => aResponse({ url }))
    expect(await createCheckout(client, order)).toMatchObject({ url })
  })
})
