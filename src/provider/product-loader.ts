import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from '../catalog/product.ts'
import { withInventory } from '../catalog/stock.ts'
import { getProduct, knownProduct } from './product-call.ts'
import type { StoreClient } from './store-client.ts'
import { errorMessage, type StoreError } from './store-error.ts'

export type ProductState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; product: Product; stock: StockState }

export type StockState = 'checking' | 'known' | 'failed'

export interface ProductLoader {
  state: StoreApi<ProductState>
  /** Loads the product and its stock, once unless that failed or was cancelled. Failures end in the state, never in a rejection. */
  load(): Promise<void>
  checkStock(): Promise<void>
  /** Stops what is under way. */
  cancel(): void
}

/** One product with its stock, as far as it has come. */
export function createProductLoader(client: StoreClient, id: string): ProductLoader {
  const known = knownProduct(client, id)
  const state = createStore<ProductState>(() =>
    known ? { status: 'loaded', product: known, stock: 'checking' } : { status: 'loading' },
  )
  let current = new AbortController()
  let loading: Promise<void> | undefined

  async function run(): Promise<void> {
    const { signal } = startRun()
    if (!known) state.setState({ status: 'loading' }, true)
    const product = getProduct(client, id, { signal })
    // Both at once: the stock is asked for by what the address says.
    const inventory = client.getInventory([id], { signal })
    inventory.catch(() => {})
    try {
      const { id: ownId } = await product
      await settleStock(await product, ownId === id ? inventory : null, signal)
    } catch (error) {
      if (signal.aborted) return
      // Without the store, what the page was prerendered with is still worth reading; unless the product is gone.
      if (known && (error as StoreError).status !== 404)
        state.setState({ status: 'loaded', product: known, stock: 'failed' }, true)
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

  return {
    state,
    load() {
      if (current.signal.aborted || state.getState().status === 'failed') loading = undefined
      loading ??= run()
      return loading
    },
    async checkStock() {
      const shown = state.getState()
      if (shown.status === 'loaded') await settleStock(shown.product, null, startRun().signal)
    },
    cancel: () => current.abort(),
  }
}
