import { vi } from 'vitest'
import { allCatalogs } from '../../demo/store/catalog/all.ts'
import { createDemoStore } from '../../demo/store/handler.ts'
import type { CheckoutOrder } from '../../src/provider/checkouts.ts'
import { registerStore } from '../../src/provider/registered-stores.ts'
import { createStoreClient, type StoreClient } from '../../src/provider/store-client.ts'
import { aResponse, aWirePage, type Wire } from './factories.ts'

type StoreResponse = Response | Promise<Response>

/** Returns a client that gets all responses from `respond`, and a list to which each requested URL is added. */
export function aFakeStore(
  respond: (url: URL, init: RequestInit | undefined) => StoreResponse,
  storeId = 'store_1',
) {
  const calls: URL[] = []
  const client = createStoreClient(
    { host: 'https://api.example', storeId },
    {
      fetch: async (input, init) => {
        const url = new URL(String(input))
        calls.push(url)
        return respond(url, init)
      },
    },
  )
  const callsTo = (resource: string) => calls.filter(({ pathname }) => pathname.endsWith(`/${resource}`))
  return { client, calls, callsTo }
}

interface StoreContents {
  products?: Wire[]
  /** The stock quantities by variant ID. By default, the stock response contains no variants. */
  stock?: Record<string, number | null>
  /** Functions that replace the response for a resource: `products`, `variants` or `checkout`. */
  responses?: Partial<Record<string, () => StoreResponse>>
}

/** Returns a client for a store with these contents, which a test may change between requests. */
export function aStoreWith(contents: StoreContents, storeId?: string) {
  return aFakeStore((url) => {
    const [resource = '', id] = url.pathname.split('/').slice(3).map(decodeURIComponent)
    const { products = [], stock = {}, responses = {} } = contents
    const override = responses[resource]
    if (override) return override()
    if (resource === 'variants') {
      const variants = Object.entries(stock).map(([id, inventory_quantity]) => ({ id, inventory_quantity }))
      return aResponse({ variants })
    }
    if (resource === 'checkout') return aResponse({ url: 'https://pay.example/session?id=1' })
    if (!id) return aResponse(aWirePage(products))
    const product = products.find((candidate) => candidate['id'] === id)
    if (!product) return anErrorResponse(404, 'Not Found')
    const { images, ...single } = product
    return aResponse({ product: { ...single, media: images } })
  }, storeId)
}

let adapterCount = 0

/** Returns a client for a store with an adapter, which answers every checkout like this. */
export function anAdapterClient(checkout: object): StoreClient {
  adapterCount += 1
  const type = `test-${adapterCount}`
  registerStore(type, { fetch: async () => aResponse(checkout), isPaid: async () => null })
  return createStoreClient({ host: 'https://api.example', storeId: 'store_1', type, details: {} })
}

/** Returns an order with these quantities by variant ID. */
export function anOrder(quantities: Record<string, number> = {}): CheckoutOrder {
  return {
    items: Object.entries(quantities).map(([variant_id, quantity]) => ({ variant_id, quantity })),
    successUrl: 'https://site.example/success',
    cancelUrl: 'https://site.example/shop',
    timeZone: 'UTC',
  }
}

/** Answers the page's requests. Returns a list to which each requested URL is added. */
export function serve(send: (request: Request) => Promise<Response>): URL[] {
  const urls: URL[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    urls.push(new URL(url))
    return send(new Request(url, init))
  })
  return urls
}

/** Returns an HTTP response with an error status. */
export function anErrorResponse(status: number, statusText: string, body: unknown = {}): Response {
  return aResponse(body, { status, statusText })
}

/** Returns a promise for a response and the function that resolves the promise. */
export function aDelayedResponse() {
  let resolveResponse: (response: Response) => void = () => {}
  const response = new Promise<Response>((resolve) => {
    resolveResponse = resolve
  })
  return { response, respond: (result: Response) => resolveResponse(result) }
}

/** Returns a client for a new demo store. The store ID selects its behavior: `demo`, `wholesale`, `empty` and so on. */
export function aDemoClient(kind = 'demo'): StoreClient {
  const handler = createDemoStore({ catalogs: allCatalogs })
  return createStoreClient(
    { host: 'http://demo.test/provider', storeId: kind },
    { fetch: (input, init) => handler(new Request(input, init)) },
  )
}
