import type { RegisteredStore } from '../provider/registered-stores.ts'
import type { StoreSettings } from '../provider/store-request.ts'
import { anything, array, type Decoder, object, string, stringOrNull } from '../untrusted/decoders.ts'
import { type ListQuery, type Store, type StoreCall, StoreFailure } from './contract.ts'
import { createStockMemory, type StockMemory } from './stock-memory.ts'
import { createStoreCall, Unreachable } from './store-call.ts'

const pageDecoder = object({ products: array, count: anything })
const checkoutDecoder = object({ url: string, reference: stringOrNull, asksForDetails: anything })

/** A request of the elements, which use the documented store API. */
interface StoreRequest {
  /** The part of the path after the store's ID, for example `products`. */
  resource: string
  /** The ID of the product, if the path has one. */
  id: string | undefined
  query: URLSearchParams
  body: RequestInit['body']
  settings: StoreSettings
}

/** Returns the function that answers requests of the elements. */
export function answerRequests(store: Store): RegisteredStore['fetch'] {
  const memories = new Map<string, StockMemory>()
  return async (url, init, settings, send) => {
    const request = parseRequest(url, init, settings)
    const key = JSON.stringify(request.settings)
    const memory = memories.get(key) ?? createStockMemory()
    memories.set(key, memory)
    try {
      const call = createStoreCall(request.settings, init, send)
      return Response.json(await answer(request, store, call, memory))
    } catch (error) {
      init.signal?.throwIfAborted()
      return answerFailure(error, store.type)
    }
  }
}

function parseRequest(url: string, init: RequestInit, settings: StoreSettings): StoreRequest {
  // The host may contain this text, too. IDs and the query cannot, because their slashes are escaped.
  const start = url.lastIndexOf('/store/')
  const { pathname, searchParams } = new URL(url.slice(start), 'http://store')
  const [resource = '', id] = pathname.split('/').slice(3).map(decodeURIComponent)
  return {
    resource,
    id,
    query: searchParams,
    body: init.body,
    settings: { ...settings, host: url.slice(0, start) },
  }
}

async function answer(
  request: StoreRequest,
  store: Store,
  call: StoreCall,
  memory: StockMemory,
): Promise<object> {
  const { resource, id, query } = request
  if (resource === 'products')
    return id === undefined
      ? listProducts(toListQuery(query), store, call, memory)
      : getProduct(id, store, call, memory)
  if (resource === 'variants') return lookUpStock(query.getAll('product_ids[]'), store, call, memory)
  if (resource === 'collections') return { collections: (await store.listCollections?.(call)) ?? [] }
  if (resource === 'checkout') return startCheckout(request, store, call)
  throw new StoreFailure(404)
}

async function listProducts(
  query: ListQuery,
  store: Store,
  call: StoreCall,
  memory: StockMemory,
): Promise<object> {
  const loading = store.listProducts(query, call)
  const { products, count } = decode(pageDecoder, await memory.remember(loading, (page) => page?.products))
  return { products, count, offset: query.offset, limit: query.limit ?? products.length }
}

async function getProduct(id: string, store: Store, call: StoreCall, memory: StockMemory): Promise<object> {
  const product = await memory.remember(store.getProduct(id, call), (loaded) => [loaded])
  if (!product) throw new StoreFailure(404)
  return { product: { ...product, media: product.images } }
}

async function lookUpStock(
  ids: readonly string[],
  store: Store,
  call: StoreCall,
  memory: StockMemory,
): Promise<object> {
  const load = async (outdated: readonly string[]) => {
    if (store.lookUpStock) return store.lookUpStock(outdated, call)
    const { products } = await store.listProducts({ ids: outdated, offset: 0, limit: outdated.length }, call)
    return products.flatMap(({ variants }) => variants)
  }
  return { variants: await memory.lookUp(ids, load) }
}

async function startCheckout(
  { body, settings }: StoreRequest,
  store: Store,
  call: StoreCall,
): Promise<object> {
  const checkout = decode(checkoutDecoder, await store.startCheckout(JSON.parse(`${body}`), call))
  const { reference, ...others } = checkout
  // Contains the settings, because the page to which the visitor returns may have others.
  return { ...others, ...(reference && { reference: JSON.stringify({ settings, reference }) }) }
}

/** Returns the function that asks a store whether an order was paid. */
export function askIfPaid(store: Store): RegisteredStore['isPaid'] {
  return async (text) => {
    const { settings, reference } = JSON.parse(text)
    return (await store.isPaid?.(reference, createStoreCall(settings, {}))) ?? null
  }
}

function answerFailure(error: unknown, type: string): Response {
  if (error instanceof Unreachable) throw error.cause
  if (error instanceof StoreFailure) {
    const { status, code, message, reason, variantId } = error
    const isError = status >= 400 && status < 600
    const body = { code, message, variant_id: variantId }
    const response = Response.json(body, { status: isError ? status : 502 })
    // The constructor accepts only Latin letters.
    return Object.defineProperty(response, 'statusText', { value: reason })
  }
  console.error(`electrician-elements: the adapter for store-type="${type}" failed.`, error)
  // The elements say that they could not read the response.
  return new Response('')
}

function toListQuery(query: URLSearchParams): ListQuery {
  const ids = query.getAll('ids[]')
  const collectionIds = query.getAll('collection_ids[]')
  const sort = query.get('sort_by')
  const limit = Number(query.get('limit'))
  return {
    ...(ids.length > 0 && { ids }),
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(isSort(sort) && { sort, isDescending: query.get('order') === 'DESC' }),
    offset: Number(query.get('offset')),
    ...(limit > 0 && { limit }),
  }
}

function isSort(text: string | null): text is NonNullable<ListQuery['sort']> {
  return text === 'price' || text === 'created_at' || text === 'collection_order'
}

function decode<Value>(decoder: Decoder<Value>, value: unknown): Value {
  const decoded = decoder(value)
  if (decoded === undefined)
    throw new TypeError('The adapter returned a value of an unexpected type.', { cause: value })
  return decoded
}
