import assert from 'node:assert/strict'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { formattedTotal } from '../../src/cart/formatted-total.ts'
import { countItems, totalInCents } from '../../src/cart/totals.ts'
import { invalidText } from './fuzz.ts'

/** Asserts that the cart's total and item count equal the sums computed with exact integers. */
export function assertTotalOf(items: readonly CartItem[]): void {
  const total = items.reduce((sum, { variant, quantity }) => {
    const price = variant.sale_price_in_cents === null ? variant.price_in_cents : variant.sale_price_in_cents
    return sum + BigInt(price) * BigInt(quantity)
  }, 0n)
  // Skip this check for totals above the largest safe integer, because they may be rounded.
  if (total <= Number.MAX_SAFE_INTEGER) assert.equal(BigInt(totalInCents(items)), total)
  else assert.ok(Math.abs(totalInCents(items) / Number(total) - 1) < 1e-12, 'The total must equal its lines.')
  assert.equal(countItems(items), Number(items.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n)))
  assert.doesNotMatch(formattedTotal(items), invalidText)
}
