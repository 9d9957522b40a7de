import { type CartItem, withQuantity } from './cart-item.ts'
import { findLine, lineKey } from './line-store.ts'

/*
 * These functions add and subtract whole carts. Two lines match if they have the same variant, custom fields and store.
 * A line without a store matches a line of any store, and the result keeps the known store. Only `difference` requires
 * both stores to be equal.
 */

/**
 * Returns the lines of `items` whose quantity is larger than in `others`, with the difference as their quantity. Lines
 * match only if their variant, custom fields and store are equal.
 */
export function difference(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  // A change usually affects one line of a long cart, so the lines that both carts share are left out first.
  const changedOthers = withoutSharedLines(others, items)
  const quantities = new Map(changedOthers.map((other) => [lineKey(other), other.quantity]))
  return withoutSharedLines(items, others).flatMap((item) => {
    const quantity = item.quantity - (quantities.get(lineKey(item)) ?? 0)
    return quantity > 0 ? [withQuantity(item, quantity)] : []
  })
}

function withoutSharedLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const shared = new Set(others)
  return items.filter((item) => !shared.has(item))
}

/**
 * Returns the lines of both carts. The quantities of matching lines are added and may exceed `MAX_QUANTITY`. Matching
 * lines get the product data of `others`, which were added later.
 */
export function addLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (line, other) => ({
    ...line,
    ...other,
    quantity: line.quantity + other.quantity,
  }))
}

/**
 * Returns the lines of both carts. Matching lines get the larger of their two quantities and the product data of
 * `items`.
 */
export function mergeMaxQuantities(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (line, other) => {
    const merged = withQuantity(line, Math.max(line.quantity, other.quantity))
    return line.store || !other.store ? merged : { ...merged, store: other.store }
  })
}

/** Returns `items` with the quantities of `others` subtracted. Lines whose quantity drops to 0 are removed. */
export function subtractLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const lines = [...items]
  for (const other of others) {
    const index = findLine(lines, other)
    const line = lines[index]
    if (!line) continue
    const quantity = line.quantity - other.quantity
    lines.splice(index, 1, ...(quantity > 0 ? [withQuantity(line, quantity)] : []))
  }
  return lines
}

function combineLines(
  items: readonly CartItem[],
  others: readonly CartItem[],
  combine: (line: CartItem, other: CartItem) => CartItem,
): CartItem[] {
  const lines = [...items]
  for (const other of others) {
    const index = findLine(lines, other)
    const line = lines[index]
    if (line) lines[index] = combine(line, other)
    else lines.push(other)
  }
  return lines
}
