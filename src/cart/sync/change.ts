import { array, finiteNumber, nonEmptyString, object, string, withDefault } from '../../untrusted/decoders.ts'
import type { CartItem } from '../cart-item.ts'
import { difference } from '../cart-lines.ts'
import { serializeLines } from '../stored-lines.ts'

/**
 * One entry of the log: the quantities that lines gained and lost, or the whole cart. Quantities are relative, so changes
 * of several tabs give the same cart in any order. The names are stored: renaming one loses saved carts.
 */
export interface CartChange {
  /** Sorts by age. A change with an id that is already in the log does not count again. */
  readonly id: string
  /** Unix time in milliseconds. In a snapshot: when the log was started. */
  readonly at: number
  /** Lines with the quantities that were added, as stored text. */
  readonly more: string
  /** Lines with the quantities that were removed, as stored text. */
  readonly fewer: string
  /** A snapshot of the whole cart lists the ids of the changes it contains. null for a single change. */
  readonly contains: readonly unknown[] | null
}

/** Identifies a change and says when it was made. */
export interface ChangeStamp {
  readonly id: string
  readonly at: number
}

/** Decodes an entry of the log, which an earlier version or anything else may have written. */
export const changeDecoder = object({
  id: nonEmptyString,
  at: finiteNumber,
  more: string,
  fewer: string,
  contains: withDefault(array, null),
})

/** Returns the change that leads from one cart to another. */
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

/** Returns a change that replaces the cart, and with it the changes that `contains` lists. */
export function snapshotChange(
  items: readonly CartItem[],
  contains: readonly unknown[],
  stamp: ChangeStamp,
): CartChange {
  return { ...changeBetween([], items, stamp), contains }
}
