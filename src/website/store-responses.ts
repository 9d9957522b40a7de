import { parseProduct, parseProductPage } from '../provider/responses.ts'
import { idsWithFolder } from './product-folders.ts'

/** The store's responses at build time. They are validated, but otherwise unchanged. */
export interface StoreResponses {
  /** The first page of the product list, which the store screen requests. */
  page: unknown
  /** The response for each product that gets a page, keyed by product ID. */
  products: Map<string, unknown>
}

/** A function that sends a request and returns the response. Without options, sends a GET request. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>

const TIMEOUT_MS = 15_000
const CONCURRENT_REQUESTS = 8

/** Sends a request over the network and returns the response. */
export const sendOverNetwork: Send = (url, init) =>
  fetch(url, {
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  })

/** The statuses with which a store responds if it no longer has a product. */
const GONE = [404, 410]

/**
 * Loads the product list and every listed product that gets a page. Logs and skips products that the store no longer has
 * or whose data is invalid.
 * @param store the store's URL, such as `https://store.example/store/your-store`
 * @throws Error if another request fails
 */
export async function fetchStoreResponses(
  store: string,
  send: Send,
  log: (message: string) => void,
): Promise<StoreResponses> {
  const page = await getJson(`${store}/products`, send)
  const ids = await listIds(store, send, page)
  const products = new Map<string, unknown>()
  const ordered = idsWithFolder(ids, log)
  const queue = [...ordered]
  const loadNext = async (): Promise<void> => {
    const id = queue.shift()
    if (id === undefined) return
    const url = `${store}/products/${encodeURIComponent(id)}`
    const response = await request(url, send)
    const problem = GONE.includes(response.status)
      ? await responseText(url, response)
      : invalidProduct(products, id, await readJson(url, response))
    if (problem)
      log(
        `Product ${id} gets no prerendered page because it could not be loaded: ${problem}. Check the product in the store, then build again.`,
      )
    return loadNext()
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, loadNext))
  // Responses may arrive in any order, but the sitemap lists the products in the order of the store.
  const loaded = ordered.filter((id) => products.has(id))
  return { page, products: new Map(loaded.map((id) => [id, products.get(id)])) }
}

/** Adds a product's response. If the product is invalid, returns the reason instead. */
function invalidProduct(products: Map<string, unknown>, id: string, response: unknown): string | undefined {
  try {
    parseProduct(response)
    products.set(id, response)
    return undefined
  } catch {
    return 'the response is not a valid product'
  }
}

async function listIds(store: string, send: Send, first: unknown): Promise<Set<string>> {
  const ids = new Set<string>()
  let { products, count, received, limit } = parseProductPage(first)
  let offset = 0
  for (;;) {
    const before = ids.size
    for (const { id } of products) ids.add(id)
    offset += received
    if (received === 0 || offset >= count || ids.size === before) return ids
    const query = { offset, limit }
    const more = await getJson(`${store}/products?offset=${offset}&limit=${limit}`, send)
    ;({ products, count, received, limit } = parseProductPage(more, {}, query))
  }
}

async function getJson(url: string, send: Send): Promise<unknown> {
  return readJson(url, await request(url, send))
}

async function request(url: string, send: Send): Promise<Response> {
  try {
    return await send(url)
  } catch (error) {
    throw new Error(`${url} could not be requested (${reasonOf(error)})`, { cause: error })
  }
}

async function readJson(url: string, response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(await responseText(url, response))
  try {
    return await response.json()
  } catch (error) {
    throw new Error(`the response of ${url} is not JSON (${reasonOf(error)})`, { cause: error })
  }
}

/** Returns a response's status and the store's explanation, if there is one. */
async function responseText(url: string, response: Response): Promise<string> {
  const { code, message } = Object(await response.json().catch(() => null))
  const reason = [code, message].filter((text) => text && typeof text === 'string').join(': ')
  const status = `${url} responded with HTTP ${response.status} ${response.statusText}`.trim()
  return reason ? `${status} (${reason})` : status
}

/** Returns the reason of an error. Node hides the reason of a failed request in the error's cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { message?: string; code?: string } }
  return cause?.message || cause?.code || message
}
