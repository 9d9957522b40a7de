import { array, finiteNumber, nonEmptyString, object, string, withDefault } from '../../untrusted/decoders.ts'
import type { CartItem } from '../cart-item.ts'
import { difference } from '../cart-lines.ts'
import { serializeLines } from '../stored-lines.ts'

/**
 * An entry in the log: added and removed quantities, or a snapshot of the whole cart. Quantities are relative, so
 * changes from several tabs produce the same cart in any order. Do not rename the fields: saved carts contain them.
 */
export interface CartChange {
  /**
   * Unique ID; IDs sort in the order in which the changes were made. A change whose ID is already in the log is
   * ignored. A change that restores an order has the order's ID, so that only one tab restores it.
   */
  readonly id: string
  /** Unix time in milliseconds when the change was made; in a snapshot, when the log was started. */
  readonly at: number
  /** The lines with the quantities that were added, as JSON. */
  readonly more: string
  /** The lines with the quantities that were removed, as JSON. */
  readonly fewer: string
  /** In a snapshot, the IDs of the changes that it includes; null for a single change. */
  readonly contains: readonly unknown[] | null
}

/** The ID and time of a change. */
export interface ChangeStamp {
  readonly id: string
  readonly at: number
}

/** Decodes a log entry or a pending change, both of which are untrusted. */
export const changeDecoder = object({
  id: nonEmptyString,
  at: finiteNumber,
  more: string,
  fewer: string,
  contains: withDefault(array, null),
})

/** Returns the change that turns one cart into another. */
export function changeBetween(
  before: readonly CartItem[],
  after: readonly CartItem[],
  stamp: ChangeStamp,
): CartChange {
  return {
    ...stamp,
    more: serializeLines(difference(after, before)),
    fewer: serializeLines(difference(before, after)),
    contains: null,
  }
}

/**
 * Returns a change that replaces the whole cart.
 * @param contains IDs of the changes that `items` already includes
 */
export function snapshotChange(
  items: readonly CartItem[],
  contains: readonly unknown[],
  stamp: ChangeStamp,
): CartChange {
  return { ...stamp, more: serializeLines(items), fewer: serializeLines([]), contains }
}
