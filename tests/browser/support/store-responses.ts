import { aWirePage, aWireProduct, aWireVariant } from '../../support/factories.ts'

/** The four calls to the store's API. */
export type Call = 'list' | 'product' | 'inventory' | 'checkout'

const product = aWireProduct({ id: 'prod_1', thumbnail: null, images: [], variants: [aWireVariant()] })

const responses: Record<Call, object> = {
  list: aWirePage([product]),
  product: { product: { ...product, media: [] } },
  inventory: { variants: [{ id: 'variant_1', inventory_quantity: 3 }] },
  checkout: { url: 'https://pay.example/session?id=1' },
}

/** Returns the response of a working store with one product. */
export function responseTo(call: Call): string {
  return JSON.stringify(responses[call])
}

/** Returns the call that a URL is for. */
export function callOf(url: string): Call | undefined {
  const [, resource, id] = /\/store\/demo\/(\w+)(\/\w+)?/.exec(url) ?? []
  if (resource === 'products') return id ? 'product' : 'list'
  if (resource === 'variants') return 'inventory'
  return resource === 'checkout' ? 'checkout' : undefined
}

/** Returns a response with every string, number and flag changed. */
export function mapValues(body: string, change: (value: unknown) => unknown): string {
  return JSON.stringify(JSON.parse(body, (_, value) => (typeof value === 'object' ? value : change(value))))
}

/** Returns a response with the entries of each list repeated. */
export function doubleLists(body: string): string {
  return JSON.stringify(JSON.parse(body, (_, value) => (Array.isArray(value) ? [...value, ...value] : value)))
}
