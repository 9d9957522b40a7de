import type { Product } from '../catalog/product.ts'
import { type Decoder, object } from '../untrusted/decoders.ts'
import {
  inventoryDecoder,
  productDetailResponseDecoder,
  productPageDecoder,
  productResponseDecoder,
  stockEntryDecoder,
} from './response-decoders.ts'
import { StoreError } from './store-error.ts'
import { decodeValidEntries, toProduct, toProductDetail } from './to-product.ts'

export interface PageQuery {
  offset?: number
  limit?: number
}

export interface ProductPage {
  products: Product[]
  /** How many products the store has in all. */
  count: number
  offset: number
  limit: number
  /** How many entries the answer held before malformed ones were left out. */
  received: number
}

/*
 * One function for each call: the parsed JSON of its answer → what the caller gets.
 * All throw a `malformed` StoreError where the answer has another shape altogether.
 */

export function parseProductPage(answer: unknown, query: PageQuery): ProductPage {
  const page = readAs(productPageDecoder, answer)
  const received = page.products.length
  const offset = page.offset ?? query.offset ?? 0
  const products = decodeValidEntries(productResponseDecoder, page.products, 'product').map(toProduct)
  // A store that is not empty must not look so. Further pages may be as bad as they like.
  if (!offset) expectSome(products, received)
  return {
    products,
    count: page.count ?? offset + received,
    offset,
    limit: page.limit || query.limit || received,
    received,
  }
}

export function parseProduct(answer: unknown): Product {
  return toProductDetail(readAs(object({ product: productDetailResponseDecoder() }), answer).product)
}

export function parseInventory(answer: unknown): Map<string, number | null> {
  const { variants } = readAs(inventoryDecoder, answer)
  const stock = decodeValidEntries(stockEntryDecoder, variants, 'stock entry')
  expectSome(stock, variants.length)
  return new Map(stock.map(({ id, inventory_quantity }) => [id, inventory_quantity]))
}

export function parseCheckoutUrl(answer: unknown): { url: string } {
  return readAs(object({ url: absoluteHttpUrl }), answer)
}

function expectSome(read: unknown[], received: number): void {
  if (received > 0 && read.length === 0) throw new StoreError('malformed')
}

function readAs<Value>(decoder: Decoder<Value>, answer: unknown): Value {
  const value = decoder(answer)
  if (value === undefined) throw new StoreError('malformed', { cause: answer })
  return value
}

/** Written out in full: `https:path` would be read against the page it is opened from. */
const absoluteHttpUrl: Decoder<string> = (url) => {
  try {
    return /^https?:\/\//i.test(url as string) && new URL(url as string).host ? (url as string) : undefined
  } catch {
    return undefined
  }
}
