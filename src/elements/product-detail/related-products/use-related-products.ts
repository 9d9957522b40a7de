import { MAX_RELATED, relatedProducts } from '../../../catalog/choose-related-products.ts'
import type { Product } from '../../../catalog/product.ts'
import type { RelatedGroup } from '../../../catalog/related-group.ts'
import { type ProductList, type ProductPages, productListFor } from '../../../provider/product-list.ts'
import type { ResourceState } from '../../../provider/resource.ts'
import type { StoreClient } from '../../../provider/store-client.ts'
import { useResource, useStoreClient } from '../../../ui/use-store-data.ts'

/** The related products and the list that contains them. */
export interface Related {
  list: ProductList
  products: readonly Product[]
  isLoading: boolean
}

/**
 * Loads the related products. Chooses them from the first page of the store's product list, which many
 * visitors have already loaded. Requests the collection only if that page contains fewer than four of them.
 */
export function useRelatedProducts(product: Product, group: RelatedGroup): Related {
  const client = useStoreClient()
  const all = productListFor(client)
  const allState = useResource(all)
  const listed = productsOf(allState, product, group)
  const isEnough = listed.length === MAX_RELATED || allState.status === 'loading' || isWhole(allState)
  const collection =
    isEnough || group.collectionId === null ? null : collectionList(client, group.collectionId)
  const collectionState = useResource(collection)

  // If the collection cannot be loaded, the related products come from the store's product list.
  return collection && collectionState.status !== 'failed'
    ? {
        list: collection,
        products: productsOf(collectionState, product, group),
        isLoading: collectionState.status === 'loading',
      }
    : { list: all, products: listed, isLoading: allState.status === 'loading' }
}

function collectionList(client: StoreClient, id: string): ProductList {
  return productListFor(client, { 'collection_ids[]': [id], sort_by: 'collection_order', order: 'ASC' })
}

function productsOf(
  state: ResourceState<ProductPages>,
  product: Product,
  group: RelatedGroup,
): readonly Product[] {
  return state.status === 'loaded' ? relatedProducts(state.value.products, product, group) : []
}

function isWhole(state: ResourceState<ProductPages>): boolean {
  return state.status === 'loaded' && state.value.nextPage === 'none'
}
