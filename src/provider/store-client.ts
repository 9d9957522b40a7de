import type { RequestDependencies } from '../http/request.ts'
import { parseJson, toJson } from '../untrusted/json.ts'
import { type ProductPage, type ProductPageQuery, parseInventory, parseProductPage } from './responses.ts'
import { requestJson, type StoreSettings, storePath, storeUrl, toAbsoluteUrl } from './store-request.ts'
import { waitForStore } from './wait-for-store.ts'

export type { ListQuery, ProductPage, ProductPageQuery } from './responses.ts'
export type { StoreSettings } from './store-request.ts'

/** Number of product IDs per inventory lookup; limits the length of the URL. */
const INVENTORY_BATCH = 50

/** Options for one request to the store. */
export interface RequestOptions {
  /** Cancels the request when the signal aborts. */
  signal?: AbortSignal
}

/** Converts the JSON of a response. Throws a `malformed` StoreError if it is not valid. */
export type ParseResponse<T> = (response: unknown) => T

/**
 * A client for the store's API. Calls reject with a StoreError, or with the signal's reason if the caller
 * aborts.
 */
export interface StoreClient {
  /** The store that this client calls. */
  readonly settings: StoreSettings
  /** Loads one page of products. Without a query, the store chooses the page size. */
  listProducts(query?: ProductPageQuery, options?: RequestOptions): Promise<ProductPage>
  /**
   * Loads the stock by variant ID; null for variants without a number in the response. Sends no request if
   * `productIds` is empty.
   */
  getInventory(productIds: string[], options?: RequestOptions): Promise<Map<string, number | null>>
  /** Sends a GET request to a path below the store's URL. */
  get<T>(path: string, parse: ParseResponse<T>, options?: RequestOptions): Promise<T>
  /**
   * Sends a POST request to a path below the provider's `/store`. The URLs of some calls do not contain the store's ID.
   */
  post<T>(path: string, body: object, parse: ParseResponse<T>, options?: RequestOptions): Promise<T>
  /** Sets the initial data of a prerendered page: JSON with the store's responses by request URL. */
  setInitialData(json: string | undefined): void
  /**
   * Returns the initial data for a path below the store's URL, parsed like a response. Returns undefined if it is
   * missing or invalid.
   */
  initial<T>(path: string, parse: ParseResponse<T>): T | undefined
  /**
   * Returns the object that the client keeps under a key, such as a product list. Creates it when it is first needed.
   */
  cached<T>(key: string, create: () => T): T
}

/** Creates a client; `storeClientFor` returns a shared one. */
export function createStoreClient(
  settings: StoreSettings,
  dependencies: RequestDependencies = {},
): StoreClient {
  const root = storeUrl(settings)
  const cache = new Map<string, unknown>()
  let initialData: Record<string, unknown> | null = null

  async function call<T>(
    path: string,
    parse: ParseResponse<T>,
    { signal }: RequestOptions = {},
    init: RequestInit = {},
    base = root,
  ): Promise<T> {
    const store = settings.type && (await waitForStore(settings.type))
    const send = store
      ? { ...dependencies, fetch: (url: string, init: RequestInit) => store.fetch(url, init, settings) }
      : dependencies
    return parse(await requestJson(toAbsoluteUrl(base + path), { ...init, ...(signal && { signal }) }, send))
  }

  return {
    settings,
    listProducts: (query = {}, options) =>
      call(`/products${queryString(query)}`, (response) => parseProductPage(response, query), options),
    async getInventory(productIds, options) {
      const lookups = splitIntoBatches(INVENTORY_BATCH, productIds).map((ids) =>
        call(
          `/variants${queryString({ fields: 'inventory_quantity', 'product_ids[]': ids })}`,
          parseInventory,
          options,
        ),
      )
      return new Map((await Promise.all(lookups)).flatMap((inventory) => [...inventory]))
    },
    get: call,
    post: (path, body, parse, options) =>
      call(
        path,
        parse,
        options,
        { method: 'POST', body: toJson(body) },
        root.slice(0, -storePath(settings).length),
      ),
    setInitialData(json) {
      initialData = parseJson(json) as typeof initialData
    },
    initial(path, parse) {
      // Most pages have no initial data. Return early, because throwing and catching an error is slow.
      if (!initialData) return undefined
      try {
        return parse(initialData[root + path])
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

function splitIntoBatches<T>(size: number, list: T[]): T[][] {
  return list.length === 0 ? [] : [list.slice(0, size), ...splitIntoBatches(size, list.slice(size))]
}
