/*
 * A cart may be older than the store's prices. When it opens, and before an order, its lines are compared with the
 * products that the page has loaded. Only lines whose product is missing there or outdated cause a request.
 */
import { createStore } from 'zustand/vanilla'
import type { Variant } from '../catalog/product.ts'
import { runLater } from '../navigation/page-lifecycle.ts'
import { getProduct } from '../provider/single-product.ts'
import type { StoreClient } from '../provider/store-client.ts'
import { isRejected } from '../provider/store-error.ts'
import { cartStore, changeItems } from './cart.ts'
import { type CartItem, linesOfStore, withQuantity } from './cart-item.ts'
import { compareLines, type SoldLine } from './compare-lines.ts'

/** A loaded product counts as current for this long. */
const CURRENT_MS = 15 * 60_000
/** How long the visitor waits for the products before the cart works without a comparison. */
const PATIENCE_MS = 3000
/** Number of product IDs per request; limits the length of the URL. */
const IDS_PER_CALL = 50

/** What the store says about the cart's lines, by line key. */
interface CartCheck {
  /** The variants with the prices that lines had before the comparison. */
  repriced: ReadonlyMap<string, Variant>
  /** Lines that the store no longer sells. */
  lost: ReadonlySet<string>
  /** How much the store has of lines, after it has refused an order because of its stock. */
  stock: ReadonlyMap<string, number>
}

function checkerOf(client: StoreClient) {
  return client.cached('cart check', () => ({
    check: createStore<CartCheck>(() => ({ repriced: new Map(), lost: new Set(), stock: new Map() })),
    /** When the store has said that it does not sell a variant, by the variant's ID. */
    gone: new Map<string, number>(),
    loading: null as Promise<void> | null,
    /** Whether the store accepts lists of IDs. */
    acceptsIds: true,
  }))
}

/** Returns the result of the latest comparison of the cart with a store. */
export function cartCheckOf(client: StoreClient) {
  return checkerOf(client).check
}

/** Returns how many units of a line can be ordered: 0 if the store no longer sells it, `Infinity` if that is unknown. */
export function orderableUnits({ lost, stock }: CartCheck, { key }: CartItem): number {
  return lost.has(key) ? 0 : (stock.get(key) ?? Number.POSITIVE_INFINITY)
}

/** Loads the products that the comparison lacks, and compares the cart with the store. */
export async function updateCart(client: StoreClient): Promise<void> {
  await loadMissing(client)
  compareCart(client)
}

/**
 * Loads the products of lines that the page has not loaded in the last 15 minutes. Never rejects and takes at most 3 s.
 * Returns null if there is nothing to load.
 */
export function loadMissing(client: StoreClient): Promise<void> | null {
  const checker = checkerOf(client)
  const lines = linesOf(client).filter((item) => findSold(client, item) === undefined)
  if (lines.length === 0 || !checker.acceptsIds) return null
  checker.loading ??= loadLines(client, lines).finally(() => {
    checker.loading = null
  })
  return checker.loading
}

/** Updates lines with a new price. Returns whether the visitor must see a change or a lost line before the order. */
export function compareCart(client: StoreClient): boolean {
  const lines = linesOf(client)
  const { repriced, lost } = compareLines(lines, (item) => findSold(client, item))
  const updates = new Map(repriced.map((item) => [item.key, item]))
  const former = lines
    .filter(({ key }) => updates.has(key))
    .map(({ key, variant }) => [key, variant] as const)
  cartCheckOf(client).setState((before) => ({
    repriced: new Map([...before.repriced, ...former]),
    lost: new Set(lost.map(({ key }) => key)),
  }))
  if (updates.size > 0)
    changeItems((items) => items.map((item) => withQuantity(updates.get(item.key) ?? item, item.quantity)))
  return repriced.length + lost.length > 0
}

function linesOf(client: StoreClient): readonly CartItem[] {
  return linesOfStore(cartStore.getState().items, client.settings)
}

function findSold(client: StoreClient, { product: { id }, variant }: CartItem): SoldLine | null | undefined {
  const { product, loaded_ms } = client.known.get(id) ?? {}
  const sold = product?.variants.find((candidate) => candidate.id === variant.id)
  if (product && sold && isCurrent(loaded_ms)) return { product, variant: sold }
  return isCurrent(checkerOf(client).gone.get(variant.id)) ? null : undefined
}

/** A visitor may set the clock back, so a negative age counts as old. */
function isCurrent(loaded_ms = Number.NaN): boolean {
  const age_ms = Date.now() - loaded_ms
  return age_ms >= 0 && age_ms < CURRENT_MS
}

async function loadLines(client: StoreClient, lines: readonly CartItem[]): Promise<void> {
  const controller = new AbortController()
  const timer = runLater(() => controller.abort(), PATIENCE_MS)
  const ids = [...new Set(lines.map(({ product }) => product.id))]
  const requests = []
  for (let start = 0; start < ids.length; start += IDS_PER_CALL) {
    const batch = new Set(ids.slice(start, start + IDS_PER_CALL))
    const batchLines = lines.filter(({ product }) => batch.has(product.id))
    requests.push(loadProducts(client, [...batch], batchLines, controller.signal))
  }
  const results = await Promise.allSettled(requests)
  clearTimeout(timer)
  if (results.some((result) => result.status === 'rejected' && isRejected(result.reason)))
    checkerOf(client).acceptsIds = false
}

/** Loads products with one request, and notes which of the lines the store no longer sells. */
async function loadProducts(
  client: StoreClient,
  ids: readonly string[],
  lines: readonly CartItem[],
  signal: AbortSignal,
): Promise<void> {
  const { products, received, count, limit } = await client.listProducts({ 'ids[]': ids }, signal)
  // The store may send its products in several pages, and invalid products are left out.
  const isComplete = products.length === received && (received >= count || received < limit)
  for (const item of lines) {
    const { product, variant } = item
    const isListed = products.some(({ id }) => id === product.id)
    // A list of another type of store may contain only some of a product's variants.
    if (isListed && client.settings.type && !findSold(client, item))
      await getProduct(client, product.id, signal)
    if ((isListed || isComplete) && !findSold(client, item))
      checkerOf(client).gone.set(variant.id, Date.now())
  }
}
