import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { withInventory } from '../catalog/stock.ts'
import { getProduct, initialProduct } from './get-product.ts'
import type { StoreClient } from './store-client.ts'
import { errorMessage, type StoreError } from './store-error.ts'

export type ProductState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; product: Product; stock: StockState }

export type StockState = 'checking' | 'known' | 'failed'

/** A resource older than this is loaded again for the next visit. */
const FRESH_MS = 30_000

/** One product and its stock. Failures end in the state, never in a rejection. */
export interface ProductResource {
  state: StoreApi<ProductState>
  /** Loads the product and its stock. Does nothing if that is under way or done, and tries again if it failed. */
  preload(): Promise<void>
  /** Loads the product for a component that shows it. When the last of them has called the returned function, loading is cancelled. */
  retain(): () => void
  checkStock(): Promise<void>
  /** Whether it was loaded so recently that another component can show it. */
  isFresh(): boolean
}

/** By store and product id. */
const resources = new WeakMap<StoreClient, Map<string, ProductResource>>()

/** Returns the product's resource that was preloaded a moment ago, else a new one. */
export function productResourceFor(client: StoreClient, id: string): ProductResource {
  const ofStore = resources.get(client) ?? new Map<string, ProductResource>()
  const known = ofStore.get(id)
  if (known?.isFresh()) return known
  const resource = createProductResource(client, id)
  resources.set(client, ofStore.set(id, resource))
  return resource
}

/** Loads a product that the visitor may open next, unless they save data. */
export function prefetchProduct(client: StoreClient, id: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) void productResourceFor(client, id).preload()
}

/** Creates the resource of one product; `productResourceFor` shares it. */
export function createProductResource(client: StoreClient, id: string): ProductResource {
  const initial = initialProduct(client, id)
  const state = createStore<ProductState>(() =>
    initial ? { status: 'loaded', product: initial, stock: 'checking' } : { status: 'loading' },
  )
  let current = new AbortController()
  let loading: Promise<void> | undefined
  let freshUntil_ms = 0
  let users = 0

  async function run(): Promise<void> {
    const { signal } = startRun()
    if (!initial) state.setState({ status: 'loading' }, true)
    const product = getProduct(client, id, { signal })
    // Both at once: the page's address usually has the product's own id.
    const inventory = client.getInventory([id], { signal })
    inventory.catch(() => {})
    try {
      const { id: ownId } = await product
      await settleStock(await product, ownId === id ? inventory : null, signal)
    } catch (error) {
      if (signal.aborted) return
      // Without the store the initial data is still worth reading, unless the product is gone.
      if (initial && (error as StoreError).status !== 404)
        state.setState({ status: 'loaded', product: initial, stock: 'failed' }, true)
      else state.setState({ status: 'failed', message: errorMessage(error, 'Failed to load product') }, true)
    }
  }

  async function settleStock(
    product: Product,
    asked: Promise<Map<string, number | null>> | null,
    signal: AbortSignal,
  ): Promise<void> {
    state.setState({ status: 'loaded', product, stock: 'checking' }, true)
    try {
      const inventory = await (asked ?? client.getInventory([product.id], { signal }))
      state.setState({ status: 'loaded', product: withInventory(product, inventory), stock: 'known' }, true)
    } catch {
      if (!signal.aborted) state.setState({ status: 'loaded', product, stock: 'failed' }, true)
    }
  }

  function startRun(): AbortController {
    current.abort()
    current = new AbortController()
    return current
  }

  function preload(): Promise<void> {
    if (current.signal.aborted || state.getState().status === 'failed') loading = undefined
    if (!loading) freshUntil_ms = Date.now() + FRESH_MS
    loading ??= run()
    return loading
  }

  function retain(): () => void {
    users += 1
    void preload()
    return () => {
      users -= 1
      if (users > 0) return
      current.abort()
      freshUntil_ms = 0
    }
  }

  return {
    state,
    preload,
    retain,
    async checkStock() {
      const shown = state.getState()
      if (shown.status === 'loaded') await settleStock(shown.product, null, startRun().signal)
    },
    isFresh: () => Date.now() < freshUntil_ms,
  }
}
