import type { Product } from '../catalog/product.ts'
import { hasUnknownStock, withInventory } from '../catalog/stock.ts'
import { loadedValue, type Resource, until } from './resource.ts'
import type { StoreClient } from './store-client.ts'

/** Products and the result of their inventory lookups. */
export interface Products {
  /**
   * The products in the store's order, without duplicates. A product object is replaced only if its content
   * changes. Their stock is unknown until the inventory lookup has succeeded.
   */
  products: readonly Product[]
  /** Whether an inventory lookup has failed, so that the stock of some products may stay unknown. */
  isStockFailed: boolean
}

/** Products that are loaded with their stock. Loading them again repeats failed inventory lookups. */
export interface ProductResource<Value extends Products = Products> extends Resource<Value> {
  /** Loads the products and waits for the product's stock. Undefined if the product is not among them. */
  productWithStock(productId: string): Promise<Product | undefined>
}

/** Adds the stock function to a resource of products. */
export function withStock<Value extends Products>(resource: Resource<Value>): ProductResource<Value> {
  const find = (id: string) => loadedValue(resource)?.products.find((product) => product.id === id)
  return {
    ...resource,
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

/**
 * Looks up products' stock and adds it to the resource's value. Never rejects. Returns whether it succeeded.
 * @param lookup the inventory of the products if it has been requested already
 */
export async function lookUpStock<Value extends Products>(
  client: StoreClient,
  resource: Pick<Resource<Value>, 'update'>,
  products: readonly Product[],
  signal?: AbortSignal,
  lookup?: ReturnType<StoreClient['getInventory']>,
): Promise<boolean> {
  const ids = new Set(products.map(({ id }) => id))
  try {
    const inventory = await (lookup ?? client.getInventory([...ids], signal))
    resource.update((value) => ({
      ...value,
      products: value.products.map((product) =>
        ids.has(product.id) ? withInventory(product, inventory) : product,
      ),
    }))
    return true
  } catch {
    if (!signal?.aborted) resource.update((value) => ({ ...value, isStockFailed: true }))
    return false
  }
}
