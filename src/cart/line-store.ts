import { absoluteUrl } from '../navigation/url.ts'
import type { StoreSettings } from '../provider/store-client.ts'
import type { CartItem, LineStore } from './cart-item.ts'

/**
 * Returns the store settings to save with new cart lines. Converts the host to an absolute URL, so that relative and
 * absolute URLs of the same store match.
 */
export function toLineStore({ host, storeId }: StoreSettings): LineStore {
  return { host: (absoluteUrl(host) ?? host).replace(/\/+$/, ''), store_id: storeId }
}

/**
 * Returns whether a cart line belongs to the expected store. Always true if the line has no store or no store is
 * expected.
 */
export function isFromStore({ store }: CartItem, expected: LineStore | undefined): boolean {
  return !store || !expected || isSameStore(store, expected)
}

/**
 * Returns the index of the line with the same variant, custom fields and store, or -1. If no line has the same store,
 * also accepts a line without a store, or a line from any store if the given line has none.
 */
export function findLine(
  items: readonly CartItem[],
  line: Pick<CartItem, 'variant' | 'store' | 'custom_field_values'>,
): number {
  const { variant, store } = line
  const isVariant = (item: CartItem) => item.variant.id === variant.id && hasSameFields(item, line)
  const exact = items.findIndex((item) => isVariant(item) && isSameStore(item.store, store))
  return exact >= 0 ? exact : items.findIndex((item) => isVariant(item) && !(item.store && store))
}

/** Returns a string that identifies a line within the cart. */
export function lineKey(item: CartItem): string {
  const { variant, store } = item
  return JSON.stringify([variant.id, store?.host, store?.store_id, ...fieldsOf(item)])
}

/** Returns whether two lines have the same values in their custom fields. */
export function hasSameFields(a: WithFields, b: WithFields): boolean {
  return JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b))
}

type WithFields = Pick<CartItem, 'custom_field_values'>

function fieldsOf({ custom_field_values = [] }: WithFields): string[] {
  return custom_field_values.flatMap(({ custom_field_id, value }) => [custom_field_id, value])
}

function isSameStore(a: LineStore | undefined, b: LineStore | undefined): boolean {
  return a?.host === b?.host && a?.store_id === b?.store_id
}
