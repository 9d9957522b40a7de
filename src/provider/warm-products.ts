import { createProductLoader, type ProductLoader } from './product-loader.ts'
import type { StoreClient } from './store-client.ts'

/** Prices and stock older than this are asked for again. */
const FRESH_MS = 30_000

interface Prefetched {
  /** null once a component has taken it. */
  loader: ProductLoader | null
  until_ms: number
}

/** By store and product id. */
const prefetched = new WeakMap<StoreClient, Map<string, Prefetched>>()

/** Loads a product ahead of the visitor, once as long as it is fresh. */
export function warmProduct(client: StoreClient, id: string): void {
  if (freshProduct(client, id)) return
  const loader = createProductLoader(client, id)
  const products = prefetched.get(client) ?? new Map<string, Prefetched>()
  prefetched.set(client, products.set(id, { loader, until_ms: Date.now() + FRESH_MS }))
  void loader.load()
}

/** The same for one who may come, but not at the cost of somebody who saves data. */
export function guessProduct(client: StoreClient, id: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) warmProduct(client, id)
}

/** The loader of a product, with what has been loaded ahead. Each comes with it once. */
export function productLoaderFor(client: StoreClient, id: string): ProductLoader {
  const product = freshProduct(client, id)
  const loader = product?.loader
  if (product) product.loader = null
  return loader ?? createProductLoader(client, id)
}

function freshProduct(client: StoreClient, id: string): Prefetched | undefined {
  const product = prefetched.get(client)?.get(id)
  return product && Date.now() < product.until_ms ? product : undefined
}
