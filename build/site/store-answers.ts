import { parseProduct, parseProductPage } from '../../src/provider/responses.ts'

/** What the store says at build time, as it came: checked, but not changed. */
export interface StoreAnswers {
  /** The first page of the list, as the store's screen asks for it. */
  page: unknown
  /** One answer for each listed product, by id. */
  products: Map<string, unknown>
}

export type Send = (url: string) => Promise<Response>

const TIMEOUT_MS = 15_000
const AT_ONCE = 8

export const sendOver: Send = (url) =>
  fetch(url, { headers: { 'Content-Type': 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) })

/**
 * Asks a store for its list and each of its products. A product that can't be had is left out, and said.
 * @param store `https://store.example/store/your-store`
 * @throws Error when there is no list
 */
export async function askStore(
  store: string,
  send: Send,
  say: (sentence: string) => void,
): Promise<StoreAnswers> {
  const page = await ask(`${store}/products`, send)
  const ids = await listIds(store, send, page)
  const products = new Map<string, unknown>()
  const waiting = [...ids]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        try {
          const answer = await ask(`${store}/products/${encodeURIComponent(id)}`, send)
          parseProduct(answer)
          products.set(id, answer)
        } catch (error) {
          say(`The product ${id} has no page of its own: ${(error as Error).message}`)
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
    const more = await ask(`${store}/products?offset=${offset}&limit=${limit}`, send)
    ;({ products, count, received, limit } = parseProductPage(more, query))
  }
}

async function ask(url: string, send: Send): Promise<unknown> {
  const response = await send(url)
  if (!response.ok) throw new Error(`${url} answers HTTP ${response.status} ${response.statusText}`.trim())
  return response.json()
}
