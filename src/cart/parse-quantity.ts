import { clampQuantity } from './quantity.ts'

/** Digits, also in groups such as `1,000`. */
const WHOLE_NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/

/** Parses a quantity as people type it. Returns the closest valid quantity, or null if it is not a whole number. */
export function parseQuantity(text: string): number | null {
  // East Asian keyboards type full-width digits.
  const digits = text.normalize('NFKC').trim()
  return WHOLE_NUMBER.test(digits) ? clampQuantity(Number(digits.replaceAll(',', ''))) : null
}
