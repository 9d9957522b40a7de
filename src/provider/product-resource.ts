import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { withInventory } from '../catalog/stock.ts'
import { getProduct, initialProduct } from './get-product.ts'
import type { StoreClient } from './store-client.ts'
import { errorMessage, type StoreError } from './store-error.ts'

/** The state of a product: loading, failed with a message for visitors, or loaded. */
export type ProductState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; product: Product; stock: StockState }

/** The state of the inventory lookup. */
export type StockState = 'checking' | 'known' | 'failed'

/** When a visitor opens a product, its data is reloaded if it is older than this. */
const FRESH_MS = 30_000

/** One product and its stock. Its functions never reject; a failure appears in the state. */
export interface ProductResource {
  state: StoreApi<ProductState>
  /** Loads the product and its stock, unless they are loading or have been loaded. Retries after a failure. */
  preload(): Promise<void>
  /**
   * Loads the product for a component. Returns a function that the component calls when it no longer needs the product.
   * When no component needs the product any longer, its requests are canceled.
   */
  retain(): () => void
  /** Looks up the stock again. */
  checkStock(): Promise<void>
  /** Returns whether loading started less than 30 s ago and was not canceled. */
  isFresh(): boolean
}

/** The resources of each store, by product ID. */
const resources = new WeakMap<StoreClient, Map<string, ProductResource>>()

/** Returns the product's existing resource if it is fresh, otherwise a new one. */
export function productResourceFor(client: StoreClient, id: string): ProductResource {
  const storeResources = resources.get(client) ?? new Map<string, ProductResource>()
  const existing = storeResources.get(id)
  if (existing?.isFresh()) return existing
  const resource = createProductResource(client, id)
  resources.set(client, storeResources.set(id, resource))
  return resource
}

/** Loads a product that the visitor may open next, unless the browser's data saver mode is on. */
export function prefetchProduct(client: StoreClient, id: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) void productResourceFor(client, id).preload()
}

/** Creates the resource of a product; `productResourceFor` returns a shared one. */
export function createProductResource(client: StoreClient, id: string): ProductResource {
  const initial = initialProduct(client, id)
  const state = createStore<ProductState>(() =>
    initial ? { status: 'loaded', product: initial, stock: 'checking' } : { status: 'loading' },
  )
  let controller = new AbortController()
  let loading: Promise<void> | undefined
  let freshUntil_ms = 0
  let consumerCount = 0

  async function run(): Promise<void> {
    const { signal } = startRun()
    if (!initial) state.setState({ status: 'loading' }, true)
    const product = getProduct(client, id, { signal })
    // Request the inventory in parallel with the product, because the ID in the URL is usually the product's ID.
    const inventory = client.getInventory([id], { signal })
    inventory.catch(() => {})
    try {
      const { id: productId } = await product
      await settleStock(await product, productId === id ? inventory : null, signal)
    } catch (error) {
      if (signal.aborted) return
      // If loading fails, keep showing the initial data, unless the product no longer exists.
      if (initial && (error as StoreError).status !== 404)
        state.setState({ status: 'loaded', product: initial, stock: 'failed' }, true)
      else state.setState({ status: 'failed', message: errorMessage(error, 'Failed to load product') }, true)
    }
  }

  async function settleStock(
    product: Product,
    runningLookup: Promise<Map<string, number | null>> | null,
    signal: AbortSignal,
  ): Promise<void> {
    state.setState({ status: 'loaded', product, stock: 'checking' }, true)
    try {
      const inventory = await (runningLookup ?? client.getInventory([product.id], { signal }))
      state.setState({ status: 'loaded', product: withInventory(product, inventory), stock: 'known' }, true)
    } catch {
      if (!signal.aborted) state.setState({ status: 'loaded', product, stock: 'failed' }, true)
    }
  }

  function startRun(): AbortController {
    controller.abort()
    controller = new AbortController()
    return controller
  }

  function preload(): Promise<void> {
    if (controller.signal.aborted || state.getState().status === 'failed') loading = undefined
    if (!loading) freshUntil_ms = Date.now() + FRESH_MS
    loading ??= run()
    return loading
  }

  function retain(): () => void {
    consumerCount += 1
    void preload()
    return () => {
      consumerCount -= 1
      if (consumerCount > 0) return
      controller.abort()
      freshUntil_ms = 0
    }
  }

  return {
    state,
    preload,
    retain,
    async checkStock() {
      const current = state.getState()
      if (current.status === 'loaded') await settleStock(current.product, null, startRun().signal)
    },
    isFresh: () => Date.now() < freshUntil_ms,
  }
}
