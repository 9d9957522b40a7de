import { arrayOf, nonEmptyString, nonNegativeInteger, object } from '../untrusted/decoders.ts'
import { parseJson } from '../untrusted/json.ts'
import type { SeenChanges, SharedLines } from './cart-changes.ts'
import { CART_KEY } from './saved-cart.ts'
import { serializeLines } from './stored-lines.ts'

/** Key of the cart with the number of each tab's newest change. `CART_KEY` holds a copy of this cart. */
export const SHARED_CART_KEY = 'e-commerce-cart-changes'

/** The storage that all tabs share. */
export interface SharedStorage {
  /** Returns the stored text; null if there is none, undefined if the browser blocks storage. */
  read(key: string): string | null | undefined
  /** Stores a text, or removes the key if the text is null. Returns whether that succeeded. */
  write(key: string, text: string | null): boolean
}

/** The number of tabs whose changes are stored. */
const MAX_TABS = 50
/** The end of each copy next to which changes are stored. A copy that another script has stored lacks it. */
const END_OF_COPY = '\n'

const decodeChanges = arrayOf(object({ tab: nonEmptyString, count: nonNegativeInteger }))

/** Creates the access to the stored cart. All texts are JSON arrays of lines. */
export function createStoredCart({ read, write }: SharedStorage) {
  /** Whether this tab has read or written a copy. If there is none then, another script has deleted it. */
  let hasCopy = false

  /**
   * Reads the stored texts: the copy, and the cart with the changes that it contains. The cart is missing
   * while a tab is storing the first one. Returns undefined if storage is blocked.
   */
  function load() {
    const copy = read(CART_KEY)
    if (copy === undefined) return undefined
    // A script has stored a cart while no page of this library was open, for example on a page of an earlier
    // website.
    const isForeign = !hasCopy && copy !== null && !copy.endsWith(END_OF_COPY)
    if (isForeign) write(SHARED_CART_KEY, null)
    const { seen, cart } = parseChanges(read(SHARED_CART_KEY)) ?? {}
    const isDeleted = copy === null && (hasCopy || cart !== undefined)
    hasCopy ||= copy !== null
    return { copy, seen, cart: isForeign || isDeleted ? copy : cart }
  }

  /**
   * Stores the copy, then the cart with its changes. Changes without a copy therefore mean that another
   * script has deleted the copy. Returns whether there was room for the copy.
   */
  function save({ items, seen }: SharedLines): boolean {
    const text = serializeLines(items)
    if (!write(CART_KEY, text + END_OF_COPY)) return false
    hasCopy = true
    // Without room for the changes, the next page must read the copy, not an older cart.
    return (
      write(SHARED_CART_KEY, serializeChanges(seen, text)) ||
      (write(SHARED_CART_KEY, null) && write(CART_KEY, text))
    )
  }

  return { load, save }
}

/**
 * Returns the text that is stored next to the copy: the seen changes and the cart's JSON, separated by a line
 * break. One text holds both, because browsers may combine two texts from different tabs.
 */
function serializeChanges(seen: SeenChanges, cart: string): string {
  const changes = [...seen].slice(-MAX_TABS).map(([tab, count]) => ({ tab, count }))
  return `${JSON.stringify(changes)}\n${cart}`
}

/** Parses the stored changes and returns them with the cart's JSON. Returns undefined if there are none. */
function parseChanges(text: string | null | undefined): { seen: SeenChanges; cart: string } | undefined {
  const [changes, cart] = text?.split('\n', 2) ?? []
  if (cart === undefined) return undefined
  return { seen: new Map(decodeChanges(parseJson(changes)).map(({ tab, count }) => [tab, count])), cart }
}
