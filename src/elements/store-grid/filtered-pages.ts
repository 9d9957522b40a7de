import { type FilterContext, type Filters, filterProducts, needsAllProducts } from '../../catalog/filters.ts'
import type { ProductPages } from '../../provider/product-list.ts'
import type { ResourceState } from '../../provider/resource.ts'

const INCOMPLETE: ResourceState<never> = {
  status: 'failed',
  error: new Error('The store did not send all products. Check your connection and try again.'),
}

/**
 * Returns the products that match the filters. The state is `loading` until all products that the filters need have been
 * loaded.
 */
export function filteredPages(
  state: ResourceState<ProductPages>,
  filters: Filters,
  context: FilterContext,
): ResourceState<ProductPages> {
  if (state.status !== 'loaded') return state
  const pages = state.value
  if (needsAllProducts(filters) && pages.nextPage !== 'none')
    return pages.nextPage === 'failed' ? INCOMPLETE : { status: 'loading' }
  const products = filterProducts(pages.products, filters, context)
  const isFull = products.length >= filters.limit
  // Sorting does not change the count, although the store may have counted products that the list leaves out.
  const hasOmitted = pages.nextPage === 'none' && products.length < pages.products.length
  const count = hasOmitted ? products.length : Math.min(pages.count, filters.limit)
  const nextPage = isFull ? 'none' : pages.nextPage
  return { status: 'loaded', value: { ...pages, products, count, nextPage } }
}
