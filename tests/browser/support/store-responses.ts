import { aWirePage, aWireProduct, aWireVariant } from '../../support/factories.ts'

/** The four kinds of calls to the store's API. */
export type Call = 'list' | 'product' | 'inventory' | 'checkout'

const product = aWireProduct({ id: 'prod_1', thumbnail: null, images: [], variants: [aWireVariant()] })

const responses: Record<Call, object> = {
  list: aWirePage([product]),
  product: { product: { ...product, media: [] } },
  inventory: { variants: [{ id: 'variant_1', inventory_quantity: 3 }] },
  checkout: { url: 'https://pay.example/session?id=1' },
}

/** Returns the response that a working store with one product sends. */
export function responseTo(call: Call): string {
  return JSON.stringify(responses[call])
}

/** Returns the kind of API call that a URL belongs to. */
export function callOf(url: string): Call | undefined {
  const [, resource, id] = /\/store\/demo\/(\w+)(\/\w+)?/.exec(url) ?? []
  if (resource === 'products') return id ? 'product' : 'list'
  if (resource === 'variants') return 'inventory'
  return resource === 'checkout' ? 'checkout' : undefined
}

/** Returns a copy of a JSON response body in which `change` was applied to every string, number and boolean. */
export function mapValues(body: string, change: (value: unknown) => unknown): string {
  return JSON.stringify(JSON.parse(body, (_, value) => (typeof value === 'object' ? value : change(value))))
}
