import { createProductLoader, type ProductLoader } from './product-loader.ts'
import type { StoreClient } from './store-client.ts'

/** Prices and stock older than this are asked for again. */
const FRESH_MS = 30_000

interface Warm {
  /** null once somebody has come for it. */
  loader: ProductLoader | null
  until_ms: number
}

/** By store and product id. */
const warm = new WeakMap<StoreClient, Map<string, Warm>>()

/** Loads a product ahead of the visitor, once as long as it is fresh. */
export function warmProduct(client: StoreClient, id: string): void {
  const products = warm.get(client) ?? new Map<string, Warm>()
  warm.set(client, products)
  if (isFresh(products.get(id))) return
  const loader = createProductLoader(client, id)
  products.set(id, { loader, until_ms: Date.now() + FRESH_MS })
  void loader.load()
}

function isFresh(product: Warm | undefined): boolean {
  return product !== undefined && Date.now() < product.until_ms
}

/** The same for one who may come, but not at the cost of somebody who saves data. */
export function guessProduct(client: StoreClient, id: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) warmProduct(client, id)
}

/** The loader of a product, with what has been loaded ahead. Each comes with it once. */
export function productLoaderFor(client: StoreClient, id: string): ProductLoader {
  const product = warm.get(client)?.get(id)
  const loader = isFresh(product) && product?.loader
  if (product) product.loader = null
  return loader || createProductLoader(client, id)
}
