import type { Product } from '../../src/catalog/product.ts'
import { srcSetOf } from '../../src/catalog/resized-image.ts'
import { listFreeDays } from '../../src/provider/bookings.ts'
import {
  type Checkout,
  type CheckoutOrder,
  createCheckout,
  isOutOfStock,
} from '../../src/provider/checkouts.ts'
import { collectionsFor } from '../../src/provider/collections.ts'
import { registeredStore } from '../../src/provider/registered-stores.ts'
import { loadedValue } from '../../src/provider/resource.ts'
import { getProduct, productFor } from '../../src/provider/single-product.ts'
import { createStoreClient, type ListQuery, type StoreClient } from '../../src/provider/store-client.ts'
import { isRejected, StoreError } from '../../src/provider/store-error.ts'

type Item = CheckoutOrder['items'][number]

/** The URLs and the time zone of an order. */
export const urls = {
  successUrl: 'https://shop.example/success',
  cancelUrl: 'https://shop.example/shop.html',
  timeZone: 'UTC',
}
/** An address for orders with the placeholders of all types of stores. */
const CHECKOUT_URL = 'https://shop.example/order?cart={cart}&order={order}&products={products}&back={success}'

const IN_STORE = 'in the store'
const IN_PAGE = 'in the page'
const yesOrNo = (isYes: boolean) => (isYes ? 'yes' : 'no')

/**
 * The features in the table of docs/stores.md. Each function tries the feature at a store and returns the cell, so that
 * no cell is written by hand.
 */
export const storeFeatures: Record<string, (client: StoreClient) => Promise<string>> = {
  async 'list, page by page'(client) {
    const { count } = await client.listProducts()
    return yesOrNo((await listAll(client)).length === count)
  },

  async 'product page'(client) {
    const [first] = await listAll(client)
    return yesOrNo(first !== undefined && (await getProduct(client, first.id)).title === first.title)
  },

  async 'variants with options'(client) {
    return findProduct(client, ({ options, variants }) => options.length > 0 && variants.length > 1)
  },

  async 'sale price'(client) {
    return findProduct(client, ({ variants }) =>
      variants.some(({ sale_price_in_cents }) => sale_price_in_cents !== null),
    )
  },

  async 'resized pictures'(client) {
    return findProduct(client, ({ images }) => images.some(({ url }) => srcSetOf(url) !== undefined))
  },

  async 'filter by collection'(client) {
    const resource = collectionsFor(client)
    await resource.preload()
    const all = await listAll(client)
    for (const { id } of loadedValue(resource) ?? []) {
      const members = await listOrReject(client, { 'collection_ids[]': [id] })
      if (!members) return IN_PAGE
      if (members.length > 0 && members.length < all.length) return IN_STORE
    }
    return 'no'
  },

  async 'sort by price'(client) {
    const [rising, falling] = await sortedBothWays(client, 'price')
    if (!rising || !falling) return IN_PAGE
    const prices = [rising[0], rising.at(-1), falling[0], falling.at(-1)].map(cheapest)
    const [first = 0, last = 0, firstFalling = 0, lastFalling = 0] = prices
    return first < last && firstFalling > lastFalling ? IN_STORE : 'no'
  },

  async 'sort by date'(client) {
    const [rising, falling] = await sortedBothWays(client, 'created_at')
    return rising && falling && rising[0]?.id !== falling[0]?.id ? IN_STORE : 'no'
  },

  async 'stock on the page'(client) {
    return yesOrNo((await findInStock(client)) !== undefined)
  },

  async 'order that exceeds the stock'(client) {
    const { variant_id, quantity } = (await findInStock(client)) ?? fail('a product in stock')
    const settings = withCheckoutUrl(client)
    const result = await order(settings, [{ variant_id, quantity: quantity + 1 }])
    return result instanceof StoreError && isOutOfStock(result) ? 'refused' : 'decided on the checkout page'
  },

  async 'order of one product'(client) {
    const [item] = await availableItems(client)
    return orderCell(client, item ? [item] : [])
  },

  async 'order of several products'(client) {
    return orderCell(client, (await availableItems(client)).slice(0, 2))
  },

  async 'return to the success page'(client) {
    const checkout = await startOrder(client)
    return yesOrNo(checkout.reference === null || isReturning(checkout.url))
  },

  async 'tells whether an order was paid'(client) {
    const { reference } = await startOrder(client)
    if (reference === null) return 'by the success page'
    const { type = '' } = client.settings
    return yesOrNo((await (await registeredStore(type)).isPaid(reference)) !== null)
  },

  async appointments(client) {
    const events = (await listAll(client)).flatMap(({ variants }) =>
      variants.flatMap(({ booking_event }) => booking_event?.id ?? []),
    )
    const [event] = events
    if (event === undefined) return 'no'
    const days = await listFreeDays(client, event, new Date()).catch(() => null)
    return yesOrNo(days !== null && days.times.length > 0)
  },

  async donations(client) {
    const donation = (await listAll(client)).find(({ type }) => type === 'donation')
    const [variant] = donation?.variants ?? []
    if (!variant) return 'no'
    const item = { variant_id: variant.id, quantity: 1 }
    const settings = withCheckoutUrl(client)
    // A store that accepts the order without an amount ignores amounts.
    const [without, withAmount] = [
      await order(settings, [item]),
      await order(settings, [{ ...item, donation_amount: 1000 }]),
    ]
    return yesOrNo(without instanceof StoreError && !(withAmount instanceof StoreError))
  },
}

