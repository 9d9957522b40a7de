/*
 * A cart may be older than the store's prices. When it opens, and before an order, its lines are compared
 * with the products that the page has loaded. Only products that are missing there or outdated cause a
 * request.
 */

import { createStore } from 'zustand/vanilla'
import type { Variant } from '../catalog/product.ts'
import { hasPrice } from '../catalog/product-price.ts'
import { isOlderThan } from '../provider/age.ts'
import { getProduct } from '../provider/single-product.ts'
import type { StoreClient } from '../provider/store-client.ts'
import { isRejected } from '../provider/store-error.ts'
import { cartStore, changeItems } from './cart.ts'
import { type CartItem, linesOfStore, withQuantity } from './cart-item.ts'
import { totalInMajorUnits } from './totals.ts'

/** A loaded product counts as current for this long. */
const CURRENT_MS = 15 * 60_000
/** How long the visitor waits for the products before the cart works without a comparison. */
const LOADING_MAX_MS = 3000
/** Number of lines per request; limits the length of the URL. */
const LINES_PER_CALL = 50

/** What the store says about a cart line. */
interface LineNews {
  /** The variant with its former price, if the price has changed. */
  before?: Variant
  /** The number of units in stock after a refused order; 0 if the store no longer sells the line. */
  left?: number
}

/** The comparison of the cart with a store. */
export function cartCheckOf(client: StoreClient) {
  return client.cached('cart check', () => ({
    /** What the store says about cart lines, by line key. */
    news: createStore<ReadonlyMap<string, LineNews>>(() => new Map()),
    comparing: null as Promise<boolean> | null,
    /** Whether the store accepts lists of IDs. */
    acceptsIds: true,
  }))
}

/**
 * Compares the cart with the store and updates lines with a new price. Resolves to whether the visitor must
 * see a new price or an unavailable line before the order. Never rejects and takes at most 3 s.
 */
export function compareCart(client: StoreClient): Promise<boolean> {
  const check = cartCheckOf(client)
  check.comparing ??= loadLines(client).then(() => {
    check.comparing = null
    return compareLines(client)
  })
  return check.comparing
}

/** Looks up the stock of lines after the store has refused an order because of its stock. Never rejects. */
export async function checkStock(client: StoreClient, items: readonly CartItem[]): Promise<void> {
  const ids = new Set(items.map(({ product }) => product.id))
  const stock = await client.getInventory([...ids]).catch(() => null)
  const news = new Map(cartCheckOf(client).news.getState())
  for (const { key, variant } of items) {
    const left = stock?.get(variant.id)
    // The documented API also sends a quantity if it does not limit orders.
    if (left != null && (variant.manage_inventory || client.settings.type)) news.set(key, { left })
  }
  cartCheckOf(client).news.setState(news, true)
}

function linesOf(client: StoreClient): readonly CartItem[] {
  return linesOfStore(cartStore.getState().items, client.settings)
}

function compareLines(client: StoreClient): boolean {
  const news = new Map<string, LineNews>()
  const repriced = new Map<string, CartItem>()
  for (const item of linesOf(client)) {
    const sold = findSold(client, item)
    if (sold === null) news.set(item.key, { left: 0 })
    if (!sold || priceOf(sold) === priceOf(item)) continue
    news.set(item.key, { before: item.variant })
    repriced.set(item.key, sold)
  }
  cartCheckOf(client).news.setState((before) => new Map([...before, ...news]), true)
  changeItems((items) => items.map((item) => withQuantity(repriced.get(item.key) ?? item, item.quantity)))
  return news.size > 0
}

function priceOf(item: CartItem): string {
  return `${totalInMajorUnits([item])} ${item.variant.currency.toLowerCase()}`
}

/** Returns a line with the store's current data; null if it is no longer sold, undefined if unknown. */
function findSold(client: StoreClient, item: CartItem): CartItem | null | undefined {
  const known = client.known.get(item.product.id)
  if (!known || isOlderThan(CURRENT_MS, known.loaded_ms)) return undefined
  const { product, isWhole } = known
  const variant = product?.variants.find(({ id }) => id === item.variant.id)
  if (!product || !variant) return isWhole ? null : undefined
  const isForSale = product.purchasable && !product.deleted_at && hasPrice(variant)
  return isForSale ? { ...item, product, variant } : null
}

/** Loads the products of lines that the page has not loaded lately. Never rejects and takes at most 3 s. */
async function loadLines(client: StoreClient): Promise<void> {
  const check = cartCheckOf(client)
  const isUnknown = (item: CartItem) => findSold(client, item) === undefined
  const lines = linesOf(client).filter(isUnknown)
  const controller = new AbortController()
  const { signal } = controller
  setTimeout(() => controller.abort(), LOADING_MAX_MS)
  try {
    for (let start = 0; start < lines.length && check.acceptsIds; start += LINES_PER_CALL) {
      const ids = new Set(lines.slice(start, start + LINES_PER_CALL).map(({ product }) => product.id))
      const { products, received, count, limit } = await client.listProducts({ 'ids[]': [...ids] }, signal)
      for (const { id } of products) ids.delete(id)
      // The store may send its products in several pages, and invalid products are left out.
      const isComplete = products.length === received && (received >= count || received < limit)
      const missing = { product: null, isWhole: true, loaded_ms: Date.now() }
      if (isComplete) for (const id of ids) client.known.set(id, missing)
    }
    // The lists of other types of stores may contain only some of a product's variants.
    for (const item of client.settings.type ? lines : [])
      if (isUnknown(item)) await getProduct(client, item.product.id, signal)
  } catch (error) {
    if (isRejected(error)) check.acceptsIds = false
  }
}
