import { readFileSync } from 'node:fs'
import { aResponse } from './factories.ts'

/*
 * Answers like WooCommerce's Store API, as its source code describes it. The tests in WordPress answer with the same
 * products.
 */

/** A product in WooCommerce's response. */
export interface WooProduct extends Record<string, unknown> {
  id: number
  parent: number
  type: string
  categories: { id: number }[]
  prices: { price: string }
  /** Where the shop shows the product; default: everywhere. WooCommerce does not send it. */
  catalog_visibility?: 'catalog' | 'search' | 'hidden'
}

/** The products with the fields that they do not share, and the fields that most of them have. */
const { defaults, products: differences } = JSON.parse(
  readFileSync(new URL('./woocommerce-products.json', import.meta.url), 'utf8').replaceAll(
    '"/wp-includes/',
    '"https://shop.example/wp-includes/',
  ),
)

/** The products and variations of the shop in the tests. */
export const wooProducts: WooProduct[] = differences.map((product: Record<string, object>) => ({
  ...defaults,
  ...product,
  prices: { ...defaults.prices, ...product['prices'] },
  add_to_cart: { ...defaults.add_to_cart, ...product['add_to_cart'] },
}))

/** The settings of a page with this shop. */
export const wooSettings = { host: 'https://shop.example', storeId: 'main', type: 'woocommerce' }

const SORT_KEYS: Record<string, (product: WooProduct) => number> = {
  price: ({ prices }) => Number(prices.price),
  // The fixture has no dates. WooCommerce gives newer products higher IDs.
  date: ({ id }) => id,
}

/** What each value of the parameter `catalog_visibility` leaves out. */
const LEFT_OUT: Record<string, string[]> = {
  catalog: ['search', 'hidden'],
  search: ['catalog', 'hidden'],
  visible: ['catalog', 'search', 'hidden'],
}

const send = ({ catalog_visibility: _, ...product }: WooProduct) => product

const refuse = (status: number, code: string) => aResponse({ code, message: code }, { status })

/** Returns a function that answers requests to a shop with these products. */
export function aWooShop(products = wooProducts): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams: query } = new URL(request.url)
    const id = pathname.split('/wc/store/v1/products')[1]?.slice(1)
    if (id === 'categories') return aResponse([{ id: 15, name: 'Parts &amp; Tools', count: 10 }])
    if (id) {
      const product = products.find((candidate) => `${candidate.id}` === id)
      return product ? aResponse(send(product)) : refuse(404, 'woocommerce_rest_product_invalid_id')
    }
    const numbers = (name: string) => query.get(name)?.split(',').map(Number)
    const [include, parents, categories] = ['include', 'parent', 'category'].map(numbers)
    const leftOut = LEFT_OUT[query.get('catalog_visibility') ?? ''] ?? []
    const isVariation = query.get('type') === 'variation'
    const found = products.filter(
      (product) =>
        (product.type === 'variation') === isVariation &&
        !leftOut.includes(product.catalog_visibility ?? '') &&
        (!include || include.includes(product.id)) &&
        (!parents || parents.includes(product.parent)) &&
        (!categories || product.categories.some((category) => categories.includes(category.id))),
    )
    const sign = query.get('order') === 'desc' ? -1 : 1
    const sortKey = SORT_KEYS[query.get('orderby') ?? '']
    if (sortKey) found.sort((a, b) => sign * (sortKey(a) - sortKey(b)))
    const size = Number(query.get('per_page') ?? 10)
    if (size > 100) return refuse(400, 'rest_invalid_param')
    const offset = Number(query.get('offset') ?? (Number(query.get('page') ?? 1) - 1) * size)
    return aResponse(found.slice(offset, offset + size).map(send), {
      headers: { 'X-WP-Total': `${found.length}` },
    })
  }
}
