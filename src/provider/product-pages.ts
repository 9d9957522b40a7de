import type { Product } from '../catalog/product.ts'
import { orderKind } from '../catalog/product-choices.ts'
import type { Products } from './product-stock.ts'
import type { ProductPage } from './responses.ts'

/** The loaded part of a store's product list. */
export interface ProductPages extends Products {
  /**
   * Total number of products in the store, not counting those of the first page that `products` leaves out. Later pages
   * do not change it, so that the number that visitors see stays the same.
   */
  count: number
  /** Offset of the next page. Counts invalid products too, although `products` leaves them out. */
  offset: number
  /** Number of products per page. */
  limit: number
  /** State of the next page: `none` after the last page, `idle` before it is requested. */
  nextPage: 'none' | 'idle' | 'loading' | 'failed'
}

/** Returns whether a list contains a product. */
export type IsListed = (product: Product) => boolean

const isNoSubscription: IsListed = (product) => orderKind(product) !== 'subscription'

/** Returns the list after its first page. */
export function pagesOf(page: ProductPage, isListed?: IsListed): ProductPages {
  const empty = { products: [], isStockFailed: false, count: 0, offset: 0, limit: page.limit }
  const first = withNextPage({ ...empty, nextPage: 'idle' }, page, isListed)
  const { length } = first.products
  const isComplete = first.nextPage === 'none'
  return { ...first, count: isComplete ? length : page.count - (page.received - length) }
}

/** Returns the list with the next page added. Leaves out products that are already listed. */
export function withNextPage(
  before: ProductPages,
  page: ProductPage,
  isListed: IsListed = isNoSubscription,
): ProductPages {
  const byId = new Map(before.products.map((product) => [product.id, product]))
  const added = page.products.filter(isListed)
  for (const product of added) if (!byId.has(product.id)) byId.set(product.id, product)
  const offset = before.offset + page.received
  // A store that ignores `offset` would repeat its first page forever.
  const isRepeated = added.length > 0 && byId.size === before.products.length
  const isLast = page.received === 0 || isRepeated || offset >= page.count
  return { ...before, products: [...byId.values()], offset, nextPage: isLast ? 'none' : 'idle' }
}
