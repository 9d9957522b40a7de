import { createProductLoader, type ProductLoader } from './product-loader.ts'
import type { StoreClient } from './store-client.ts'

/** Prices and stock older than this are asked for again. */
const FRESH_MS = 30_000

/** By store and product id; null once somebody has come for it. */
const warm = new WeakMap<StoreClient, Map<string, ProductLoader | null>>()

/** Loads a product ahead of the visitor, once as long as it is fresh. */
export function warmProduct(client: StoreClient, id: string): void {
  const loaders = warm.get(client) ?? new Map<string, ProductLoader | null>()
  warm.set(client, loaders)
  if (loaders.has(id)) return
  const loader = createProductLoader(client, id)
  loaders.set(id, loader)
  loader.begin()
  setTimeout(() => loaders.delete(id), FRESH_MS)
}

/** The same for one who may come, but not at the cost of somebody who saves data. */
export function guessProduct(client: StoreClient, id: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) warmProduct(client, id)
}

/** The loader of a product, with what has been loaded ahead. Each comes with it once. */
export function productLoaderFor(client: StoreClient, id: string): ProductLoader {
  const loaders = warm.get(client)
  const loader = loaders?.get(id)
  if (loader) loaders?.set(id, null)
  return loader ?? createProductLoader(client, id)
}
