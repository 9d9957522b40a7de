import type { Product } from '../catalog/product.ts'
import { orderKind } from '../catalog/product-choices.ts'
import { hasUnknownStock, withInventory } from '../catalog/stock.ts'
import type { ProductPage } from './responses.ts'

/** The loaded part of a store's product list. */
export interface LoadedProducts {
  status: 'loaded'
  /**
   * The products in the store's order, without duplicates. A product object is replaced only if its content changes.
   */
  products: readonly Product[]
  /**
   * Total number of products in the store, not counting those of the first page that `products` leaves out. Later pages
   * do not change it, so that the number that visitors see stays the same.
   */
  count: number
  /**
   * Offset of the next page. Counts invalid products too, although `products` leaves them out. 0 until the first page
   * from the store is complete.
   */
  offset: number
  /** Number of products per page. */
  limit: number
  /** State of the next page: `none` after the last page, `idle` before it is requested. */
  nextPage: 'none' | 'idle' | 'loading' | 'failed'
  /** State of the inventory lookups for these products. */
  stock: 'checking' | 'known' | 'failed'
}

/** Returns whether the first page has more products, which will be added in a moment. */
export function isFirstPagePartial({ offset, nextPage }: LoadedProducts): boolean {
  return offset === 0 && nextPage === 'loading'
}

/**
 * Returns the list with the next page added. Leaves out products that are already listed.
 * @param products the products of the page; default: all of them
 * @param isListed returns whether the list contains a product; by default, subscriptions are left out
 */
export function appendPage(
  before: LoadedProducts | null,
  page: ProductPage,
  products = page.products,
  isListed: (product: Product) => boolean = (product) => orderKind(product) !== 'subscription',
): LoadedProducts {
  const { products: listed = [], offset: start = 0, limit = page.limit, stock } = before ?? {}
  const byId = new Map(listed.map((product) => [product.id, product]))
  const added = products.filter(isListed)
  for (const product of added) if (!byId.has(product.id)) byId.set(product.id, product)
  // The first products of a page do not tell how many of its other products are left out.
  const isPartial = products === page.firstProducts
  const omitted = isPartial ? 0 : page.received - byId.size
  const offset = start + page.received
  // A store that ignores `offset` would repeat its first page forever.
  const isRepeated = added.length > 0 && byId.size === listed.length
  const isLast = page.received === 0 || isRepeated || offset >= page.count
  return {
    status: 'loaded',
    products: [...byId.values()],
    count: before?.count ?? (isLast && !isPartial ? byId.size : page.count - omitted),
    offset,
    limit,
    nextPage: isLast ? 'none' : 'idle',
    // After a failed lookup, the state stays `failed` until all stock is known.
    stock: stock === 'failed' ? stock : 'checking',
  }
}

/** Returns the products and stock state after an inventory lookup for some of the products. */
export function withStock(
  before: LoadedProducts,
  productIds: readonly string[],
  inventory: ReadonlyMap<string, number | null>,
): Pick<LoadedProducts, 'products' | 'stock'> {
  const checked = new Set(productIds)
  const products = before.products.map((product) =>
    checked.has(product.id) ? withInventory(product, inventory) : product,
  )
  // An earlier lookup for other products may have failed: stay `failed` until all stock is known.
  const isStillFailed = before.stock === 'failed' && products.some(hasUnknownStock)
  return { products, stock: isStillFailed ? 'failed' : 'known' }
}
