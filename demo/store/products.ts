import type { Catalog } from './catalog/product.ts'
import { findProducts, listParameters } from './product-query.ts'
import { allowOnly, wholeNumber } from './query.ts'
import { json, RequestError } from './responses.ts'
import type { Shop } from './shop.ts'
import { listedProduct, singleProduct, type WireContext } from './wire.ts'

const MAX_PRODUCTS = 100
const MAX_STOCK_IDS = 50

/** Handles the API call for the product list. */
export function listProducts(shop: Shop, query: URLSearchParams, context: WireContext): Response {
  allowOnly(query, listParameters(shop.catalog))
  const offset = wholeNumber(query, 'offset', 0, 0)
  const limit = Math.min(wholeNumber(query, 'limit', MAX_PRODUCTS, 1), MAX_PRODUCTS)
  const found = findProducts(shop.catalog, query)
  const products = found.slice(offset, offset + limit).map((product) => listedProduct(product, context))
  return json({ products, count: found.length, offset, limit })
}

/** Handles the API call for a single product. */
export function getProduct(shop: Shop, id: string, query: URLSearchParams, context: WireContext): Response {
  allowOnly(query, ['field'])
  const product = shop.findProduct(id)
  if (product === undefined) throw new RequestError(404, `Product with id: ${id} was not found`)
  return json({ product: singleProduct(product, context) })
}

/** Handles the API call for the store's collections, which accepts no parameters. */
export function listCollections(shop: Shop, storeId: string, query: URLSearchParams): Response {
  allowOnly(query, [])
  const common = { image_url: null, store_id: storeId, metadata: null }
  const collections =
    shop.catalog.collections?.map(({ id, title, created_at }) => ({
      id,
      title,
      ...common,
      created_at,
      updated_at: created_at,
      deleted_at: null,
    })) ?? collectionIdsOf(shop.catalog).map((id) => ({ id, title: titleOf(id), ...common }))
  return json({ collections, count: collections.length })
}

function collectionIdsOf({ products }: Catalog): string[] {
  return [...new Set(products.flatMap(({ collections }) => collections.map(({ id }) => id)))]
}

/** Derives a collection's title from its ID: `pcol_safety` → "Safety". */
function titleOf(collectionId: string): string {
  const words = collectionId.replace('pcol_', '').replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Handles the API call for stock quantities. */
export function lookUpStock(shop: Shop, query: URLSearchParams): Response {
  allowOnly(query, ['fields', 'product_ids[]'])
  if (query.get('fields') !== 'inventory_quantity' || query.getAll('fields').length > 1) {
    throw new RequestError(400, 'fields must be one of the following values: inventory_quantity')
  }
  const ids = query.getAll('product_ids[]')
  if (ids.length > MAX_STOCK_IDS) {
    throw new RequestError(400, `product_ids must contain no more than ${MAX_STOCK_IDS} elements`)
  }
  const variants = ids.flatMap((id) => shop.findProduct(id)?.variants ?? [])
  return json({
    variants: variants.map((variant) => ({ id: variant.id, inventory_quantity: shop.stockOf(variant) })),
  })
}
