import { nonEmptyString, nonNegativeInteger, object, string } from '../untrusted/decoders.ts'
import { type CartItem, withQuantity } from './cart-item.ts'
import { clampQuantity } from './quantity.ts'
import { parseLines, serializeLines } from './stored-lines.ts'

/** The number of each tab's newest change, by the tab's name. The tab that changed last comes last. */
export type SeenChanges = ReadonlyMap<string, number>

/** Cart lines and the changes that led to them. */
export interface SharedLines {
  readonly items: readonly CartItem[]
  readonly seen: SeenChanges
}

/**
 * A cart change that a tab sends to the other tabs. Quantities are relative, so the changes of different tabs
 * can be applied in any order. The changes of one tab are applied in their own order.
 */
export interface CartOperation {
  /** Name of the tab that made the change. */
  readonly tab: string
  /** The tab numbers its changes 1, 2, 3 and so on. */
  readonly count: number
  /** The lines with the quantities that were added, as JSON. */
  readonly more: string
  /** The lines with the quantities that were removed, as JSON. */
  readonly fewer: string
}

/** Decodes a message from another tab. */
export const decodeOperation = object({
  tab: nonEmptyString,
  count: nonNegativeInteger,
  more: string,
  fewer: string,
})

/**
 * Returns the quantities added and removed between two carts, or null if the carts are the same. A line with
 * the same quantity but other product data is both added and removed, because an added line brings its data.
 */
export function compareCarts(
  before: readonly CartItem[],
  after: readonly CartItem[],
): Pick<CartOperation, 'more' | 'fewer'> | null {
  const unchanged = new Set(before)
  const quantities = new Map(before.map(({ key, quantity }) => [key, quantity]))
  const updated = after.filter((item) => !unchanged.has(item) && quantities.get(item.key) === item.quantity)
  const more = [...subtractLines(after, before), ...updated]
  const fewer = [...subtractLines(before, after), ...updated]
  if (more.length + fewer.length === 0) return null
  return { more: serializeLines(more), fewer: serializeLines(fewer) }
}

/**
 * Applies an operation. Returns the same object if the lines already contain the operation, or if they lack
 * an earlier operation of its tab.
 */
export function applyOperation(lines: SharedLines, { tab, count, more, fewer }: CartOperation): SharedLines {
  if (count !== (lines.seen.get(tab) ?? 0) + 1) return lines
  const items = subtractLines(addLines(lines.items, parseLines(more)), parseLines(fewer))
  return {
    items: items.map((item) => withQuantity(item, clampQuantity(item.quantity))),
    seen: withChange(lines.seen, tab, count),
  }
}

/** Returns the seen changes with a tab's newest change. */
export function withChange(seen: SeenChanges, tab: string, count: number): SeenChanges {
  const others = [...seen].filter(([name]) => name !== tab)
  return new Map([...others, [tab, count]])
}

/* The following functions add and subtract whole carts. Two lines match if they have the same key. */

/** Returns `items` minus the quantities of `others`. Lines whose quantity drops to 0 are removed. */
export function subtractLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const quantities = new Map(others.map(({ key, quantity }) => [key, quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (quantities.get(item.key) ?? 0)
    return quantity > 0 ? [withQuantity(item, quantity)] : []
  })
}

/**
 * Returns the lines of both carts. The quantities of matching lines are added and may exceed `MAX_QUANTITY`.
 * Matching lines get the product data of `others`, which were added later.
 */
export function addLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (line, other) => withQuantity(other, line.quantity + other.quantity))
}

/** Returns both carts' lines. Matching lines get the larger quantity and the product data of `items`. */
export function mergeMaxQuantities(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (line, other) =>
    withQuantity(line, Math.max(line.quantity, other.quantity)),
  )
}

function combineLines(
  items: readonly CartItem[],
  others: readonly CartItem[],
  combine: (line: CartItem, other: CartItem) => CartItem,
): CartItem[] {
  const lines = new Map(items.map((item) => [item.key, item]))
  for (const other of others) {
    const line = lines.get(other.key)
    lines.set(other.key, line ? combine(line, other) : other)
  }
  return [...lines.values()]
}
