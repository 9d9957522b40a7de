import type { Product } from '../catalog/product.ts'
import type { RequestOptions, StoreClient } from './store-client.ts'

/**
 * The whole catalogue, page after page: the first as the store likes it, the others by `offset` and `limit`.
 * The count of the first page is the end of it, an empty page is too, and so is a page that brings nothing new:
 * a store that ignores the offset must not be asked for ever. A product that comes twice is given once.
 * @throws what `listProducts` rejects with
 */
export async function* productPages(
  client: Pick<StoreClient, 'listProducts'>,
  options?: RequestOptions,
): AsyncGenerator<Product[]> {
  const seen = new Set<string>()
  const unseen = (products: Product[]) => products.filter(({ id }) => !seen.has(id) && seen.add(id))

  const first = await client.listProducts({}, options)
  yield unseen(first.products)
  let offset = first.received
  while (first.received > 0 && offset < first.count) {
    const page = await client.listProducts({ offset, limit: first.limit }, options)
    const products = unseen(page.products)
    const isRepeated = products.length === 0 && page.products.length > 0
    if (page.received === 0 || isRepeated) return
    yield products
    offset += page.received
  }
}
