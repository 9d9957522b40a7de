import { aResponse } from './factories.ts'

/*
 * Answers like Medusa 2.21's Store API. The fields and errors were copied from the real one, which `npm run test:medusa`
 * runs. Fields that the elements do not use are left out.
 */

const REGION = 'reg_us'
const KEY = 'pk_1'

/** The settings of a page with this store. */
export const medusaSettings = {
  host: 'https://medusa.example',
  storeId: 'main',
  type: 'medusa',
  details: {
    storeToken: KEY,
    storeRegion: '',
    checkoutUrl: '/checkout?cart={cart}&success={success}&cancel={cancel}',
  },
}

interface Stock {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number
  calculated_price: ReturnType<typeof aMedusaPrice> | null
}

interface MedusaProduct extends Record<string, unknown> {
  id: string
  collection_id: string | null
  created_at: string
  variants: Stock[]
}

/** Returns a variant as in Medusa's response. */
export function aMedusaVariant(changes: object = {}) {
  return {
    id: 'variant_1',
    title: 'Default variant',
    sku: 'SKU',
    allow_backorder: false,
    manage_inventory: true,
    variant_rank: 0,
    thumbnail: null,
    options: [{ id: 'optval_1', value: 'Default option value', option_id: 'opt_1' }],
    calculated_price: aMedusaPrice(18),
    inventory_quantity: 24,
    ...changes,
  }
}

/** Returns the price of a variant in Medusa's response. */
export function aMedusaPrice(calculated_amount: number, original_amount = calculated_amount) {
  return { calculated_amount, original_amount, currency_code: 'usd' }
}

/** Returns a product as in Medusa's response. */
export function aMedusaProduct(changes: object = {}): MedusaProduct {
  return {
    id: 'prod_1',
    title: 'Tester',
    subtitle: null,
    description: null,
    handle: 'tester',
    thumbnail: 'https://medusa.example/static/tester.jpg',
    collection_id: null,
    created_at: '2026-11-27T11:27:27.998Z',
    updated_at: '2026-11-27T11:27:27.998Z',
    images: [{ id: 'img_1', url: 'https://medusa.example/static/tester.jpg', rank: 0 }],
    options: [{ id: 'opt_1', title: 'Default option', values: [{ value: 'Default option value' }] }],
    variants: [aMedusaVariant()],
    ...changes,
  }
}

const failure = (status: number, body: object) => aResponse(body, { status })
const invalid = (message: string) => failure(400, { type: 'invalid_data', message })

interface MedusaOptions {
  /** The number of sales channels of the publishable key. */
  channelCount?: number
  /** The tax of the country `us` in percent. */
  taxPercent?: number
}

/** Returns a function that answers requests to a Medusa with these products. */
export function aMedusa(products: MedusaProduct[], { channelCount = 1, taxPercent = 0 }: MedusaOptions = {}) {
  const carts = new Map<string, { id: string; completed_at: string | null }>()

  function list(query: URLSearchParams): Response {
    const known = [
      'limit',
      'offset',
      'fields',
      'region_id',
      'country_code',
      'id[]',
      'collection_id[]',
      'order',
    ]
    const unknown = [...query.keys()].find((name) => !known.includes(name))
    if (unknown) return invalid(`Invalid request: Unrecognized fields: '${unknown}'`)
    const [ids, collections] = [query.getAll('id[]'), query.getAll('collection_id[]')]
    const found = products.filter(
      ({ id, collection_id }) =>
        (ids.length === 0 || ids.includes(id)) &&
        (collections.length === 0 || collections.includes(collection_id ?? '')),
    )
    const sign = query.get('order') === '-created_at' ? -1 : 1
    if (query.has('order')) found.sort((a, b) => (a.created_at < b.created_at ? -sign : sign))
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit') ?? 50)]
    const page = found.slice(offset, offset + limit).map((product) => shown(product, query))
    return aResponse({ products: page, count: found.length, offset, limit })
  }

  /** Returns a product with its stock only if the query asks for it, and its prices with tax for a country. */
  function shown(product: MedusaProduct, query: URLSearchParams): object {
    const withTax = (amount: number) => Math.round(amount * (100 + taxPercent)) / 100
    const variants = product.variants.map(({ inventory_quantity, calculated_price, ...variant }) => ({
      ...variant,
      ...(query.get('fields')?.includes('inventory_quantity') && { inventory_quantity }),
      calculated_price: calculated_price && {
        ...calculated_price,
        ...(query.has('country_code') && {
          calculated_amount_with_tax: withTax(calculated_price.calculated_amount),
          original_amount_with_tax: withTax(calculated_price.original_amount),
        }),
      },
    }))
    return { ...product, variants }
  }

  function createCart({ items }: { items: { variant_id: string; quantity: number }[] }): Response {
    const variants = products.flatMap((product) => product.variants)
    const isMissing = items.some(({ variant_id, quantity }) => {
      const variant = variants.find(({ id }) => id === variant_id)
      return !variant || (variant.manage_inventory && variant.inventory_quantity < quantity)
    })
    if (isMissing) return failure(400, { code: 'insufficient_inventory', type: 'not_allowed' })
    const cart = { id: `cart_${carts.size + 1}`, completed_at: null }
    carts.set(cart.id, cart)
    return aResponse({ cart })
  }

  return {
    carts,
    async send(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url)
      if (request.headers.get('x-publishable-api-key') !== KEY)
        return failure(400, { type: 'not_allowed', message: 'Publishable API key required' })
      const [resource, id] = pathname.split('/').slice(2)
      if (resource === 'regions')
        return aResponse({ regions: [{ id: REGION, countries: [{ iso_2: 'us' }] }] })
      if (resource === 'collections') return aResponse({ collections: [{ id: 'pcol_1', title: 'Clothes' }] })
      if (resource === 'carts')
        return id ? aResponse({ cart: carts.get(id) }) : createCart(await request.json())
      if (
        searchParams.get('fields')?.includes('calculated_price') &&
        searchParams.get('region_id') !== REGION
      )
        return invalid('Missing required pricing context to calculate prices - region_id')
      if (searchParams.get('fields')?.includes('inventory_quantity') && channelCount !== 1)
        return invalid(
          'Inventory availability cannot be calculated in the given context. Either provide a single sales channel id ' +
            'or configure a single sales channel in the publishable key',
        )
      if (!id) return list(searchParams)
      const product = products.find((candidate) => candidate.id === id)
      return product
        ? aResponse({ product: shown(product, searchParams) })
        : failure(404, { type: 'not_found' })
    },
  }
}
