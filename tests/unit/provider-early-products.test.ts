// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { request } from '../../src/http/request.ts'
import { requestProducts } from '../../src/provider/early-products.ts'

const store = { storeHost: 'https://api.example/', storeId: 'demo' }
const url = 'https://api.example/store/demo/products'
const aGrid = (attribute = 'lang') => {
  const grid = document.createElement('store-grid')
  grid.setAttribute(attribute, 'a')
  return grid
}
const readText = (response: Response) => response.text()

function aFetch() {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response(`${fetch.mock.calls.length}`))
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void Reflect.deleteProperty(window, Symbol.for('electrician-elements-response')))
  return fetch
}

describe('the early request of a product list', () => {
  it('is sent once for several lists and answers one later request', async () => {
    const fetch = aFetch()
    expect([requestProducts(aGrid(), store), requestProducts(aGrid(), store)]).toEqual([true, true])
    expect(fetch).toHaveBeenCalledOnce()
    expect(fetch.mock.lastCall).toMatchObject([
      url,
      { headers: { 'Content-Type': 'application/json' }, credentials: 'omit', cache: 'no-cache' },
    ])
    expect([await request(url, {}, readText), await request(url, {}, readText)]).toEqual(['1', '2'])
  })

  it.each([
    ['a request for another URL', `${url}?offset=10`, {}],
    ['a POST request', url, { method: 'POST' }],
  ])('does not answer %s', async (_, otherUrl, init) => {
    aFetch()
    requestProducts(aGrid(), store)
    expect(await request(otherUrl, init, readText)).toBe('2')
  })

  it('does not answer a request after 30 s, because prices and stock change', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    aFetch()
    requestProducts(aGrid(), store)
    vi.advanceTimersByTime(30_000)
    expect(await request(url, {}, readText)).toBe('2')
  })

  it('is canceled with the request that it answers', async () => {
    const fetch = aFetch()
    fetch.mockReturnValue(new Promise(() => {}))
    requestProducts(aGrid(), store)
    const controller = new AbortController()
    const answer = request(url, { signal: controller.signal }, readText)
    controller.abort()
    await expect(answer).rejects.toThrow('aborted')
    expect(fetch.mock.lastCall?.[1].signal).toHaveProperty('aborted', true)
  })

  it.each([
    ['/provider', 'http://localhost:3000/provider/store/demo/products'],
    [' HTTP://api.example ', 'http://api.example/store/demo/products'],
  ])('goes to the host “%s”', (storeHost, address) => {
    const fetch = aFetch()
    expect(requestProducts(aGrid(), { storeHost, storeId: ' demo ' })).toBe(true)
    expect(fetch.mock.lastCall?.[0]).toBe(address)
  })

  it.each(['collection', 'product-ids', 'sort'])('is not sent for a list with “%s”', (attribute) => {
    const fetch = aFetch()
    expect(requestProducts(aGrid(attribute), store)).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    { storeId: ' ' },
    { storeId: null },
    { storeHost: undefined },
    { storeHost: '//api.example' },
    { storeHost: 'api.example' },
    { storeHost: 'https://[' },
    { storeType: 'shopify' },
  ])('is not sent to a store with %o', (overrides) => {
    const fetch = aFetch()
    expect(requestProducts(aGrid(), { ...store, ...overrides })).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is not sent for a prerendered list', () => {
    const fetch = aFetch()
    const grid = aGrid()
    grid.attachShadow({ mode: 'open' })
    expect(requestProducts(grid, store)).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })
})
