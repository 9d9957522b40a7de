import { describe, expect, it } from 'vitest'
import { checkStore } from '../../demo/snippet-builder/check-store.ts'
import { createDemoStore } from '../../demo/store/handler.ts'

const host = 'https://api.shop.test/v1/'
const demoStore = createDemoStore()
const isOnline = () => true

const fromDemoStore = (input: unknown, init?: RequestInit) => demoStore(new Request(String(input), init))
const responding = (body: string, status: number) => async () => new Response(body, { status })
const failing = async (_: unknown, init?: RequestInit) => {
  if (init?.mode === 'no-cors') return new Response()
  throw new TypeError('Failed to fetch')
}
const unreachable = async () => {
  throw new TypeError('Failed to fetch')
}
const silent = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
describe('checkStore()', () => {
  it.each([
    ['a store with products', 'demo', fromDemoStore, 'found', /^Your store works: \d+ products found\.$/],
    ['a store without products', 'empty', fromDemoStore, 'empty', /no products yet/],
    ['an unknown store id', 'nobody', fromDemoStore, 'not-found', /no store “nobody” \(HTTP 404\)/],
    [
      'a store that responds with status 503',
      'failing',
      fromDemoStore,
      'unavailable',
      /^The store is not available right now \(HTTP 503\)\. Try again later\.$/,
    ],
    ['a proxy’s error page', 'demo', responding('<h1>Bad gateway</h1>', 502), 'unavailable', /HTTP 502/],
    [
      'a store that refuses the request with a message',
      'demo',
      responding('{"message": "Store is closed"}', 403),
      'refused',
      /refused the request \(HTTP 403\): “Store is closed”\. Check/,
    ],
    [
      'an HTML page instead of a store',
      'demo',
      responding('<h1>Hi</h1>', 200),
      'not-a-store',
      /not a product list/,
    ],
    ['a response blocked by CORS', 'demo', failing, 'cors', /Access-Control-Allow-Origin/],
    ['an unknown server', 'demo', unreachable, 'unreachable', /No server was found/],
    ['a store that does not respond', 'demo', silent, 'timeout', /did not respond within 0.05 seconds/],
  ] as const)('returns a message for %s', async (_, storeId, fetch, kind, message) => {
    const result = await checkStore(host, storeId, { fetch, isOnline, timeout_ms: 50 })
    expect(result).toEqual({ kind, message: expect.stringMatching(message) })
  })

  it('reports that the visitor is offline', async () => {
    const result = await checkStore(host, 'demo', { fetch: unreachable, isOnline: () => false })
    expect(result.kind).toBe('offline')
  })

  it.each([
    ['', 'demo', 'Enter the store host'],
    [host, ' ', 'Enter the store id'],
    ['api.shop.test', 'demo', 'begins with https://'],
    ['http://api.shop.test', 'demo', 'Browsers block a store at http://'],
  ])('sends no request for the host “%s” and the ID “%s”', async (storeHost, storeId, message) => {
    const fetch = () => Promise.reject(new Error('unexpected request'))
    const result = await checkStore(storeHost, storeId, { fetch, pageProtocol: 'https:' })
    expect(result).toEqual({ kind: 'incomplete', message: expect.stringContaining(message) })
  })
})
