import { entity, filled, finite, list, or, text } from '../untrusted/readers.ts'
import { type CartItem, validQuantity, withQuantity } from './cart-item.ts'
import { difference, plus, without } from './cart-lines.ts'
import { parseLines, serializeLines } from './stored-lines.ts'

/**
 * One change of the cart, as every tab can repeat it on what others have made of the cart meanwhile: not what a line
 * holds now, but how many pieces it has gained or lost. In whatever order such changes come, they end in the same cart.
 */
export interface CartChange {
  /** Sorts by age. */
  id: string
  /** Unix time in milliseconds. */
  at: number
  /** Lines of the pieces that came, as stored text. */
  more: string
  /** Lines of the pieces that went. */
  fewer: string
  /** Ids of the changes that this one contains; null for one that says nothing of those before it. */
  contains: readonly unknown[] | null
}

/** What changes amount to. */
export interface Tally {
  items: readonly CartItem[]
  /** Of the changes that are in it, so that none counts twice. */
  ids: readonly unknown[]
}

/** A change that comes later than so many others has been counted, or was lost. */
const REMEMBERED = 500

const readChange = entity({
  id: filled,
  at: finite,
  more: text,
  fewer: text,
  contains: or(list, null),
})

let made = 0

/** @param id of a change that two tabs may make at the same moment, and that counts once; by default one of its own */
export function changeBetween(
  before: readonly CartItem[],
  after: readonly CartItem[],
  id?: string,
): CartChange {
  const at = Date.now()
  return {
    id: id ?? [at, `${made++}`.padStart(6, '0'), Math.random()].join('-'),
    at,
    more: serializeLines(difference(after, before)),
    fewer: serializeLines(difference(before, after)),
    contains: null,
  }
}

/** All of it as one change, that nothing before counts beside. */
export function wholeCart({ items, ids }: Tally): CartChange {
  return { ...changeBetween([], items), contains: ids.slice(-REMEMBERED) }
}

/** The tally with one change more, unless that is in it already or can't be read. */
export function withChange(tally: Tally, change: unknown): Tally {
  const read = readChange(change)
  if (!read || tally.ids.includes(read.id)) return tally
  const before = read.contains ? { items: [], ids: read.contains } : tally
  const together = plus(before.items, parseLines(read.more))
  // Only now, as a line that gets its store comes and goes in one change.
  const items = without(together, parseLines(read.fewer)).map((item) =>
    withQuantity(item, validQuantity(item.quantity)),
  )
  return { items, ids: [...before.ids, read.id] }
}

/** When it was made; 0 where nobody can say. */
export function timeOf(change: unknown): number {
  return readChange(change)?.at ?? 0
}
