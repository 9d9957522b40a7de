import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Product } from '../../../catalog/product.ts'
import { MAX_RELATED, type RelatedGroup, relatedProducts } from '../../../catalog/related-products.ts'
import {
  isFirstPageLoading,
  type ProductList,
  type ProductListState,
  productListFor,
} from '../../../provider/product-list.ts'
import type { StoreClient } from '../../../provider/store-client.ts'

/** The related products and the list that contains them. */
export interface Related {
  list: ProductList
  products: readonly Product[]
  isLoading: boolean
}

/**
 * Loads the related products. Chooses them from the first page of the store's product list, which many visitors have
 * already loaded. Requests the collection only if that page contains fewer than four related products.
 */
export function useRelatedProducts(client: StoreClient, product: Product, group: RelatedGroup): Related {
  const listing = productListFor(client)
  const listingState = useStore(listing.state)
  const listed = productsOf(listingState, product, group)
  const needsCollection =
    listed.length < MAX_RELATED &&
    group.collectionId !== null &&
    !(isFirstPageLoading(listingState) || isComplete(listingState))
  const collection = productListFor(client, {
    'collection_ids[]': [group.collectionId ?? ''],
    sort_by: 'collection_order',
    order: 'ASC',
  })
  const collectionState = useStore(collection.state)
  useEffect(() => void listing.load(), [listing])
  useEffect(() => {
    if (needsCollection) void collection.load()
  }, [needsCollection, collection])

  // If the collection cannot be loaded, the related products come from the store's product list.
  return needsCollection && collectionState.status !== 'failed'
    ? {
        list: collection,
        products: productsOf(collectionState, product, group),
        isLoading: collectionState.status === 'loading',
      }
    : {
        list: listing,
        products: listed,
        isLoading: listed.length < MAX_RELATED && isFirstPageLoading(listingState),
      }
}

function productsOf(state: ProductListState, product: Product, group: RelatedGroup): readonly Product[] {
  return state.status === 'loaded' ? relatedProducts(state.products, product, group) : []
}

function isComplete(state: ProductListState): boolean {
  return state.status === 'loaded' && state.nextPage === 'none'
}
