import { filterProducts } from './filter-products.ts'
import type { Product } from './product.ts'
import type { RelatedGroup } from './related-group.ts'

/** The maximum number of related products on a product page. */
export const MAX_RELATED = 4

/** Returns up to four products of the group, without the product itself. */
export function relatedProducts(
  products: readonly Product[],
  product: Product,
  { collectionId }: RelatedGroup,
): readonly Product[] {
  // Not `NO_FILTERS`: importing it would move it from the file of the product list to a file of its own.
  return filterProducts(products, {
    query: '',
    collection: collectionId ?? '',
    productIds: [],
    excludedIds: [product.id],
    min: null,
    max: null,
    inStock: false,
    sort: 'featured',
    limit: MAX_RELATED,
  })
}
