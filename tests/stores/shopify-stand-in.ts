import { costOf, problemsOf, run } from './published-schema.mjs'
import { collections, type ShopProduct, type ShopVariant, shopProducts } from './shopify-products.ts'

interface PageArguments {
  first: number
  after?: string | null
  sortKey?: string
  reverse?: boolean
}

interface CartArguments {
  input: { lines?: { merchandiseId: string; quantity: number }[] }
}

/** Settings and records of a stand-in for a Shopify shop. */
export interface ShopifyStandIn {
  /** Answers a request like Shopify's Storefront API. */
  send(request: Request): Promise<Response>
  /** IDs of the carts that were not paid. */
  carts: Set<string>
  /** The cost of each answered query. */
  costs: number[]
  /** The token that gives access to the stock. */
  token: string
  /** Whether requests are refused because there are too many. */
  isThrottled: boolean
  /** Whether the token gives access to the stock. */
  canReadStock: boolean
  /** Returned instead of the checkout's URL. */
  checkoutUrl: string | null
}

const MAX_COST = 1000
const COLLECTION = 'gid://shopify/Collection/'
const CHECKOUT = 'https://volt.example/checkouts/'

/** Creates a shop that runs queries with the schema that Shopify publishes. */
export function createShopifyStandIn(products: readonly ShopProduct[] = shopProducts): ShopifyStandIn {
  const shop: ShopifyStandIn = {
    carts: new Set(),
    costs: [],
    token: 'public-token',
    isThrottled: false,
    canReadStock: true,
    checkoutUrl: null,
    async send(request) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
      if (!/\/api\/2026-04\/graphql\.json$/.test(request.url)) return new Response('', { status: 404 })
      const token = request.headers.get('X-Shopify-Storefront-Access-Token')
      if (token !== null && token !== shop.token) return new Response('', { status: 401 })
      if (shop.isThrottled) return answer({ errors: [{ message: 'Throttled' }] })
      const { query, variables } = await request.json()
      const [problem] = problemsOf(query)
      if (problem) return answer({ errors: [{ message: problem }] })
      const cost = costOf(query, variables)
      if (cost > MAX_COST)
        return answer({
          errors: [
            {
              message: `Query cost is ${cost}, which exceeds the limit of ${MAX_COST}.`,
              extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', cost, maxCost: MAX_COST },
            },
          ],
        })
      shop.costs.push(cost)
      const canReadStock = token !== null && shop.canReadStock
      return answer(
        await run(
          query,
          variables,
          rootOf(inLanguage(products, variables), shop, variables.country === 'JP', canReadStock),
        ),
      )
    },
  }
  return shop
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, x-shopify-storefront-access-token',
}

function inLanguage(products: readonly ShopProduct[], { language }: { language?: string | null }) {
  return products.map((product) => ({
    ...product,
    title: (language === 'DE' && product.germanTitle) || product.title,
  }))
}

function answer(body: object): Response {
  return Response.json(body, { headers: cors })
}

