import type { Product } from '../catalog/product.ts'
import { hasUnknownStock, withInventory } from '../catalog/stock.ts'
import type { ProductPage } from './responses.ts'

/** The pages of the store's product list that have been loaded. */
export interface LoadedProducts {
  status: 'loaded'
  /** In the store's order, each once. A product is a new object only when something in it has changed. */
  products: readonly Product[]
  /** How many products the store has in all. */
  count: number
  /** Where the next page begins. Malformed products count, although `products` leaves them out. */
  offset: number
  /** How many products the store sends in a page. */
  limit: number
  /** State of the pages that have not been loaded. */
  nextPage: 'none' | 'idle' | 'loading' | 'failed'
  /** Whether the stock of these products is known. */
  stock: 'checking' | 'known' | 'failed'
}

/** The list with its next page, whose stock is not known yet. A product that is already listed is not added again. */
export function appendPage(before: LoadedProducts | null, page: ProductPage): LoadedProducts {
  const { products: listed = [], offset: start = 0, limit = page.limit, stock } = before ?? {}
  const byId = new Map(listed.map((product) => [product.id, product]))
  for (const product of page.products) if (!byId.has(product.id)) byId.set(product.id, product)
  const offset = start + page.received
  // A store that ignores the offset repeats its first page for ever.
  const isRepeated = page.products.length > 0 && byId.size === listed.length
  const isLast = page.received === 0 || isRepeated || offset >= page.count
  return {
    status: 'loaded',
    products: [...byId.values()],
    count: page.count,
    offset,
    limit,
    nextPage: isLast ? 'none' : 'idle',
    // After a failure it stays failed until all stock is known.
    stock: stock === 'failed' ? stock : 'checking',
  }
}

/** What changes with the result of an inventory lookup for some of the products. */
export function withStock(
  before: LoadedProducts,
  productIds: readonly string[],
  inventory: ReadonlyMap<string, number | null>,
): Pick<LoadedProducts, 'products' | 'stock'> {
  const checked = new Set(productIds)
  const products = before.products.map((product) =>
    checked.has(product.id) ? withInventory(product, inventory) : product,
  )
  // One page's stock does not make up for the failure of another's.
  const isStillFailed = before.stock === 'failed' && products.some(hasUnknownStock)
  return { products, stock: isStillFailed ? 'failed' : 'known' }
}
