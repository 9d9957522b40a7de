import { parseProduct, parseProductPage } from '../../src/provider/responses.ts'

/** The store's responses at build time. They are validated, but otherwise unchanged. */
export interface StoreResponses {
  /** The first page of the product list, which the store screen requests. */
  page: unknown
  /** The response for each listed product, keyed by product ID. */
  products: Map<string, unknown>
}

/** A function that requests a URL and returns the response. */
export type Send = (url: string) => Promise<Response>

const TIMEOUT_MS = 15_000
const CONCURRENT_REQUESTS = 8

/** Sends a request over the network and returns the response. */
export const sendOverNetwork: Send = (url) =>
  fetch(url, { headers: { 'Content-Type': 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) })

/**
 * Loads the product list and every listed product. Logs and skips products that fail to load.
 * @param store the store's URL, such as `https://store.example/store/your-store`
 * @throws Error if the product list fails to load
 */
export async function fetchStoreResponses(
  store: string,
  send: Send,
  log: (message: string) => void,
): Promise<StoreResponses> {
  const page = await getJson(`${store}/products`, send)
  const ids = await listIds(store, send, page)
  const products = new Map<string, unknown>()
  const queue = [...ids]
  await Promise.all(
    Array.from({ length: CONCURRENT_REQUESTS }, async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        try {
          const response = await getJson(`${store}/products/${encodeURIComponent(id)}`, send)
          parseProduct(response)
          products.set(id, response)
        } catch (error) {
          log(
            `Product ${id} gets no prerendered page because it could not be loaded: ${(error as Error).message}. Check the product in the store, then build again.`,
          )
        }
      }
    }),
  )
  return { page, products }
}

async function listIds(store: string, send: Send, first: unknown): Promise<Set<string>> {
  const ids = new Set<string>()
  let { products, count, received, limit } = parseProductPage(first, {})
  let offset = 0
  for (;;) {
    const before = ids.size
    for (const { id } of products) ids.add(id)
    offset += received
    if (received === 0 || offset >= count || ids.size === before) return ids
    const query = { offset, limit }
    const more = await getJson(`${store}/products?offset=${offset}&limit=${limit}`, send)
    ;({ products, count, received, limit } = parseProductPage(more, query))
  }
}

async function getJson(url: string, send: Send): Promise<unknown> {
  const response = await send(url)
  if (!response.ok)
    throw new Error(`${url} responded with HTTP ${response.status} ${response.statusText}`.trim())
  return response.json()
}
