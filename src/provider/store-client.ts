import type { Product } from '../catalog/product.ts'
import { initialResponse } from '../http/early-response.ts'
import type { RequestDependencies } from '../http/request.ts'
import { registeredStore } from './registered-stores.ts'
import { type ProductPage, parseInventory, parseProductPage } from './responses.ts'
import { providerUrl, requestJson, type StoreSettings, storeUrl } from './store-request.ts'

export type { StoreSettings } from './store-request.ts'

/** Query parameters that select and sort products. By default, the store lists all products in its order. */
export interface ListQuery {
  'ids[]'?: readonly string[]
  'collection_ids[]'?: readonly string[]
  sort_by?: 'price' | 'created_at' | 'collection_order'
  order?: 'ASC' | 'DESC'
}

/** Query parameters of the product list. */
export interface ProductPageQuery extends ListQuery {
  offset?: number
  limit?: number
}

/** Number of product IDs per inventory lookup; limits the length of the URL. */
const INVENTORY_BATCH = 50

/** Converts the JSON of a store's response. Throws a `malformed` StoreError if it is not valid. */
export type ParseResponse<T> = (response: unknown, store: StoreSettings) => T

/**
 * A client for the store's API. Calls reject with a StoreError. If their signal aborts, the request is
 * canceled, and they reject with the signal's reason.
 */
export interface StoreClient {
  /** The store that this client calls. */
  readonly settings: StoreSettings
  /** The products of all responses, by ID; null if the store lacks one. A whole one has all its variants. */
  readonly known: Map<string, { product: Product | null; isWhole: boolean; loaded_ms: number }>
  /** Loads one page of products. Without a query, the store chooses the page size. */
  listProducts(query?: ProductPageQuery, signal?: AbortSignal): Promise<ProductPage>
  /**
   * Loads the stock by variant ID; null for variants without a number in the response. Sends no request if
   * `productIds` is empty.
   */
  getInventory(productIds: string[], signal?: AbortSignal): Promise<Map<string, number | null>>
  /** Sends a GET request to a path below the store's URL. */
  get<T>(path: string, parse: ParseResponse<T>, signal?: AbortSignal): Promise<T>
  /** Sends a POST request to a path below the provider's URL. Not all these paths contain the store's ID. */
  post<T>(path: string, body: object, parse: ParseResponse<T>, signal?: AbortSignal): Promise<T>
  /**
   * Returns the prerendered page's response for a path below the store's URL, parsed. Returns undefined if it
   * is missing or invalid.
   */
  initial<T>(path: string, parse: ParseResponse<T>): T | undefined
  /** Returns the object that the client keeps under a key, such as a product list. Creates it if needed. */
  cached<T>(key: string, create: () => T): T
}

/** Creates a client; `storeClientFor` returns a shared one. */
export function createStoreClient(
  settings: StoreSettings,
  dependencies: RequestDependencies = {},
): StoreClient {
  const root = storeUrl(settings)
  const cache = new Map<string, unknown>()
  const known: StoreClient['known'] = new Map()
  const { type } = settings
  const sender: RequestDependencies = type
    ? {
        ...dependencies,
        fetch: async (url, init) => (await registeredStore(type)).fetch(url, init, settings),
      }
    : dependencies

  async function call<T>(url: string, parse: ParseResponse<T>, init: RequestInit): Promise<T> {
    return parse(await requestJson(url, init, sender, type), settings)
  }

  const get = <T>(path: string, parse: ParseResponse<T>, signal: AbortSignal | null = null) =>
    call(root + path, parse, { signal })

  return {
    settings,
    known,
    async listProducts(query = {}, signal) {
      const parse = (response: unknown) => parseProductPage(response, settings, query)
      const page = await get(`/products${queryString(query)}`, parse, signal)
      for (const product of page.products)
        known.set(product.id, { product, isWhole: !type, loaded_ms: Date.now() })
      return page
    },
    async getInventory(productIds, signal) {
      const lookups = []
      for (let start = 0; start < productIds.length; start += INVENTORY_BATCH) {
        const ids = productIds.slice(start, start + INVENTORY_BATCH)
        const query = queryString({ fields: 'inventory_quantity', 'product_ids[]': ids })
        lookups.push(get(`/variants${query}`, parseInventory, signal))
      }
      return new Map((await Promise.all(lookups)).flatMap((inventory) => [...inventory]))
    },
    get,
    post: (path, body, parse, signal) =>
      call(providerUrl(settings) + path, parse, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: signal ?? null,
      }),
    initial(path, parse) {
      const response = initialResponse(root + path)
      // Most pages have no initial data. Return early, because throwing and catching an error is slow.
      if (response === undefined) return undefined
      try {
        return parse(response, settings)
      } catch {
        return undefined
      }
    },
    cached<T>(key: string, create: () => T): T {
      if (!cache.has(key)) cache.set(key, create())
      // The cast is safe because each key is used with one type.
      return cache.get(key) as T
    },
  }
}

const clients = new Map<string, StoreClient>()

/** Returns the client for a store. All elements share it, so that they also share requests. */
export function storeClientFor(settings: StoreSettings): StoreClient {
  return clients.get(clientKey(settings)) ?? shareStoreClient(createStoreClient(settings))
}

/** Returns the settings of all stores that elements of the page use or have used, oldest first. */
export function knownStores(): StoreSettings[] {
  return [...clients.values()].map(({ settings }) => settings)
}

/** Makes a client the one that all elements use for its store, and returns it. */
export function shareStoreClient(client: StoreClient): StoreClient {
  clients.set(clientKey(client.settings), client)
  return client
}

function clientKey(settings: StoreSettings): string {
  return storeUrl(settings) + JSON.stringify(settings.details)
}

/** Returns the visitor's IANA time zone; `UTC` if the browser does not know it. */
export function visitorTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone
}

/** Returns the query string with a parameter for each value, or an empty string without values. */
function queryString(query: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const entry of [value].flat()) parameters.append(name, `${entry}`)
  return parameters.size > 0 ? `?${parameters}` : ''
}
