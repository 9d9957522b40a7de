import { absoluteUrl } from '../navigation/absolute-url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import type { CartItem, LineStore } from './cart-item.ts'

/**
 * Returns the store to save with new lines. The host becomes an absolute URL, so that relative and absolute URLs of the
 * same store match.
 */
export function toLineStore({ host, storeId }: StoreSettings): LineStore {
  return { host: (absoluteUrl(host) ?? host).replace(/\/+$/, ''), store_id: storeId }
}

/** Returns whether the line belongs in a store's cart. Always true if the line has no store or no store is given. */
export function isFromStore({ store }: CartItem, expected: LineStore | undefined): boolean {
  return !store || !expected || isSameStore(store, expected)
}

/**
 * Returns the index of the line with the same variant and store, or -1. Without an exact match, a line matches if it or
 * the given line has no store.
 */
export function findLine(
  items: readonly CartItem[],
  { variant, store }: Pick<CartItem, 'variant' | 'store'>,
): number {
  const isVariant = (item: CartItem) => item.variant.id === variant.id
  const exact = items.findIndex((item) => isVariant(item) && isSameStore(item.store, store))
  return exact >= 0 ? exact : items.findIndex((item) => isVariant(item) && !(item.store && store))
}

/** Returns a string that identifies a line within the cart. */
export function lineKey({ variant, store }: CartItem): string {
  return JSON.stringify([variant.id, store?.host, store?.store_id])
}

function isSameStore(a: LineStore | undefined, b: LineStore | undefined): boolean {
  return a?.host === b?.host && a?.store_id === b?.store_id
}
