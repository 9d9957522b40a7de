/**
 * Matches the digits before a thousands separator. `toLocaleString` is too slow on phones, because it loads locale
 * data.
 */
const THOUSANDS = /\B(?=(\d{3})+$)/g

/** Returns a whole number with thousands separators, for example `5,000`. */
export function countText(count: number): string {
  return `${count}`.replace(THOUSANDS, ',')
}
