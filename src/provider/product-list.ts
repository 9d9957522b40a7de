import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { appendPage, type LoadedProducts, withStock } from './loaded-products.ts'
import type { ProductPage } from './responses.ts'
import { createRequestSharing } from './shared-requests.ts'
import { createStockCheck } from './stock-check.ts'
import type { StoreClient } from './store-client.ts'
import { errorMessage } from './store-error.ts'

export type ProductListState = { status: 'loading' } | { status: 'failed'; message: string } | LoadedProducts

/** A store's product list, loaded page by page. Failures end in the state, never in a rejection. */
export interface ProductList {
  state: StoreApi<ProductListState>
  /** Loads the first page unless it is loaded; after that, checks the stock unless it was just checked. */
  load(): Promise<void>
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
  /** Looks up the stock of all listed products. */
  checkStock(): Promise<void>
  /** Returns a listed product once its stock lookup has ended. */
  productWithStock(productId: string): Promise<Product | undefined>
}

/** How many products one repeated stock check looks up; the next ones wait for it. */
const STOCK_BATCH = 100

const lists = new WeakMap<StoreClient, ProductList>()

/** Returns the one list of a store, which all elements share and which stays loaded while none shows it. */
export function productListFor(client: StoreClient): ProductList {
  const list = lists.get(client) ?? createProductList(client)
  lists.set(client, list)
  return list
}

export function createProductList(client: StoreClient): ProductList {
  const share = createRequestSharing()
  const state = createStore<ProductListState>(() => initialState(client))
  const stock = createStockCheck(client, (productIds, inventory) => {
    const list = listed()
    if (list) update(inventory ? withStock(list, productIds, inventory) : { stock: 'failed' })
  })

  function listed(): LoadedProducts | null {
    const current = state.getState()
    return current.status === 'loaded' ? current : null
  }

  function update(change: Partial<LoadedProducts>): void {
    if (listed()) state.setState(change)
  }

  /** Whether what is listed came from the store, and not from the page's initial data. */
  const hasResponse = () => Boolean(listed()?.offset)

  function addPage(before: LoadedProducts | null, page: ProductPage): void {
    const list = appendPage(before, page)
    state.setState(list, true)
    stock.lookUp(list.products.slice(before?.products.length))
  }

  async function loadFirstPage(): Promise<void> {
    if (!listed()) state.setState({ status: 'loading' }, true)
    try {
      addPage(null, await client.listProducts())
    } catch (error) {
      if (listed()) update({ stock: 'failed' })
      else state.setState({ status: 'failed', message: errorMessage(error, 'Failed to load products') }, true)
    }
  }

  async function loadMore(): Promise<void> {
    const before = listed()
    if (!before || before.nextPage === 'none' || before.nextPage === 'loading') return
    update({ nextPage: 'loading' })
    try {
      const page = await client.listProducts({ offset: before.offset, limit: before.limit })
      addPage(listed() ?? before, page)
    } catch {
      update({ nextPage: 'failed' })
    }
  }

  /** Concurrent callers share one check. */
  function checkStock(): Promise<void> {
    return share(checkStock, () => {
      if (listed()?.stock === 'known') update({ stock: 'checking' })
      const products = [...(listed()?.products ?? [])]
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
    return listed()?.products.find(({ id }) => id === productId)
  }

  return { state, load, loadMore, checkStock, productWithStock }
}

/** The first products of a prerendered page are shown until the store has responded. */
function initialState(client: StoreClient): ProductListState {
  const page = client.initialPage()
  return page ? { ...appendPage(null, page), offset: 0, nextPage: 'none' } : { status: 'loading' }
}
