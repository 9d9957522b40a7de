import type { Product } from '../catalog/product.ts'
import { lookUpStock, type ProductResource, type Products, withStock } from './product-stock.ts'
import { createResource, type Resource } from './resource.ts'
import { parseProduct } from './responses.ts'
import type { StoreClient } from './store-client.ts'
import { isMissing } from './store-error.ts'

/**
 * Returns a product loaded with the single-product call, and its stock. Elements that show the same product
 * share the resource. The store also accepts a slug, so the only product's ID may differ.
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
  await product.preload()
  release()
}

function createProduct(client: StoreClient, id: string): ProductResource {
  const initial = client.initial(productPath(id), parseProduct)
  const resource: Resource<Products> = createResource(async ({ show, signal, before }) => {
    const response = getProduct(client, id, signal)
    // Request the inventory in parallel with the product, because the ID in the URL is usually the product's
    // ID.
    const inventory = client.getInventory([id], signal)
    inventory.catch(() => {})
    if (before) show({ ...before, isStockFailed: false })
    try {
      const product = await response
      show(productsOf(product))
      return await lookUpStock(client, resource, [product], signal, product.id === id ? inventory : undefined)
    } catch (error) {
      if (!before || isMissing(error)) throw error
      show({ ...before, isStockFailed: true })
      return false
    }
  }, initial && productsOf(initial))
  return withStock(resource)
}

function productsOf(product: Product): Products {
  return { products: [product], isStockFailed: false }
}

/** Loads one product with its details. */
export async function getProduct(client: StoreClient, id: string, signal?: AbortSignal): Promise<Product> {
  const product = await client.get(productPath(id), parseProduct, signal)
  client.known.set(product.id, { product, isWhole: true, loaded_ms: Date.now() })
  return product
}

function productPath(id: string): string {
  return `/products/${encodeURIComponent(id.toWellFormed())}`
}
