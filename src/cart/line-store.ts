import { absoluteUrl } from '../navigation/absolute-url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import type { CartItem, LineStore } from './cart-item.ts'

/** Returns the store of new lines for a page's settings: equal for every way to write one address. */
export function toLineStore({ host, storeId }: StoreSettings): LineStore {
  return { host: (absoluteUrl(host) ?? host).replace(/\/+$/, ''), store_id: storeId }
}

/** Whether a store shows and orders the line. A line without a store is every store's, and no store means every line. */
export function isFromStore({ store }: CartItem, shown: LineStore | undefined): boolean {
  return !store || !shown || isSameStore(store, shown)
}

/**
 * Returns where the line of the same store and variant is, else the variant's line where only one of the two names a
 * store; -1 for a new line.
 */
export function findLine(
  items: readonly CartItem[],
  { variant, store }: Pick<CartItem, 'variant' | 'store'>,
): number {
  const isVariant = (item: CartItem) => item.variant.id === variant.id
  const exact = items.findIndex((item) => isVariant(item) && isSameStore(item.store, store))
  return exact >= 0 ? exact : items.findIndex((item) => isVariant(item) && !(item.store && store))
}

/** Identifies a line within the cart. */
export function lineKey({ variant, store }: CartItem): string {
  return JSON.stringify([variant.id, store?.host, store?.store_id])
}

function isSameStore(one: LineStore | undefined, other: LineStore | undefined): boolean {
  return one?.host === other?.host && one?.store_id === other?.store_id
}