function fail(what: string): never {
  throw new Error(`The tested store has no ${what}.`)
}

/** Lists all products that match a query, page by page. */
export async function listAll(client: StoreClient, query: ListQuery = {}, limit = 20): Promise<Product[]> {
  const products: Product[] = []
  for (;;) {
    const page = await client.listProducts({ ...query, offset: products.length, limit })
    products.push(...page.products)
    if (page.received === 0 || products.length >= page.count) return products
  }
}

/** Lists the products that match a query. Returns undefined if the store does not support the query. */
async function listOrReject(client: StoreClient, query: ListQuery): Promise<Product[] | undefined> {
  try {
    return await listAll(client, query)
  } catch (error) {
    if (isRejected(error)) return undefined
    throw error
  }
}

async function sortedBothWays(client: StoreClient, sort_by: 'price' | 'created_at') {
  return [
    await listOrReject(client, { sort_by, order: 'ASC' }),
    await listOrReject(client, { sort_by, order: 'DESC' }),
  ]
}

function cheapest(product: Product | undefined): number {
  const prices = product?.variants.map((variant) => variant.sale_price_in_cents ?? variant.price_in_cents)
  return Math.min(...(prices ?? []))
}

async function findProduct(client: StoreClient, isWanted: (product: Product) => boolean): Promise<string> {
  for (const { id } of await listAll(client)) if (isWanted(await getProduct(client, id))) return 'yes'
  return 'no'
}

/** Returns a variant that has a limited stock of at least one, and the stock. */
async function findInStock(client: StoreClient) {
  for (const { id } of await listAll(client)) {
    const product = await productFor(client, id).productWithStock(id)
    const variant = product?.variants.find(
      ({ manage_inventory, inventory_quantity }) => manage_inventory && (inventory_quantity ?? 0) > 0,
    )
    if (variant) return { variant_id: variant.id, quantity: variant.inventory_quantity ?? 0 }
  }
  return undefined
}

/** Returns one unit of each product that can be ordered without further details. */
async function availableItems(client: StoreClient): Promise<Item[]> {
  const items: Item[] = []
  for (const { id, type, purchasable } of await listAll(client)) {
    if (!purchasable || !(type === null || type === 'physical') || items.length === 2) continue
    const product = await productFor(client, id).productWithStock(id)
    const variant = product?.variants.find(
      ({ manage_inventory, inventory_quantity }) => !manage_inventory || (inventory_quantity ?? 0) > 0,
    )
    const needsText = product?.custom_fields.some(({ is_required }) => is_required)
    if (variant && !needsText) items.push({ variant_id: variant.id, quantity: 1 })
  }
  return items
}

/** Starts a checkout. Returns the error if the store refuses it. */
async function order(client: StoreClient, items: Item[]): Promise<Checkout | StoreError> {
  try {
    return await createCheckout(client, { items, ...urls })
  } catch (error) {
    if (error instanceof StoreError) return error
    throw error
  }
}

async function orderCell(client: StoreClient, items: Item[]): Promise<string> {
  if (items.length === 0) fail('product that can be ordered')
  if (!((await order(withCheckoutUrl(client, ''), items)) instanceof StoreError)) return 'yes'
  if (!((await order(withCheckoutUrl(client), items)) instanceof StoreError)) return 'with `checkout-url`'
  return 'no'
}

async function startOrder(client: StoreClient): Promise<Checkout> {
  const [item] = await availableItems(client)
  const result = await order(withCheckoutUrl(client), item ? [item] : [])
  return result instanceof StoreError ? fail('product that can be ordered') : result
}

function isReturning(url: string): boolean {
  return decodeURIComponent(url).includes(urls.successUrl)
}

/** Returns a client for the same store, with another address for orders. */
function withCheckoutUrl({ settings }: StoreClient, checkoutUrl = CHECKOUT_URL): StoreClient {
  return createStoreClient(
    settings.type ? { ...settings, details: { ...settings.details, checkoutUrl } } : settings,
  )
}
