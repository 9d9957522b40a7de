import type { Product } from '../catalog/product.ts'
import { parseProduct } from './responses.ts'
import type { RequestOptions, StoreClient } from './store-client.ts'

const productPath = (id: string) => `/products/${encodeURIComponent(id.toWellFormed())}`

/** One product with its details (spec 7). Apart from the client, which pages without a product page carry as well. */
export function getProduct(client: StoreClient, id: string, options?: RequestOptions): Promise<Product> {
  return client.get(productPath(id), parseProduct, options)
}

/** The product from the page's initial data, if that has it. */
export function initialProduct(client: StoreClient, id: string): Product | undefined {
  return client.initial(productPath(id), parseProduct)
}
