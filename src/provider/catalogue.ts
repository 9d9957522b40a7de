import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { availableQuantity, withInventory } from '../catalog/stock.ts'
import { createSharing } from './shared-requests.ts'
import type { ProductPage, StoreClient } from './store-client.ts'
import { errorMessage } from './store-error.ts'

/** The product listing as far as it has come. */
export type CatalogueState = { status: 'loading' } | { status: 'failed'; message: string } | LoadedCatalogue

export interface LoadedCatalogue {
  status: 'loaded'
  /** In the store's order. A product is another object only when something in it has changed. */
  products: readonly Product[]
  /** How many the store has in all. */
  count: number
  /** The pages that are still to come. */
  rest: 'none' | 'waiting' | 'loading' | 'failed'
  /** Whether the stock of what is listed is known. */
  stock: 'checking' | 'known' | 'failed'
}

export interface Catalogue {
  state: StoreApi<CatalogueState>
  /** Loads the first page; once loaded, checks the stock, unless that was just done. Failures end in the state, never in a rejection. */
  load(): Promise<void>
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
  /** Looks up the stock of what is listed. */
  checkStock(): Promise<void>
  /** The product once a stock check that is under way has ended. */
  settled(productId: string): Promise<Product | undefined>
}

/** Stock checks younger than this are not repeated: a page may show two hundred listings. */
const FRESH_MS = 2000
/** Products whose stock is checked together; the next ones wait for them. */
const STOCK_BATCH = 100

const catalogues = new WeakMap<StoreClient, Catalogue>()

/** One listing for each store, however many tags show it; it is still there when a visitor comes back to it. */
export function catalogueFor(client: StoreClient): Catalogue {
  const catalogue = catalogues.get(client) ?? createCatalogue(client)
  catalogues.set(client, catalogue)
  return catalogue
}

export function createCatalogue(client: StoreClient): Catalogue {
  /**
   * How far into the store's list the pages have come, products left out as malformed included. 0 while there is nothing,
   * or only what the page was prerendered with: that stays on show until the store has answered.
   */
  let offset = 0
  let limit = 0
  let stockCheck = Promise.resolve()
  let checked_ms = 0
  const share = createSharing()

  const known = client.knownPage()
  const state = createStore<CatalogueState>(() =>
    known
      ? { ...appendPage([], known), status: 'loaded', rest: 'none', stock: 'checking' }
      : { status: 'loading' },
  )

  function loaded(): LoadedCatalogue | null {
    const current = state.getState()
    return current.status === 'loaded' ? current : null
  }

  function update(change: Partial<LoadedCatalogue>): void {
    if (loaded()) state.setState(change)
  }

  async function loadFirstPage(): Promise<void> {
    if (!loaded()) state.setState({ status: 'loading' }, true)
    try {
      const page = await client.listProducts()
      limit = page.limit
      show([], page, 'checking')
    } catch (error) {
      if (loaded()) update({ stock: 'failed' })
      else state.setState({ status: 'failed', message: errorMessage(error, 'Failed to load products') }, true)
    }
  }

  async function loadMore(): Promise<void> {
    const before = loaded()
    if (!before || before.rest === 'none' || before.rest === 'loading') return
    update({ rest: 'loading' })
    try {
      const page = await client.listProducts({ offset, limit })
      const { products, stock } = loaded() ?? before
      show(products, page, stock)
    } catch {
      update({ rest: 'failed' })
    }
  }

  function show(before: readonly Product[], page: ProductPage, stock: LoadedCatalogue['stock']): void {
    offset += page.received
    const { products, count } = appendPage(before, page)
    const added = products.slice(before.length)
    // A store that ignores the offset sends the same again: that is the end, or it would never come.
    const isRepeated = added.length === 0 && page.products.length > 0
    const isEnd = page.received === 0 || isRepeated || offset >= count
    state.setState({ status: 'loaded', products, count, rest: isEnd ? 'none' : 'waiting', stock }, true)
    lookUpStock(added)
  }

  /** Checks follow one another, so that `settled` waits for all of them. */
  function lookUpStock(listed: readonly Product[]): void {
    checked_ms = Date.now()
    if (loaded()?.stock !== 'failed') update({ stock: 'checking' })
    stockCheck = stockCheck.then(async () => {
      try {
        const ids = listed.map(({ id }) => id)
        const inventory = await client.getInventory(ids)
        const { products = [], stock } = loaded() ?? {}
        const checked = products.map((product) =>
          ids.includes(product.id) ? withInventory(product, inventory) : product,
        )
        // One page's answer does not make up for another page's failure.
        const isStillFailed = stock === 'failed' && checked.some(hasUnknownStock)
        update({ products: checked, stock: isStillFailed ? 'failed' : 'known' })
      } catch {
        update({ stock: 'failed' })
      }
    })
  }

  /** Concurrent callers share one run. */
  function checkStock(): Promise<void> {
    return share(checkStock, () => {
      const products = [...(loaded()?.products ?? [])]
      while (products.length > 0) lookUpStock(products.splice(0, STOCK_BATCH))
      return stockCheck
    })
  }

  async function load(): Promise<void> {
    if (!offset) return share(load, loadFirstPage)
    return Date.now() - checked_ms < FRESH_MS ? stockCheck : checkStock()
  }

  return {
    state,
    load,
    loadMore,
    checkStock,
    async settled(productId) {
      if (!offset) await load()
      await stockCheck
      return loaded()?.products.find(({ id }) => id === productId)
    },
  }
}

/** The products with the page's new ones behind them, each product once. */
function appendPage(before: readonly Product[], { products, count }: ProductPage) {
  const ids = new Set(before.map(({ id }) => id))
  const added = products.filter(({ id }) => !ids.has(id) && ids.add(id))
  return { products: [...before, ...added], count }
}

/** Whether something in it is managed and nobody knows yet how many are left. */
export function hasUnknownStock({ variants }: Product): boolean {
  return variants.some((variant) => availableQuantity(variant) === null)
}
