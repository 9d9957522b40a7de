import { type IsListed, type ProductPages, pagesOf, withNextPage } from './product-pages.ts'
import { lookUpStock, type ProductResource, withStockCheck } from './product-stock.ts'
import { createResource, loadedValue, type Resource } from './resource.ts'
import type { ListQuery, StoreClient } from './store-client.ts'

/** A store's product list, loaded page by page. */
export interface ProductList extends ProductResource<ProductPages> {
  /** Loads the next page, if there is one. */
  loadMore(): Promise<void>
}

/**
 * Returns a store's product list with all products, or with those that `query` selects. Elements share the list, and it
 * stays loaded even while no element shows it.
 */
export function productListFor(client: StoreClient, query: ListQuery = {}): ProductList {
  const lists = listsOf(client)
  const key = JSON.stringify(query)
  const list = lists.get(key) ?? createProductList(client, query)
  lists.set(key, list)
  return list
}

/** Returns the lists that `productListFor` has created for a store, by query. */
export function listsOf(client: StoreClient): Map<string, ProductList> {
  return client.cached('lists', () => new Map<string, ProductList>())
}

/**
 * Creates a product list; `productListFor` returns a shared one. When it is loaded again, it only looks up the stock.
 * @param isListed returns whether the list contains a product; by default, subscriptions are left out
 */
export function createProductList(
  client: StoreClient,
  query: ListQuery = {},
  isListed?: IsListed,
): ProductList {
  let hasResponse = false
  const resource: Resource<ProductPages> = createResource(
    async ({ show, signal, before }) => {
      if (before && hasResponse) return lookUpStock(client, resource, before.products, signal)
      try {
        const first = pagesOf(await client.listProducts(query, { signal }), isListed)
        show(first)
        hasResponse = true
        await lookUpStock(client, resource, first.products, signal)
      } catch (error) {
        if (!before) throw error
        // Keeps showing the products of a prerendered page.
        show({ ...before, isStockFailed: true })
      }
    },
    initialPages(client, query),
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

  return { ...withStockCheck(client, resource), loadMore }
}

/** Returns the products from the initial data of a prerendered page, which are shown until the store responds. */
function initialPages(client: StoreClient, query: ListQuery): ProductPages | undefined {
  const page = Object.keys(query).length === 0 ? client.initialPage() : undefined
  if (!page) return undefined
  // The page was prerendered with all its products, so they count as one page.
  return { ...pagesOf(page), limit: page.received, nextPage: 'none' }
}
