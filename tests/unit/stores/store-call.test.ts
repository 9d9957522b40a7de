import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { StoreFailure } from '../../../src/stores/contract.ts'
import { createStoreCall } from '../../../src/stores/store-call.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server that answers each request with a redirect, or with JSON. Records the requests' headers. */
async function startServer(location?: string) {
  const received: IncomingHttpHeaders[] = []
  const server = createServer(({ headers }, response) => {
    received.push(headers)
    response.writeHead(location ? 307 : 200, location ? { location } : { 'content-type': 'application/json' })
    response.end('{"products":[]}')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const call = createStoreCall({ host: 'https://shop.example', storeId: 'main', type: 'medusa' }, {})

describe('a store that redirects to another website', () => {
  it('does not pass on a key, and says what to set', async () => {
    const other = await startServer()
    const store = await startServer(`${other.origin}/store`)
    const failure: unknown = await call
      .json(`${store.origin}/store`, { headers: { 'x-publishable-api-key': 'pk_1' } })
      .catch((error: unknown) => error)
    expect(store.received[0]?.['x-publishable-api-key']).toBe('pk_1')
    expect(other.received).toEqual([])
    expect(failure).toMatchObject({ status: 502, message: expect.stringContaining('Set store-host to') })
  })

  it('is followed without a key', async () => {
    const other = await startServer()
    const store = await startServer(`${other.origin}/store`)
    expect((await call.json(`${store.origin}/store`, { headers: {} })).body).toEqual({ products: [] })
  })
})

it('does not read an opaque response, which browsers return for a redirect', async () => {
  const response = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  const browser = createStoreCall({ host: 'https://shop.example', storeId: 'main' }, {}, async () => response)
  const failure = browser.json('https://shop.example/store', { headers: { key: '1' } })
  await expect(failure).rejects.toMatchObject({ status: 502, message: expect.stringContaining('redirects') })
})

describe('a failure of a store', () => {
  it.each([
    [400, 'The store refused the request'],
    [401, 'The store does not allow access'],
    [403, 'The store does not allow access'],
    [404, 'Not found'],
    [429, 'Too many requests. Please try again in a minute'],
    [430, 'Too many requests. Please try again in a minute'],
    [500, 'The store is not available. Please try again later'],
    [503, 'The store is not available. Please try again later'],
  ])('with status %d has the reason “%s”', (status, reason) => {
    expect(new StoreFailure(status).reason).toBe(reason)
  })

  it('keeps the reason of the adapter', () => {
    expect(new StoreFailure(422, 'code', 'For the owner', 'For visitors').reason).toBe('For visitors')
  })
})
