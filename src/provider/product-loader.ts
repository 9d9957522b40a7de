import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { withInventory } from '../catalog/stock.ts'
import { messageOf } from './catalogue.ts'
import type { StoreClient } from './store-client.ts'

export type ProductState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; product: Product; stock: StockState }

export type StockState = 'checking' | 'known' | 'failed'

export interface ProductLoader {
  state: StoreApi<ProductState>
  /** Loads the product and then its stock. Failures end in the state, never in a rejection. */
  load(): Promise<void>
  checkStock(): Promise<void>
  /** Stops what is under way. */
  cancel(): void
}

/** One product with its stock, as far as it has come. */
export function createProductLoader(client: StoreClient, id: string): ProductLoader {
  const state = createStore<ProductState>(() => ({ status: 'loading' }))
  let run = new AbortController()

  async function load(): Promise<void> {
    const { signal } = startRun()
    state.setState({ status: 'loading' }, true)
    try {
      const product = await client.getProduct(id, { signal })
      state.setState({ status: 'loaded', product, stock: 'checking' }, true)
      await lookUpStock(product, signal)
    } catch (error) {
      if (signal.aborted) return
      state.setState({ status: 'failed', message: messageOf(error, 'Failed to load product') }, true)
    }
  }

  async function lookUpStock(product: Product, signal: AbortSignal): Promise<void> {
    state.setState({ status: 'loaded', product, stock: 'checking' }, true)
    try {
      const inventory = await client.getInventory([product.id], { signal })
      state.setState({ status: 'loaded', product: withInventory(product, inventory), stock: 'known' }, true)
    } catch {
      if (!signal.aborted) state.setState({ status: 'loaded', product, stock: 'failed' }, true)
    }
  }

  function startRun(): AbortController {
    run.abort()
    run = new AbortController()
    return run
  }

  return {
    state,
    load,
    async checkStock() {
      const current = state.getState()
      if (current.status === 'loaded') await lookUpStock(current.product, startRun().signal)
    },
    cancel: () => run.abort(),
  }
}
