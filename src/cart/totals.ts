import { effectivePriceInCents } from '../catalog/effective-price.ts'
import type { CartItem } from './cart-item.ts'

/** Returns the total quantity of all lines, which the cart icon's badge shows. */
export function countItems(items: readonly CartItem[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Returns the cart total in minor units: the sum of quantity times price over all lines, using the sale price if there
 * is one.
 */
export function totalInCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { variant, quantity }) => sum + effectivePriceInCents(variant) * quantity, 0)
}
