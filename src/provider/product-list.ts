import type { Product } from '../catalog/product.ts'
import { orderKind } from '../catalog/product-choices.ts'
import { later } from '../navigation/page-lifecycle.ts'
import { lookUpStock, type ProductResource, type Products, withStock } from './product-stock.ts'
import { createResource, loadedValue, type Resource } from './resource.ts'
import { type ProductPage, parseProductPage } from './responses.ts'
import type { ListQuery, StoreClient } from './store-client.ts'

/** The loaded part of a store's product list. */
export interface ProductPages extends Products {
  /**
   * Total number of products in the store, not counting those of the first page that `products` leaves out.
   * Later pages do not change it, so that the number that visitors see stays the same.
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
type IsListed = (product: Product) => boolean

const isNoSubscription: IsListed = (product) => orderKind(product) !== 'subscription'

/** A store's product list, loaded page by page. */
export interface ProductList extends ProductResource<ProductPages> {
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
}

/**
 * Returns a store's product list with all products, or with those that `query` selects. Elements share the
 * list, and it stays loaded even while no element shows it.
 */
export function productListFor(client: StoreClient, query: ListQuery = {}): ProductList {
  return client.cached(`list ${JSON.stringify(query)}`, () => createProductList(client, query))
}

/**
 * Creates a product list; `productListFor` returns a shared one. Reloading it only looks up the stock.
 * @param isListed returns whether the list contains a product; by default, subscriptions are left out
 */
export function createProductList(
  client: StoreClient,
  query: ListQuery = {},
  isListed: IsListed = isNoSubscription,
): ProductList {
  let hasResponse = false
  const resource: Resource<ProductPages> = createResource(
    async ({ show, signal, before }) => {
      try {
        const pages =
          before && hasResponse
            ? { ...before, isStockFailed: false }
            : pagesOf(await client.listProducts(query, signal), isListed)
        show(pages)
        hasResponse = true
        await new Promise<void>(later)
        return await lookUpStock(client, resource, pages.products, signal)
      } catch (error) {
        if (!before) throw error
        // Keeps showing the products of a prerendered page.
        show({ ...before, isStockFailed: true })
        return false
      }
    },
    initialPages(client, query, isListed),
  )

  async function loadMore(): Promise<void> {
    const before = loadedValue(resource)
    if (!before || before.nextPage === 'none' || before.nextPage === 'loading') return
    const { offset, limit } = before
    resource.update((pages) => ({ ...pages, nextPage: 'loading' }))
    try {
      const page = await client.listProducts({ ...query, offset, limit })
      resource.update((pages) => withNextPage(pages, page, isListed))
    } catch {
      resource.update((pages) => ({ ...pages, nextPage: 'failed' }))
    }
    await lookUpStock(client, resource, loadedValue(resource)?.products.slice(before.products.length) ?? [])
  }

  return { ...withStock(resource), loadMore }
}

/** Returns the products from a prerendered page's initial data, which are shown until the store responds. */
function initialPages(client: StoreClient, query: ListQuery, isListed: IsListed): ProductPages | undefined {
  if (Object.keys(query).length > 0) return undefined
  const page = client.initial('/products', parseProductPage)
  // The page was prerendered with all its products, so they count as one page.
  return page && { ...pagesOf(page, isListed), limit: page.received, nextPage: 'none' }
}

/** Returns the list after its first page. */
function pagesOf(page: ProductPage, isListed: IsListed): ProductPages {
  const empty = { products: [], isStockFailed: false, count: 0, offset: 0, limit: page.limit }
  const first = withNextPage({ ...empty, nextPage: 'idle' }, page, isListed)
  const { length } = first.products
  const isComplete = first.nextPage === 'none'
  return { ...first, count: isComplete ? length : page.count - (page.received - length) }
}

/** Returns the list with the next page added. Leaves out products that are already listed. */
function withNextPage(before: ProductPages, page: ProductPage, isListed: IsListed): ProductPages {
  const byId = new Map(before.products.map((product) => [product.id, product]))
  const added = page.products.filter(isListed)
  for (const product of added) if (!byId.has(product.id)) byId.set(product.id, product)
  const offset = before.offset + page.received
  // A store that ignores `offset` would repeat its first page forever.
  const isRepeated = added.length > 0 && byId.size === before.products.length
  const isLast = page.received === 0 || isRepeated || offset >= page.count
  return { ...before, products: [...byId.values()], offset, nextPage: isLast ? 'none' : 'idle' }
}
