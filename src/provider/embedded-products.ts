import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { documentProperty } from '../navigation/page-document.ts'
import { getProduct } from './get-product.ts'
import { createProductList, isFirstPageLoading, type ProductList, sharedListsOf } from './product-list.ts'
import type { ProductPage, StoreClient } from './store-client.ts'
import { StoreError } from './store-error.ts'

/** Maximum number of product IDs per list call; limits the length of the URL. */
export const MAX_IDS_PER_CALL = 100

/** How often to check whether the browser has parsed the page. */
const PARSING_CHECK_MS = 50

/** Maximum time to wait until the browser has parsed the page, which a blocking script may delay for much longer. */
const PARSING_MAX_MS = 500

/** The product list through which an embedded product is loaded. */
interface Source {
  /** Null while the IDs of the page's products are being collected. */
  list: ProductList | null
  /** Loads the list, or checks its stock if the list has already been loaded. */
  load: () => unknown
  /** Finds the embedded product among the products of the list. */
  find: (products: readonly Product[]) => Product | undefined
  /** Whether the list was requested for this product only. If the list lacks it, so does the store. */
  isAlone?: boolean
}

/** One product that an element shows outside a listing. */
export interface EmbeddedProduct {
  id: string
  source: StoreApi<Source>
}

const embeddedProducts = new WeakMap<StoreClient, (id: string) => EmbeddedProduct>()

/**
 * Returns an embedded product. Elements that show the same product share the returned object. Products that are
 * requested at about the same time are loaded with one list call, unless a listing on the page contains them.
 */
export function embeddedProductFor(client: StoreClient, id: string): EmbeddedProduct {
  const find = embeddedProducts.get(client) ?? createEmbeddedProducts(client)
  embeddedProducts.set(client, find)
  return find(id)
}

function createEmbeddedProducts(client: StoreClient): (id: string) => EmbeddedProduct {
  const products = new Map<string, EmbeddedProduct>()
  const waiting = new Set<EmbeddedProduct>()

  function collect(product: EmbeddedProduct): void {
    if (waiting.size === 0) afterParsing(loadWaiting)
    waiting.add(product)
  }

  async function loadWaiting(): Promise<void> {
    // A listing that is still loading may contain the products.
    const loading = sharedListsOf(client).filter(({ state }) => isFirstPageLoading(state.getState()))
    await Promise.all(loading.map((list) => list.load()))
    const missing: EmbeddedProduct[] = []
    for (const product of waiting) {
      const list = sharedListsOf(client).find((shared) => findIn(shared, product))
      if (list) followListing(client, list, product)
      else missing.push(product)
    }
    waiting.clear()
    while (missing.length > 0) loadTogether(client, missing.splice(0, MAX_IDS_PER_CALL))
  }

  return (id) => {
    const existing = products.get(id)
    if (existing) return existing
    const source: StoreApi<Source> = createStore<Source>(() => ({
      list: null,
      load: () => collect(product),
      find: (listed) => listed.find((candidate) => candidate.id === id),
    }))
    const product: EmbeddedProduct = { id, source }
    products.set(id, product)
    return product
  }
}

/** Shows the product from a listing. Loads the product alone if the listing loses it, for example prerendered products. */
function followListing(client: StoreClient, list: ProductList, product: EmbeddedProduct): void {
  product.source.setState({ list, load: list.load })
  const stop = list.state.subscribe((state) => {
    if (isFirstPageLoading(state) || findIn(list, product)) return
    stop()
    loadAlone(client, product)
  })
}

/** Loads products with one list call. Products that the response does not contain are loaded one by one. */
function loadTogether(client: StoreClient, products: readonly EmbeddedProduct[]): void {
  const list = createProductList(withoutRejection(client), { 'ids[]': products.map(({ id }) => id) }, isShown)

  async function load(): Promise<void> {
    await list.load()
    if (list.state.getState().status !== 'loaded') return
    for (const product of products)
      if (product.source.getState().list === list && !findIn(list, product)) loadAlone(client, product)
  }

  for (const { source } of products) source.setState({ list, load })
  void load()
}

function loadAlone(client: StoreClient, { id, source }: EmbeddedProduct): void {
  const listProducts = async () => pageOf([await getProduct(client, id)])
  const list = createProductList({ ...client, listProducts }, { 'ids[]': [id] }, isShown)
  // The store also accepts a slug instead of an ID, so the ID of the returned product may differ.
  source.setState({ list, load: list.load, find: ([product]) => product, isAlone: true })
  void list.load()
}

/** Unlike listings, elements for one product also show subscriptions. Deleted products are never shown. */
const isShown = ({ deleted_at }: Product) => !deleted_at

/** Returns a client whose product list is empty if the store rejects the parameter `ids[]`. */
function withoutRejection(client: StoreClient): StoreClient {
  return {
    ...client,
    listProducts: (query) =>
      client.listProducts(query).catch((error) => {
        if (error instanceof StoreError && error.status === 400) return pageOf([])
        throw error
      }),
  }
}

function pageOf(products: Product[]): ProductPage {
  const { length } = products
  return { firstProducts: products, products, count: length, offset: 0, limit: length, received: length }
}

function findIn(list: ProductList, { source }: EmbeddedProduct): Product | undefined {
  const state = list.state.getState()
  return state.status === 'loaded' ? source.getState().find(state.products) : undefined
}

/**
 * Runs a callback in a new task. Waits while the browser is still parsing the page, because the page may contain more
 * elements.
 */
function afterParsing(run: () => void, checksLeft = PARSING_MAX_MS / PARSING_CHECK_MS): void {
  const isParsing =
    checksLeft > 0 && typeof document !== 'undefined' && documentProperty('readyState') === 'loading'
  if (isParsing) setTimeout(afterParsing, PARSING_CHECK_MS, run, checksLeft - 1)
  else setTimeout(run)
}
