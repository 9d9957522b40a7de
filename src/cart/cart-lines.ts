import { type CartItem, withQuantity } from './cart-item.ts'

/* These functions add and subtract whole carts. Two lines match if they have the same key. */

/** Returns `items` with the quantities of `others` subtracted. Lines whose quantity drops to 0 are removed. */
export function subtractLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  const quantities = new Map(others.map(({ key, quantity }) => [key, quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (quantities.get(item.key) ?? 0)
    return quantity > 0 ? [withQuantity(item, quantity)] : []
  })
}

/**
 * Returns the lines of both carts. The quantities of matching lines are added and may exceed `MAX_QUANTITY`. Matching
 * lines get the product data of `others`, which were added later.
 */
export function addLines(items: readonly CartItem[], others: readonly CartItem[]): CartItem[] {
  return combineLines(items, others, (line, other) => withQuantity(other, line.quantity + other.quantity))
}

/**
 * Returns the lines of both carts. Matching lines get the larger of their two quantities and the product data of
 * `items`.
 */
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
