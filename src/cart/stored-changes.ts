import { arrayOf, nonEmptyString, nonNegativeInteger, object, parseJson } from '../untrusted/decoders.ts'
import type { SeenChanges } from './cart-operation.ts'

/** Larger carts are stored only once, because browsers limit the storage to about 5 MB. */
const MAX_CART_LENGTH = 1_000_000
/** The number of tabs whose changes are stored. */
const MAX_TABS = 50

const decodeChanges = arrayOf(object({ tab: nonEmptyString, count: nonNegativeInteger }))

/**
 * Returns the text that is stored next to the cart: the seen changes and the cart's JSON, separated by a line break. One
 * text holds both, because browsers may combine the first of two texts from one tab with the second from another.
 * Returns null if the cart is too large.
 */
export function serializeChanges(seen: SeenChanges, cart: string): string | null {
  if (cart.length > MAX_CART_LENGTH) return null
  const changes = [...seen].slice(-MAX_TABS).map(([tab, count]) => ({ tab, count }))
  return `${JSON.stringify(changes)}\n${cart}`
}

/** Parses the stored changes and returns them with the cart's JSON. Returns undefined if there are none. */
export function parseChanges(
  text: string | null | undefined,
): { seen: SeenChanges; cart: string } | undefined {
  const [changes = '', cart] = text?.split('\n', 2) ?? []
  if (cart === undefined) return undefined
  return { seen: new Map(decodeChanges(parseJson(changes)).map(({ tab, count }) => [tab, count])), cart }
}
