import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { availableQuantity, withInventory } from '../catalog/stock.ts'
import type { StoreClient } from './store-client.ts'

/** The product listing as far as it has come. */
export type CatalogueState = { status: 'loading' } | { status: 'failed'; message: string } | LoadedCatalogue

export interface LoadedCatalogue {
  status: 'loaded'
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
  /** Loads the first page; once loaded, looks the stock up again. Failures end in the state, never in a rejection. */
  load(): Promise<void>
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
  /** Looks up the stock of what is listed. */
  checkStock(): Promise<void>
  /** The product once a stock check that is under way has ended. */
  settled(productId: string): Promise<Product | undefined>
}

const catalogues = new WeakMap<StoreClient, Catalogue>()

/** One listing for each store, however many tags show it; it is still there when a visitor comes back to it. */
export function catalogueFor(client: StoreClient): Catalogue {
  const catalogue = catalogues.get(client) ?? createCatalogue(client)
  catalogues.set(client, catalogue)
  return catalogue
}

export function createCatalogue(client: StoreClient): Catalogue {
  const state = createStore<CatalogueState>(() => ({ status: 'loading' }))
  /** How far into the store's list the pages have come, products left out as malformed included. */
  let offset = 0
  let limit = 0
  let firstPage: Promise<void> | null = null
  let stockCheck = Promise.resolve()

  function loaded(): LoadedCatalogue | null {
    const current = state.getState()
    return current.status === 'loaded' ? current : null
  }

  function update(change: Partial<LoadedCatalogue>): void {
    const current = loaded()
    if (current) state.setState({ ...current, ...change }, true)
  }

  async function loadFirstPage(): Promise<void> {
    state.setState({ status: 'loading' }, true)
    try {
      const page = await client.listProducts()
      offset = page.received
      limit = page.limit || page.received
      const rest = page.received > 0 && offset < page.count ? 'waiting' : 'none'
      const products = unseen([], page.products)
      state.setState({ status: 'loaded', products, count: page.count, rest, stock: 'checking' }, true)
      void lookUpStock(products)
    } catch (error) {
      state.setState({ status: 'failed', message: messageOf(error, 'Failed to load products') }, true)
    }
  }

  async function loadMore(): Promise<void> {
    const before = loaded()
    if (!before || before.rest === 'none' || before.rest === 'loading') return
    update({ rest: 'loading' })
    try {
      const page = await client.listProducts({ offset, limit })
      offset += page.received
      const products = unseen(before.products, page.products)
      // A store that ignores the offset sends the same again: that is the end, or it would never come.
      const isRepeated = products.length === 0 && page.products.length > 0
      const isEnd = page.received === 0 || isRepeated || offset >= page.count
      const now = loaded() ?? before
      update({
        products: [...now.products, ...products],
        count: page.count,
        rest: isEnd ? 'none' : 'waiting',
      })
      void lookUpStock(products)
    } catch {
      update({ rest: 'failed' })
    }
  }

  /** Checks follow one another, so that `settled` waits for all of them. */
  function lookUpStock(products: readonly Product[]): Promise<void> {
    const isFirst = loaded()?.stock !== 'failed'
    if (isFirst) update({ stock: 'checking' })
    const answer = client.getInventory(products.map(({ id }) => id))
    answer.catch(() => {})
    stockCheck = stockCheck.then(async () => {
      try {
        const inventory = await answer
        const asked = new Set(products.map(({ id }) => id))
        const listed = loaded()?.products ?? []
        const checked = listed.map((product) =>
          asked.has(product.id) ? withInventory(product, inventory) : product,
        )
        // One page's answer does not make up for another page's failure.
        const isStillFailed = loaded()?.stock === 'failed' && checked.some(hasUnknownStock)
        update({ products: checked, stock: isStillFailed ? 'failed' : 'known' })
      } catch {
        update({ stock: 'failed' })
      }
    })
    return stockCheck
  }

  const checkStock = () => lookUpStock(loaded()?.products ?? [])

  return {
    state,
    async load() {
      if (loaded()) return checkStock()
      firstPage ??= loadFirstPage().finally(() => {
        firstPage = null
      })
      await firstPage
    },
    loadMore,
    checkStock,
    async settled(productId) {
      await stockCheck
      return loaded()?.products.find(({ id }) => id === productId)
    },
  }
}

function unseen(known: readonly Product[], products: readonly Product[]): Product[] {
  const ids = new Set(known.map(({ id }) => id))
  return products.filter(({ id }) => !ids.has(id) && ids.add(id))
}

function hasUnknownStock({ variants }: Product): boolean {
  return variants.some((variant) => availableQuantity(variant) === null)
}

/** The error's own words, or the spec's fallback for an error without any (spec 8). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}