function rootOf(
  products: readonly ShopProduct[],
  shop: ShopifyStandIn,
  isYen: boolean,
  canReadStock: boolean,
) {
  const money = (amount: number) =>
    isYen
      ? { amount: `${amount * 150}.0`, currencyCode: 'JPY' }
      : { amount: `${amount}`, currencyCode: 'EUR' }

  const variantOf = (variant: ShopVariant) => ({
    __typename: 'ProductVariant',
    ...variant,
    id: `gid://shopify/ProductVariant/${variant.id}`,
    sku: `SKU-${variant.id}`,
    price: money(variant.price),
    compareAtPrice: variant.compareAt ? money(variant.compareAt) : null,
    image: variant.picture ? { url: variant.picture } : null,
    availableForSale: isAvailable(variant),
    currentlyNotInStock: variant.units === 0 && isAvailable(variant),
    quantityAvailable() {
      if (canReadStock) return variant.units ?? 0
      const message =
        'Access denied for quantityAvailable field. Required access: `unauthenticated_read_product_inventory` access scope.'
      throw Object.assign(new Error(message), { extensions: { code: 'ACCESS_DENIED' } })
    },
    selectedOptions: Object.entries(variant.options).map(([name, value]) => ({ name, value })),
  })

  const productOf = (product: ShopProduct) => {
    const { variants } = product
    const names = Object.keys(variants[0]?.options ?? {})
    return {
      __typename: 'Product',
      ...product,
      id: `gid://shopify/Product/${product.id}`,
      descriptionHtml: `<p>${product.title}</p>`,
      isGiftCard: product.isGiftCard ?? false,
      requiresSellingPlan: product.requiresSellingPlan ?? false,
      updatedAt: '2026-03-01T08:00:00Z',
      images: pageOf(product.pictures.map((url) => ({ url }))),
      options: names.map((name) => ({
        name,
        optionValues: [...new Set(variants.map(({ options }) => options[name]))].map((value) => ({
          name: value,
        })),
      })),
      collections: pageOf(product.collections.map((id) => ({ id: COLLECTION + id }))),
      priceRange: { minVariantPrice: money(Math.min(...variants.map(({ price }) => price))) },
      selectedOrFirstAvailableVariant: variantOf(
        variants.find(isAvailable) ?? variants[0] ?? { id: '', title: '', price: 0, options: {} },
      ),
      variants: pageOf(variants.map(variantOf)),
    }
  }

  const list = (some: readonly ShopProduct[]) => (given: PageArguments) =>
    pageOf(sort(some, given.sortKey).map(productOf))(given)
  const byId = (gid?: string) => products.find(({ id }) => `gid://shopify/Product/${id}` === gid)
  const stockOf = (gid: string) =>
    products.flatMap(({ variants }) => variants).find(({ id }) => gid.endsWith(`/${id}`))

  return {
    products: list(products),
    nodes: ({ ids }: { ids: string[] }) => ids.map(byId).map((product) => product && productOf(product)),
    product({ id, handle }: { id?: string; handle?: string }) {
      const found = id ? byId(id) : products.find((product) => product.handle === handle)
      return found ? productOf(found) : null
    },
    collections: pageOf(collections.map(({ id, title }) => ({ id: COLLECTION + id, title }))),
    collection({ id }: { id: string }) {
      const isMember = (product: ShopProduct) => product.collections.some((each) => COLLECTION + each === id)
      return collections.some((each) => COLLECTION + each.id === id)
        ? { products: list(products.filter(isMember)) }
        : null
    },
    cart: ({ id }: { id: string }) => (shop.carts.has(id) ? { id } : null),
    cartCreate({ input }: CartArguments) {
      const lines = input.lines ?? []
      const missing = lines.findIndex(({ merchandiseId }) => !stockOf(merchandiseId))
      if (missing >= 0) {
        const message = `The merchandise with id ${lines[missing]?.merchandiseId} does not exist.`
        const field = ['input', 'lines', `${missing}`, 'merchandiseId']
        return { cart: null, userErrors: [{ code: 'INVALID', field, message }], warnings: [] }
      }
      const warnings = lines.flatMap(({ merchandiseId, quantity }) => {
        const variant = stockOf(merchandiseId)
        const units = variant?.isBackordered ? Number.POSITIVE_INFINITY : (variant?.units ?? quantity)
        if (quantity <= units) return []
        const code = units === 0 ? 'MERCHANDISE_OUT_OF_STOCK' : 'MERCHANDISE_NOT_ENOUGH_STOCK'
        return [{ code, message: 'The quantity is limited.', target: merchandiseId }]
      })
      const key = `c${shop.carts.size + 1}`
      const id = `gid://shopify/Cart/${key}?key=secret`
      shop.carts.add(id)
      return { cart: { id, checkoutUrl: shop.checkoutUrl ?? CHECKOUT + key }, userErrors: [], warnings }
    },
  }
}

function isAvailable({ units, isBackordered }: ShopVariant): boolean {
  return units !== 0 || isBackordered === true
}

function sort(products: readonly ShopProduct[], sortKey = ''): ShopProduct[] {
  if (sortKey === 'TITLE') return products.toSorted((a, b) => (a.title < b.title ? -1 : 1))
  if (sortKey.startsWith('CREATED')) return products.toSorted((a, b) => Number(a.id) - Number(b.id))
  const priceOf = ({ variants }: ShopProduct) => Math.min(...variants.map(({ price }) => price))
  if (sortKey === 'PRICE') return products.toSorted((a, b) => priceOf(a) - priceOf(b))
  return [...products]
}

/** Returns the resolver of a connection. Its cursors are positions. */
function pageOf<Node>(nodes: readonly Node[]) {
  return ({ first, after, reverse }: PageArguments) => {
    const ordered = reverse ? nodes.toReversed() : nodes
    const start = after ? Number(after) : 0
    const end = start + first
    return {
      nodes: ordered.slice(start, end),
      pageInfo: { hasNextPage: end < nodes.length, endCursor: `${Math.min(end, nodes.length)}` },
    }
  }
}
