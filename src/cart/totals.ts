import { effectivePriceInCents } from '../catalog/effective-price.ts'
import { decimalDigits } from '../catalog/major-units.ts'
import type { CartItem } from './cart-item.ts'

/**
 * Returns the cart total in minor units: the sum of quantity times price over all lines, using the sale price
 * if there is one.
 */
export function totalInCents(items: readonly CartItem[]): number {
  return items.reduce((sum, { variant, quantity }) => sum + effectivePriceInCents(variant) * quantity, 0)
}

/** Returns the cart total in major units, such as 19.99. */
export function totalInMajorUnits(items: readonly CartItem[]): number {
  const digitsOf = ({ variant }: CartItem) => decimalDigits(variant.currency_info)
  const digits = items.reduce((most, item) => Math.max(most, digitsOf(item)), 0)
  // The sum consists of whole numbers, so that it is exact.
  const sum = items.reduce((total, item) => total + totalInCents([item]) * 10 ** (digits - digitsOf(item)), 0)
  return sum / 10 ** digits
}
