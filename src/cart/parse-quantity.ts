import { parseAmount } from '../catalog/parse-amount.ts'
import { clampQuantity } from './quantity.ts'

/** Parses a quantity as people type it. Returns the closest valid quantity, or null if it is not a whole number. */
export function parseQuantity(text: string): number | null {
  const amount = parseAmount(text)
  return amount !== null && Number.isInteger(amount) ? clampQuantity(amount) : null
}
