import type { Product } from '../catalog/product.ts'
import { readProduct } from './answers.ts'
import type { RequestOptions, StoreClient } from './store-client.ts'

const pathOf = (id: string) => `/products/${encodeURIComponent(id.toWellFormed())}`

/** One product with its details (spec 7). Apart from the client, which pages without a product page carry as well. */
export function getProduct(client: StoreClient, id: string, options?: RequestOptions): Promise<Product> {
  return client.get(pathOf(id), readProduct, options)
}

/** The same as the page was prerendered with it, if it was. */
export function knownProduct(client: StoreClient, id: string): Product | undefined {
  return client.known(pathOf(id), readProduct)
}
