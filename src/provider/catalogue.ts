import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { availableQuantity, withInventory } from '../catalog/stock.ts'
import type { ProductPage, StoreClient } from './store-client.ts'

/** The product listing as far as it has come. */
export type CatalogueState = { status: 'loading' } | { status: 'failed'; message: string } | LoadedCatalogue

export interface LoadedCatalogue {
  status: 'loaded'
  /** As they came; a page is another list only when something in it has changed, so that showing one more costs no more. */
  pages: readonly (readonly Product[])[]
  /** How many products the pages hold. */
  shown: number
  /** How many the store has in all. */
  count: number
  /** The pages that are still to come. */
  rest: 'none' | 'waiting' | 'loading' | 'failed'
  /** Whether the stock of what is listed is known. */
  stock: 'checking' | 'known' | 'failed'
}

export interface Catalogue {
  state: StoreApi<CatalogueState>
  /** Begins to load before anybody shows it: who does, and so calls `load`, finds it under way. */
  begin(): void
  /** Loads the first page; once loaded, looks the stock up again. Failures end in the state, never in a rejection. */
  load(): Promise<void>
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
  /** Looks up the stock of what is listed. */
  checkStock(): Promise<void>
  /** The product once a stock check that is under way has ended. */
  settled(productId: string): Promise<Product | undefined>
}

/** Of two hundred listings on one page, which are drawn one after the other, the later ones need not ask again. */
const FRESH_MS = 2000

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
  const ids = new Set<string>()
  let begun: Promise<void> | null = null
  let firstPage: Promise<void> | null = null
  let stockCheck = Promise.resolve()
  let round: Promise<void> | null = null
  let checked_ms = 0

  const isNew = ({ id }: Product) => !ids.has(id) && ids.add(id)

  const known = client.knownPage()
  const state = createStore<CatalogueState>(() =>
    known ? { ...firstOf(known), rest: 'none', stock: 'checking' } : { status: 'loading' },
  )

  function firstOf({ products, count }: ProductPage) {
    ids.clear()
    const page = products.filter(isNew)
    return { status: 'loaded', pages: [page], shown: page.length, count } as const
  }

  function loaded(): LoadedCatalogue | null {
    const current = state.getState()
    return current.status === 'loaded' ? current : null
  }

  function update(change: Partial<LoadedCatalogue>): void {
    const current = loaded()
    if (current) state.setState({ ...current, ...change }, true)
  }

  async function loadFirstPage(): Promise<void> {
    if (!loaded()) state.setState({ status: 'loading' }, true)
    try {
      const page = await client.listProducts()
      offset = page.received
      limit = page.limit || page.received
      const rest = page.received > 0 && offset < page.count ? 'waiting' : 'none'
      state.setState({ ...firstOf(page), rest, stock: 'checking' }, true)
      lookUpStock(0)
    } catch (error) {
      if (loaded()) update({ stock: 'failed' })
      else state.setState({ status: 'failed', message: messageOf(error, 'Failed to load products') }, true)
    }
  }

  async function loadMore(): Promise<void> {
    const before = loaded()
    if (!before || before.rest === 'none' || before.rest === 'loading') return
    update({ rest: 'loading' })
    try {
      const page = await client.listProducts({ offset, limit })
      offset += page.received
      const products = page.products.filter(isNew)
      // A store that ignores the offset sends the same again: that is the end, or it would never come.
      const isRepeated = products.length === 0 && page.products.length > 0
      const isEnd = page.received === 0 || isRepeated || offset >= page.count
      const { pages, shown } = loaded() ?? before
      update({
        pages: [...pages, products],
        shown: shown + products.length,
        count: page.count,
        rest: isEnd ? 'none' : 'waiting',
      })
      lookUpStock(pages.length)
    } catch {
      update({ rest: 'failed' })
    }
  }

  /** Of one page. Checks follow one another, so that `settled` waits for all of them. */
  function lookUpStock(index: number): void {
    if (loaded()?.stock !== 'failed') update({ stock: 'checking' })
    stockCheck = stockCheck.then(async () => {
      try {
        const inventory = await client.getInventory(loaded()?.pages[index]?.map(({ id }) => id) ?? [])
        const { pages = [], stock } = loaded() ?? {}
        const checked = pages.map((page, at) =>
          at === index ? page.map((product) => withInventory(product, inventory)) : page,
        )
        // One page's answer does not make up for another page's failure.
        const isStillFailed = stock === 'failed' && checked.some((page) => page.some(hasUnknownStock))
        checked_ms = Date.now()
        update({ pages: checked, stock: isStillFailed ? 'failed' : 'known' })
      } catch {
        update({ stock: 'failed' })
      }
    })
  }

  /** Of all pages, one after the other; who asks meanwhile has the same round. */
  async function checkStock(): Promise<void> {
    if (!round) for (const index of loaded()?.pages.keys() ?? []) lookUpStock(index)
    round ??= stockCheck.finally(() => {
      round = null
    })
    await round
  }

  async function load(): Promise<void> {
    if (offset) return Date.now() - checked_ms < FRESH_MS ? stockCheck : checkStock()
    firstPage ??= loadFirstPage().finally(() => {
      firstPage = null
    })
    await firstPage
  }

  return {
    state,
    begin() {
      if (!offset) begun ??= load()
    },
    load() {
      const early = begun
      begun = null
      return early ?? load()
    },
    loadMore,
    checkStock,
    async settled(productId) {
      await firstPage
      await stockCheck
      return loaded()
        ?.pages.flat()
        .find(({ id }) => id === productId)
    },
  }
}

/** Whether something in it is managed and nobody knows yet how many are left. */
export function hasUnknownStock({ variants }: Product): boolean {
  return variants.some((variant) => availableQuantity(variant) === null)
}

/** The error's own words, or the spec's fallback for an error without any (spec 8). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof Error && error.message) || fallback
}
