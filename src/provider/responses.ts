import { type Product, stockQuantity } from '../catalog/product.ts'
import { array, type Decoder, integerOrNull, nonEmptyString, object } from '../untrusted/decoders.ts'
import { StoreError } from './store-error.ts'
import {
  decodeValidEntries,
  productDetailResponseDecoder,
  productResponseDecoder,
  toProduct,
  toProductDetail,
} from './to-product.ts'

/** Query parameters of the product list. */
export interface ProductPageQuery extends ListQuery {
  offset?: number
  limit?: number
}

/** Query parameters that select and sort products. By default, the store lists all products in its own order. */
export interface ListQuery {
  'ids[]'?: readonly string[]
  'collection_ids[]'?: readonly string[]
  sort_by?: 'price' | 'created_at' | 'collection_order'
  order?: 'ASC' | 'DESC'
}

/** One page of the product list. */
export interface ProductPage {
  products: Product[]
  /** Total number of products in the store. */
  count: number
  offset: number
  limit: number
  /** Number of products in the response, including invalid ones that `products` leaves out. */
  received: number
}

/** Decodes the outer structure of a page of the product list, but not its products. */
const productPageDecoder = object({
  products: array,
  count: integerOrNull,
  offset: integerOrNull,
  limit: integerOrNull,
})

/** Decodes the outer structure of an inventory response, but not its entries. */
const inventoryDecoder = object({ variants: array })

/** Decodes one entry of an inventory lookup. */
const stockEntryDecoder = object({ id: nonEmptyString, inventory_quantity: stockQuantity })

/*
 * Each of these functions converts the JSON response of one call. They throw a `malformed` StoreError if the response
 * has an unexpected structure.
 */

/**
 * Returns a page of the product list. Leaves out invalid products and lists them in a console warning.
 * @throws StoreError if the response is invalid, or if the first page has products but no valid one
 */
export function parseProductPage(response: unknown, query: ProductPageQuery): ProductPage {
  const page = decodeResponse(productPageDecoder, response)
  const received = page.products.length
  const offset = page.offset ?? query.offset ?? 0
  const what = 'products, which are not shown'
  const products = decodeValidEntries(productResponseDecoder, page.products, what).map(toProduct)
  // A store with only invalid products must not look empty. On later pages, it does not matter if all products are
  // invalid.
  if (!offset) assertNotAllInvalid(products, received)
  return {
    products,
    count: page.count ?? offset + received,
    offset,
    limit: page.limit || query.limit || received,
    received,
  }
}

/** Returns the product of a single-product response. */
export function parseProduct(response: unknown): Product {
  return toProductDetail(
    decodeResponse(object({ product: productDetailResponseDecoder() }), response).product,
  )
}

/** Returns the stock by variant ID; null for variants without a number in the response. */
export function parseInventory(response: unknown): Map<string, number | null> {
  const { variants } = decodeResponse(inventoryDecoder, response)
  const stock = decodeValidEntries(
    stockEntryDecoder,
    variants,
    'stock entries, so these variants appear sold out',
  )
  assertNotAllInvalid(stock, variants.length)
  return new Map(stock.map(({ id, inventory_quantity }) => [id, inventory_quantity]))
}

function assertNotAllInvalid(valid: unknown[], received: number): void {
  if (received > 0 && valid.length === 0) throw new StoreError('malformed')
}

/**
 * Decodes a response.
 * @throws StoreError if it has an unexpected structure
 */
export function decodeResponse<Value>(decoder: Decoder<Value>, response: unknown): Value {
  const value = decoder(response)
  if (value === undefined) throw new StoreError('malformed', { cause: response })
  return value
}
