import type { Product } from '../catalog/product.ts'
import { parseProduct } from './responses.ts'
import type { RequestOptions, StoreClient } from './store-client.ts'

const productPath = (id: string) => `/products/${encodeURIComponent(id.toWellFormed())}`

/**
 * Loads one product with its details (spec 7.2). A function instead of a method of the client, so that bundles without
 * a product page can omit it.
 */
export function getProduct(client: StoreClient, id: string, options?: RequestOptions): Promise<Product> {
  return client.get(productPath(id), parseProduct, options)
}

/** Returns the product from the page's initial data, or undefined. */
export function initialProduct(client: StoreClient, id: string): Product | undefined {
  return client.initial(productPath(id), parseProduct)
}
