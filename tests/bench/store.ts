import { setTimeout } from 'node:timers/promises'
import { pagePolicy } from '../../demo/serve.ts'
import { smallCatalogs } from '../../demo/store/catalog/index.ts'
import { createDemoStore } from '../../demo/store/handler.ts'
import { handleNodeRequest } from '../../demo/store/node-server.ts'
import { getProduct, listProducts, lookUpStock } from '../../demo/store/products.ts'
import { json, preflight } from '../../demo/store/responses.ts'
import { createShop, type Shop } from '../../demo/store/shop.ts'

export { handleNodeRequest, pagePolicy }

/** The delay of image responses. Without a delay, some visits would paint images together with the cards. */
const PICTURE_MS = 500

/**
 * Creates a demo store that also contains stores with any number of products. For example, `bench-100` has the first
 * 100 products of the large store.
 */
export function createBenchStore(): (request: Request) => Promise<Response> {
  const demo = createDemoStore()
  const shops = new Map<number, Shop>()
  const whole = createShop('large', smallCatalogs.large())

  function shopOf(count: number): Shop {
    const products = whole.catalog.products.slice(0, count)
    const shop = shops.get(count) ?? { ...whole, catalog: { ...whole.catalog, products } }
    shops.set(count, shop)
    return shop
  }

  return async (request) => {
    const url = new URL(request.url)
    if (url.searchParams.has('late')) await setTimeout(PICTURE_MS)
    const [, base, count, resource, id] =
      /^(\/provider)\/store\/bench-(\d+)\/(products|variants)(?:\/([^/]+))?$/.exec(url.pathname) ?? []
    if (base === undefined) return demo(request)
    if (request.method === 'OPTIONS') return preflight()
    const shop = shopOf(Number(count))
    const context = {
      currency: shop.catalog.currency,
      pictureUrl: (name: string) => `${url.origin}${base}/pictures/${name}.svg?late`,
    }
    try {
      if (resource === 'variants') return lookUpStock(shop, url.searchParams)
      return id === undefined
        ? listProducts(shop, url.searchParams, context)
        : getProduct(shop, id, url.searchParams, context)
    } catch (error) {
      return json({ message: String(error) }, 400)
    }
  }
}
