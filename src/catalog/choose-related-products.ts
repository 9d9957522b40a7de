import { filterProducts } from './filter-products.ts'
import { NO_FILTERS } from './filters.ts'
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
  return filterProducts(products, {
    ...NO_FILTERS,
    collection: collectionId ?? '',
    excludedIds: [product.id],
    limit: MAX_RELATED,
  })
}
