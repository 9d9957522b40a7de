import { arrayOf, type Decoded } from '../../untrusted/decoders.ts'
import { type StoreCall, StoreFailure } from '../contract.ts'
import { productDecoder } from './product.ts'

/** A product or variation in WooCommerce's response. */
export interface WooProduct extends Decoded<typeof productDecoder> {}

/** The most products that WooCommerce sends at once. */
export const PAGE_SIZE = 100

/** At most 2,000 variations are loaded for a page of products. */
const MAX_VARIATION_PAGES = 20

/** The hosts that `explain` has named. */
const explained = new Set<string>()

/**
 * Calls WooCommerce's Store API.
 * @throws StoreFailure if WooCommerce refuses the call
 */
export async function request({ host, json }: StoreCall, path: string, query: Record<string, unknown> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))
  try {
    return await json(`${host}/wp-json/wc/store/v1/products${path}${search.size > 0 ? `?${search}` : ''}`)
  } catch (error) {
    if (error instanceof StoreFailure) throw withStatus(error)
    if (Object(error).cause instanceof TypeError) explain(host)
    throw error
  }
}

/** WooCommerce answers with 400 if a visitor sends too many requests. The elements would retry at once. */
function withStatus(failure: StoreFailure): StoreFailure {
  const { code, message } = failure
  return code === 'rate_limit_exceeded' ? new StoreFailure(429, code, message) : failure
}

/** Browsers do not tell a script that the shop's answer was blocked. */
function explain(host: string): void {
  if (explained.has(host)) return
  explained.add(host)
  console.warn(
    `electrician-elements: ${host} did not answer. WooCommerce answers pages of another website only after ` +
      'its owner has changed WordPress: see "Pages on another website" in docs/stores/woocommerce.md.',
  )
}

/** Loads a page of products, and their number on all pages. */
export async function loadProducts(
  call: StoreCall,
  query: Record<string, unknown>,
): Promise<{ products: WooProduct[]; count: number }> {
  const { body, headers } = await request(call, '', query)
  if (!Array.isArray(body)) throw new TypeError('WooCommerce did not send a list', { cause: body })
  const total = Number(headers.get('X-WP-Total') ?? Number.NaN)
  return { products: arrayOf(productDecoder)(body), count: Number.isSafeInteger(total) ? total : body.length }
}

/** Loads the variations of the variable products. In the list, they have no prices. */
export async function loadVariations(
  products: readonly WooProduct[],
  call: StoreCall,
): Promise<WooProduct[]> {
  const parents = products.filter(({ variations }) => variations.length > 0).map(({ id }) => id)
  const found: WooProduct[] = []
  if (parents.length === 0) return found
  const query = {
    type: 'variation',
    parent: parents,
    per_page: PAGE_SIZE,
    orderby: 'menu_order',
    order: 'asc',
  }
  for (let page = 1; page <= MAX_VARIATION_PAGES; page += 1) {
    const { products: part } = await loadProducts(call, { ...query, page })
    found.push(...part)
    if (part.length < PAGE_SIZE) break
  }
  return found
}
