import type { Product } from '../catalog/product.ts'
import { hasUnknownStock, withInventory } from '../catalog/stock.ts'
import { loadedValue, type Resource, until } from './resource.ts'
import type { StoreClient } from './store-client.ts'

/** Products and the result of their inventory lookups. */
export interface Products {
  /**
   * The products in the store's order, without duplicates. A product object is replaced only if its content changes.
   * Their stock is unknown until the inventory lookup has succeeded.
   */
  products: readonly Product[]
  /** Whether an inventory lookup has failed, so that the stock of some products may stay unknown. */
  isStockFailed: boolean
}

/** Products that are loaded together with their stock. */
export interface ProductResource<Value extends Products = Products> extends Resource<Value> {
  /** Looks up the stock of all products again. */
  checkStock(): Promise<void>
  /** Loads the products and waits for the product's stock. Returns undefined if the product is not among them. */
  productWithStock(productId: string): Promise<Product | undefined>
}

/** Number of products per lookup, so that the stock of a long list appears in steps. */
const BATCH = 100

/** Adds the stock functions to a resource of products. */
export function withStockCheck<Value extends Products>(
  client: StoreClient,
  resource: Resource<Value>,
): ProductResource<Value> {
  const find = (id: string) => loadedValue(resource)?.products.find((product) => product.id === id)
  return {
    ...resource,
    async checkStock() {
      resource.update((value) => ({ ...value, isStockFailed: false }))
      await lookUpStock(client, resource, loadedValue(resource)?.products ?? [])
    },
    async productWithStock(id) {
      void resource.preload()
      await until(resource.state, (state) => {
        if (state.status !== 'loaded') return state.status === 'failed'
        const product = find(id)
        return !product || !hasUnknownStock(product) || state.value.isStockFailed
      })
      return find(id)
    },
  }
}

/** Looks up the stock of products and adds it to the resource's value. Never rejects. */
export async function lookUpStock<Value extends Products>(
  client: StoreClient,
  resource: Pick<Resource<Value>, 'update'>,
  products: readonly Product[],
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH).map(({ id }) => id)
    await addStock(resource, batch, client.getInventory(batch, signal && { signal }), signal)
  }
}

/** Adds the result of an inventory lookup to the resource's value. Never rejects. */
export async function addStock<Value extends Products>(
  resource: Pick<Resource<Value>, 'update'>,
  productIds: readonly string[],
  lookup: Promise<ReadonlyMap<string, number | null>>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const inventory = await lookup
    const checked = new Set(productIds)
    resource.update((value) => ({
      ...value,
      products: value.products.map((product) =>
        checked.has(product.id) ? withInventory(product, inventory) : product,
      ),
    }))
  } catch {
    if (!signal?.aborted) resource.update((value) => ({ ...value, isStockFailed: true }))
  }
}
