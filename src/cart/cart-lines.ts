import { type CartItem, withQuantity } from './cart-item.ts'
import { findLine, lineKey } from './line-store.ts'

/*
 * These functions add and subtract whole carts. Two lines match if they have the same variant and their stores are equal
 * or one is missing; the result keeps the known store. Only `difference` treats a missing store as a different one.
 */

/**
 * Returns lines with the quantities by which `items` exceeds `others`. Lines match only if variant and store are equal.
 */
export function difference(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const quantities = new Map(others.map((other) => [lineKey(other), other.quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (quantities.get(lineKey(item)) ?? 0)
    return quantity > 0 ? [withQuantity(item, quantity)] : []
  })
}

/** Returns the lines of both carts with their quantities added, which may exceed `MAX_QUANTITY`. */
export function addLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (quantity, added) => quantity + added)
}

/** Returns the lines of both carts, each with the larger of its quantities. */
export function mergeMaxQuantities(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, Math.max)
}

/** Returns `items` with the quantities of `others` subtracted; lines without a remaining quantity are removed. */
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
  combine: (quantity: number, other: number) => number,
): CartItem[] {
  const lines = [...items]
  for (const other of others) {
    const index = findLine(lines, other)
    const line = lines[index]
    const combined = withQuantity(other, combine(line?.quantity ?? 0, other.quantity))
    if (!line) lines.push(combined)
    else lines[index] = line.store ? { ...combined, store: line.store } : combined
  }
  return lines
}
