import { quantityTexts } from '../texts/en/quantity.ts'
import { translatable } from '../texts/translatable.ts'

/** The maximum quantity of one cart line. The line's total is exact for prices of up to nine billion. */
export const MAX_QUANTITY = 9999

/** Returns the error for more than {@link MAX_QUANTITY} of one item. Its message is written for visitors. */
export function maxQuantityError(): RangeError {
  return translatable(new RangeError(quantityTexts.max_quantity), 'max_quantity')
}

/** Returns the closest valid quantity: an integer from 1 to {@link MAX_QUANTITY}. */
export function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity) || 1))
}
