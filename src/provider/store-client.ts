import type { RequestDependencies } from '../http/request.ts'
import { initialDataFor } from './initial-data.ts'
import { requestJson } from './request-json.ts'
import {
  type PageQuery,
  type ProductPage,
  parseCheckoutUrl,
  parseInventory,
  parseProductPage,
} from './responses.ts'
import { createRequestSharing } from './shared-requests.ts'

export type { PageQuery, ProductPage } from './responses.ts'

/** More ids than this would make one giant URL of a long list. */
const INVENTORY_BATCH = 50

export interface StoreSettings {
  /** `https://api.example`, or a path such as `/provider` of the page's own site; may end with a slash. */
  host: string
  /** The business's store at the provider. */
  storeId: string
}

export interface RequestOptions {
  signal?: AbortSignal
}

/** Makes of an answer's parsed JSON what the caller gets; throws a StoreError where it can't. */
export type ParseResponse<T> = (answer: unknown) => T

export interface CheckoutOrder {
  items: { variant_id: string; quantity: number }[]
  /** Absolute, like `cancelUrl`. */
  successUrl: string
  cancelUrl: string
  /** IANA name, such as `Europe/Paris`. */
  timeZone: string
  locale?: string
}

/**
 * The calls of spec 7. Each rejects with a StoreError, or with the signal's reason once the caller has aborted.
 * Equal GETs in flight are one request, and their callers get the same objects.
 */
export interface StoreClient {
  /** The store that it calls. */
  readonly settings: StoreSettings
  /** Without a query the store chooses how many come first. */
  listProducts(query?: PageQuery, options?: RequestOptions): Promise<ProductPage>
  /** Returns stock by variant id, null where the store gives no number. Without ids there is no request. */
  getInventory(productIds: string[], options?: RequestOptions): Promise<Map<string, number | null>>
  /** The address of the hosted checkout, absolute and http or https. */
  startCheckout(order: CheckoutOrder, options?: RequestOptions): Promise<{ url: string }>
  /** The first page of products, from the page's initial data. */
  initialPage(): ProductPage | undefined
  /** A call that few pages need, by its path below the store's address. */
  get<T>(path: string, read: ParseResponse<T>, options?: RequestOptions): Promise<T>
  /** The response to such a call from the page's initial data. */
  initial<T>(path: string, read: ParseResponse<T>): T | undefined
}

export function createStoreClient(
  settings: StoreSettings,
  dependencies: RequestDependencies = {},
): StoreClient {
  const share = createRequestSharing()
  const root = storeUrl(settings)

  async function call<T>(
    path: string,
    read: ParseResponse<T>,
    { signal }: RequestOptions = {},
    init: RequestInit = {},
  ): Promise<T> {
    const url = absolute(root + path)
    // POST requests are never shared.
    const key = init.method === 'POST' ? init : url
    return share(key, async (run) => read(await requestJson(url, init, run, dependencies)), signal)
  }

  return {
    settings,
    listProducts: (query = {}, options) =>
      call(
        `/products${searchOf(Object.entries(query))}`,
        (answer) => parseProductPage(answer, query),
        options,
      ),
    async getInventory(productIds, options) {
      const answers = batchesOf(INVENTORY_BATCH, productIds).map((ids) => {
        const named = ids.map((id): [string, string] => ['product_ids[]', id])
        return call(
          `/variants${searchOf([['fields', 'inventory_quantity'], ...named])}`,
          parseInventory,
          options,
        )
      })
      return new Map((await Promise.all(answers)).flatMap((inventory) => [...inventory]))
    },
    startCheckout: (order, options) =>
      call('/checkout', parseCheckoutUrl, options, { method: 'POST', body: JSON.stringify(order) }),
    get: call,
    initial: (path, read) => initialDataFor(root + path, read),
    initialPage: () => initialDataFor(`${root}/products`, (response) => parseProductPage(response, {})),
  }
}

const clients = new Map<string, StoreClient>()

/** One client for each host and store id on the page, so that every tag shares its requests. */
export function storeClientFor(settings: StoreSettings): StoreClient {
  const key = storeUrl(settings)
  const client = clients.get(key) ?? createStoreClient(settings)
  clients.set(key, client)
  return client
}

/** What the addresses of a store's calls begin with. */
export function storeUrl({ host, storeId }: StoreSettings): string {
  return `${host.replace(/\/+$/, '')}/store/${encodeURIComponent(storeId.toWellFormed())}`
}

/**
 * A path host is the page's own site, whatever `<base>` a theme has set; looked up late, as modules are imported where
 * there is no page. A frame without an address of its own has only the base.
 */
function absolute(url: string): string {
  if (typeof document === 'undefined') return url
  const base = URL.canParse(url, document.URL) ? document.URL : document.baseURI
  // One that can't be read is left to the request, which fails as any other that leads nowhere.
  return URL.canParse(url, base) ? new URL(url, base).href : url
}

function searchOf(parameters: [string, string | number][]): string {
  if (parameters.length === 0) return ''
  return `?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`
}

function batchesOf<T>(size: number, list: T[]): T[][] {
  return list.length === 0 ? [] : [list.slice(0, size), ...batchesOf(size, list.slice(size))]
}
