import { object, withDefault } from '../../untrusted/decoders.ts'
import { type ListQuery, type StoreCall, StoreFailure } from '../contract.ts'
import { toGid } from './ids.ts'
import { allPages, MAX_NODES, pageOf } from './paging.ts'
import { ALL_IDS, COLLECTION_IDS } from './queries.ts'
import { sendQuery } from './send-query.ts'
import { nodeDecoder } from './to-store-product.ts'

const productsDecoder = object({ products: pageOf(nodeDecoder) })
const collectionDecoder = object({ collection: withDefault(productsDecoder, null) })

/** The listings of this page, by shop and query. */
const listings = new Map<string, Promise<string[]>>()

/**
 * Returns the IDs of a listing's products in their order, because Shopify neither counts the products of a
 * listing nor returns them from a certain position. Pages after the first one use the IDs of the first one.
 */
export function loadIds(query: ListQuery, call: StoreCall): Promise<string[]> {
  const { offset, limit, ...selection } = query
  const key = JSON.stringify([call.host, call.region, call.language, selection])
  const known = offset > 0 && listings.get(key)
  if (known) return known
  const ids = requestIds(query, call)
  listings.set(key, ids)
  ids.catch(() => listings.delete(key))
  return ids
}

async function requestIds(
  { collectionIds, sort, isDescending }: ListQuery,
  call: StoreCall,
): Promise<string[]> {
  const reverse = isDescending ?? false
  if (!collectionIds) {
    const sortKey = sort === 'price' ? 'PRICE' : sort === 'created_at' ? 'CREATED_AT' : 'TITLE'
    const nodes = await allPages(async (after) => {
      const variables = { first: MAX_NODES, after, sort: sortKey, reverse }
      return (await sendQuery(call, ALL_IDS, variables, productsDecoder)).products
    })
    return nodes.map(({ id }) => id)
  }
  const sortKey = sort === 'price' ? 'PRICE' : sort === 'created_at' ? 'CREATED' : 'COLLECTION_DEFAULT'
  // Shopify sorts the products of one collection only.
  if (collectionIds.length > 1 && sortKey !== 'COLLECTION_DEFAULT') throw new StoreFailure(400)
  const ids = new Set<string>()
  for (const collectionId of collectionIds) {
    const nodes = await allPages(async (after) => {
      const variables = {
        first: MAX_NODES,
        after,
        id: toGid('Collection', collectionId),
        sort: sortKey,
        reverse,
      }
      const { collection } = await sendQuery(call, COLLECTION_IDS, variables, collectionDecoder)
      return collection?.products
    })
    for (const { id } of nodes) ids.add(id)
  }
  return [...ids]
}
