import { type CartItem, withQuantity } from './cart-item.ts'
import { findLine, lineKey } from './line-store.ts'

/*
 * Sums and differences of whole carts. A line without a store counts as the line of any store with the same variant, and
 * the sum names the store.
 */

/** Returns what the cart has beyond `others`; here a line without a store differs from one that has got its store. */
export function difference(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const quantities = new Map(others.map((other) => [lineKey(other), other.quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (quantities.get(lineKey(item)) ?? 0)
    return quantity > 0 ? [withQuantity(item, quantity)] : []
  })
}

/** Returns the lines of both carts. Their sum may pass what a line can hold. */
export function addLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (quantity, more) => quantity + more)
}

/** Returns the lines with at least the quantities of `others`. */
export function mergeMaxQuantities(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, Math.max)
}

/** Returns the lines less the quantities of `others`. */
export function subtractLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const left = [...items]
  for (const other of others) {
    const index = findLine(left, other)
    const line = left[index]
    if (!line) continue
    const quantity = line.quantity - other.quantity
    left.splice(index, 1, ...(quantity > 0 ? [withQuantity(line, quantity)] : []))
  }
  return left
}

function combineLines(
  items: readonly CartItem[],
  others: readonly CartItem[],
  count: (quantity: number, other: number) => number,
): CartItem[] {
  const lines = [...items]
  for (const other of others) {
    const index = findLine(lines, other)
    const line = lines[index]
    const merged = withQuantity(other, count(line?.quantity ?? 0, other.quantity))
    if (!line) lines.push(merged)
    else lines[index] = line.store ? { ...merged, store: line.store } : merged
  }
  return lines
}
