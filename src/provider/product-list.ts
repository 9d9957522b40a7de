import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { appendPage, isFirstPagePartial, type LoadedProducts, withStock } from './loaded-products.ts'
import type { ProductPage } from './responses.ts'
import { createRequestSharing } from './shared-requests.ts'
import { createStockCheck } from './stock-check.ts'
import type { ListQuery, StoreClient } from './store-client.ts'
import { errorMessage, StoreError } from './store-error.ts'

/** The state of a product list: loading, failed with a message for visitors, or loaded. */
export type ProductListState =
  | { status: 'loading' }
  /** `isRejected`: the store does not accept the query's parameters. `isMissing`: it does not have the product. */
  | { status: 'failed'; message: string; isRejected?: boolean; isMissing?: boolean }
  | LoadedProducts

/** A store's product list, loaded page by page. Its functions never reject; a failure appears in the state. */
export interface ProductList {
  state: StoreApi<ProductListState>
  /**
   * Loads the first page. If the page has been loaded already, checks the stock instead, unless the latest check is
   * less than 2 s old.
   */
  load(): Promise<void>
  /** Loads the list like `load`, but resolves as soon as the list contains its first products or has failed to load. */
  loadFirstProducts(): Promise<void>
  /** Returns whether loading failed less than 2 s ago, so that a component does not repeat a failed preload. */
  hasJustFailed(): boolean
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
  /** Looks up the stock of all listed products. */
  checkStock(): Promise<void>
  /**
   * Loads the list if the store has not sent it yet, and waits for the running stock checks. Returns the product;
   * undefined if it is not listed.
   */
  productWithStock(productId: string): Promise<Product | undefined>
}

/** How long the first products are shown before the rest of a long page is decoded, so that they are painted first. */
const FIRST_PAINT_MS = 50

/** How long `hasJustFailed` returns true after a failure. */
const RECENT_FAILURE_MS = 2000

/** Number of products per lookup when the stock of the whole list is checked again. */
const STOCK_BATCH = 100

const lists = new WeakMap<StoreClient, Map<string, ProductList>>()

/**
 * Returns a store's product list with all products, or with those that `query` selects. Elements share the list, and it
 * stays loaded even while no element shows it.
 */
export function productListFor(client: StoreClient, query: ListQuery = {}): ProductList {
  const listsOfStore = lists.get(client) ?? new Map<string, ProductList>()
  lists.set(client, listsOfStore)
  const key = JSON.stringify(query)
  const list = listsOfStore.get(key) ?? createProductList(client, query)
  listsOfStore.set(key, list)
  return list
}

/** Returns whether products of the first page are still missing. */
export function isFirstPageLoading(state: ProductListState): boolean {
  return state.status === 'loading' || (state.status === 'loaded' && isFirstPagePartial(state))
}

/** Returns all lists that `productListFor` has created for a store. */
export function sharedListsOf(client: StoreClient): ProductList[] {
  return [...(lists.get(client)?.values() ?? [])]
}

/**
 * Creates a product list; `productListFor` returns a shared one.
 * @param isListed returns whether the list contains a product; by default, subscriptions are left out
 */
export function createProductList(
  client: StoreClient,
  query: ListQuery = {},
  isListed?: (product: Product) => boolean,
): ProductList {
  const share = createRequestSharing()
  let failed_ms = 0
  const state = createStore<ProductListState>(() => initialState(client, query))
  const stock = createStockCheck(client, (productIds, inventory) => {
    const list = loaded()
    if (list) update(inventory ? withStock(list, productIds, inventory) : { stock: 'failed' })
  })

  function loaded(): LoadedProducts | null {
    const current = state.getState()
    return current.status === 'loaded' ? current : null
  }

  function update(change: Partial<LoadedProducts>): void {
    if (loaded()) state.setState(change)
  }

  /** Returns whether the list came from the store rather than from the page's initial data. */
  const hasResponse = () => Boolean(loaded()?.offset)

  function addPage(before: LoadedProducts | null, page: ProductPage): void {
    const list = appendPage(before, page, page.products, isListed)
    state.setState(list, true)
    stock.lookUp(list.products.slice(before?.products.length))
  }

  async function loadFirstPage(): Promise<void> {
    if (!loaded()) state.setState({ status: 'loading' }, true)
    try {
      const page = await client.listProducts(query)
      if (page.received > page.firstProducts.length) await showFirstProducts(page)
      addPage(null, page)
    } catch (error) {
      if (loaded()) return update({ stock: 'failed' })
      const { status = 0 } = error instanceof StoreError ? error : {}
      const reason = { isRejected: status === 400, isMissing: status === 404 || status === 410 }
      failed_ms = Date.now()
      const message = errorMessage(error, 'Failed to load products')
      state.setState({ status: 'failed', message, ...reason }, true)
    }
  }

  async function showFirstProducts(page: ProductPage): Promise<void> {
    const list = appendPage(null, page, page.firstProducts, isListed)
    if (loaded() || list.products.length === 0) return
    state.setState({ ...list, offset: 0, nextPage: 'loading' }, true)
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAINT_MS))
  }

  function loadFirstProducts(): Promise<void> {
    void load()
    return new Promise((resolve) => {
      const stop = state.subscribe(check)
      check()
      function check(): void {
        if (state.getState().status === 'loading') return
        stop()
        resolve()
      }
    })
  }

  function hasJustFailed(): boolean {
    return state.getState().status === 'failed' && Date.now() - failed_ms < RECENT_FAILURE_MS
  }

  async function loadMore(): Promise<void> {
    const before = loaded()
    if (!before || before.nextPage === 'none' || before.nextPage === 'loading') return
    update({ nextPage: 'loading' })
    try {
      const page = await client.listProducts({ ...query, offset: before.offset, limit: before.limit })
      addPage(loaded() ?? before, page)
    } catch {
      update({ nextPage: 'failed' })
    }
  }

  /** Concurrent callers share one check. */
  function checkStock(): Promise<void> {
    return share(checkStock, () => {
      if (loaded()?.stock === 'known') update({ stock: 'checking' })
      const products = [...(loaded()?.products ?? [])]
      while (products.length > 0) stock.lookUp(products.splice(0, STOCK_BATCH))
      return stock.settled()
    })
  }

  async function load(): Promise<void> {
    if (!hasResponse()) return share(load, loadFirstPage)
    return stock.isFresh() ? stock.settled() : checkStock()
  }

  async function productWithStock(productId: string): Promise<Product | undefined> {
    if (!hasResponse()) await load()
    await stock.settled()
    return loaded()?.products.find(({ id }) => id === productId)
  }

  return { state, load, loadFirstProducts, hasJustFailed, loadMore, checkStock, productWithStock }
}

/**
 * Returns the initial state of a list. On a prerendered page, the list contains the products from the page's initial
 * data until the store responds.
 */
function initialState(client: StoreClient, query: ListQuery): ProductListState {
  const page = Object.keys(query).length === 0 ? client.initialPage() : undefined
  return page ? { ...appendPage(null, page), offset: 0, nextPage: 'none' } : { status: 'loading' }
}
