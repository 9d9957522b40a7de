import type { QuantityLimits } from '../catalog/quantity-limits.ts'
import { storeTexts } from '../texts/en/store.ts'
import { ENGLISH } from '../texts/locale.ts'
import { translatable } from '../texts/translatable.ts'
import { translator } from '../texts/translate.ts'

/** The maximum quantity of one cart line. The line's total is exact for prices of up to nine billion. */
export const MAX_QUANTITY = 9999

/** Returns the error for more than {@link MAX_QUANTITY} of one item. Its message is written for visitors. */
export function maxQuantityError(): RangeError {
  return translatable(new RangeError(storeTexts.max_quantity), 'max_quantity')
}

/**
 * Returns the closest valid quantity: an integer from 1 to {@link MAX_QUANTITY} that meets the store's
 * limits, if there are any. Rounds down to a multiple.
 */
export function clampQuantity(quantity: number, limits: QuantityLimits | null = null): number {
  const { minimum = 1, maximum = null, multiple_of = 1 } = limits ?? {}
  const highest = Math.min(MAX_QUANTITY, maximum ?? MAX_QUANTITY)
  const whole = Math.min(highest, Math.max(minimum, Math.trunc(quantity) || 1))
  return whole - (whole % multiple_of)
}

/** Returns the quantity after a press on the plus (1) or minus (-1) button. */
export function steppedQuantity(quantity: number, step: 1 | -1, limits: QuantityLimits | null): number {
  return clampQuantity(quantity + step * (limits?.multiple_of ?? 1), limits)
}

/** Lists the quantities that an order can contain, for example `5, 10, 15, …, 50`. */
export function possibleQuantities({ minimum, maximum, multiple_of }: QuantityLimits): string {
  const first = [0, 1, 2, 3].map((index) => minimum + index * multiple_of)
  const isShort = maximum !== null && maximum <= minimum + 3 * multiple_of
  if (isShort) return first.filter((quantity) => quantity <= maximum).join(', ')
  return [...first.slice(0, 3), '…', maximum].filter(Boolean).join(', ')
}

/**
 * Throws if the store does not sell this quantity.
 * @param quantity the quantity that the cart would then contain
 * @throws RangeError with a message for visitors
 */
export function assertPossible(title: string, quantity: number, limits: QuantityLimits | null): void {
  if (!limits || clampQuantity(quantity, limits) === quantity) return
  const values = { title, quantity, quantities: possibleQuantities(limits) }
  const message = translator(storeTexts, ENGLISH)('quantity_not_possible', values)
  throw translatable(new RangeError(message), 'quantity_not_possible', values)
}
