import type { Product } from '../catalog/product.ts'
import { addStock, type ProductResource, type Products, withStockCheck } from './product-stock.ts'
import { createResource, type Resource, until } from './resource.ts'
import { parseProduct } from './responses.ts'
import type { RequestOptions, StoreClient } from './store-client.ts'
import { isMissing } from './store-error.ts'

/**
 * Returns a product that is loaded with the single-product call, and its stock. Elements that show the same product
 * share the resource. The store also accepts a slug, so the ID of the only product in the value may differ.
 */
export function productFor(client: StoreClient, id: string): ProductResource {
  return client.cached(`product ${id}`, () => createProduct(client, id))
}

/** Loads a product that the visitor may open next, unless the browser's data saver mode is on. */
export async function prefetchProduct(client: StoreClient, id: string): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const product = productFor(client, id)
  const release = product.retain()
  await until(product.state, ({ status }) => status !== 'loading')
  release()
}

function createProduct(client: StoreClient, id: string): ProductResource {
  const initial = client.initial(productPath(id), parseProduct)
  const resource: Resource<Products> = createResource(async ({ show, signal, before }) => {
    const response = getProduct(client, id, { signal })
    // Request the inventory in parallel with the product, because the ID in the URL is usually the product's ID.
    const inventory = client.getInventory([id], { signal })
    inventory.catch(() => {})
    try {
      const product = await response
      show(productsOf(product))
      const lookup = product.id === id ? inventory : client.getInventory([product.id], { signal })
      await addStock(resource, [product.id], lookup, signal)
    } catch (error) {
      if (!before || isMissing(error)) throw error
      show({ ...before, isStockFailed: true })
    }
  }, initial && productsOf(initial))
  return withStockCheck(client, resource)
}

function productsOf(product: Product): Products {
  return { products: [product], isStockFailed: false }
}

/** Loads one product with its details. */
export function getProduct(client: StoreClient, id: string, options?: RequestOptions): Promise<Product> {
  return client.get(productPath(id), parseProduct, options)
}

function productPath(id: string): string {
  return `/products/${encodeURIComponent(id.toWellFormed())}`
}
