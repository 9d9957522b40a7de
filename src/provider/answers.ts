import * as v from 'valibot'
import type { Product } from '../catalog/product.ts'
import { StoreError } from './store-error.ts'
import { toProduct, toProductDetail, warnLeftOut } from './to-product.ts'
import { fitting, wireInventory, wireProduct, wireProductDetail, wireProductPage, wireStock } from './wire.ts'

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

export function readProductPage(answer: unknown, query: PageQuery): ProductPage {
  const page = readAs(wireProductPage, answer)
  const received = page.products.length
  const offset = page.offset ?? query.offset ?? 0
  return {
    products: fitting(wireProduct, page.products, warnLeftOut('product')).map(toProduct),
    count: page.count ?? offset + received,
    offset,
    limit: page.limit || query.limit || received,
    received,
  }
}

export function readProduct(answer: unknown): Product {
  return toProductDetail(readAs(v.object({ product: wireProductDetail }), answer).product)
}

export function readInventory(answer: unknown): Map<string, number | null> {
  const { variants } = readAs(wireInventory, answer)
  const stock = fitting(wireStock, variants, warnLeftOut('stock entry'))
  return new Map(stock.map(({ id, inventory_quantity }) => [id, inventory_quantity]))
}

export function readCheckoutUrl(answer: unknown): { url: string } {
  return readAs(v.object({ url: v.pipe(v.string(), v.check(isAbsoluteHttpUrl)) }), answer)
}

function readAs<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer)
  if (!result.success) throw new StoreError('malformed', { cause: result.issues })
  return result.output
}

/** Written out in full: `https:path` would be read against the page it is opened from. */
function isAbsoluteHttpUrl(url: string): boolean {
  try {
    return /^https?:\/\//i.test(url) && new URL(url).host !== ''
  } catch {
    return false
  }
}
