/** The maximum quantity of one cart line. The line's total is exact for prices of up to nine billion. */
export const MAX_QUANTITY = 9999

/** The message for visitors who add more than {@link MAX_QUANTITY} of one item. */
export const MAX_QUANTITY_MESSAGE = 'You can add at most 9,999 of one item.'

/** Returns the closest valid quantity: an integer from 1 to {@link MAX_QUANTITY}. */
export function clampQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity) || 1))
}
