import assert from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartItem } from '../../src/cart/cart-item.ts'
import { MAX_QUANTITY } from '../../src/cart/quantity.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { parseOrder } from '../../src/checkout/pending-orders.ts'
import { corrupted, troublesomeText } from '../support/arbitrary-json.ts'
import { assertTotalOf } from '../support/expected-total.ts'
import { aLeanProduct, aVariant } from '../support/factories.ts'
import { checkProperty, FUZZ_TIMEOUT_MS, invalidText } from '../support/fuzz.ts'

const options = [{ id: 'o', option_id: 'p', variant_id: 'a', value: 'Black' }]
const lines = [
  { product: aLeanProduct(), variant: aVariant({ id: 'a', options }), quantity: 2 },
  {
    product: aLeanProduct({ id: 'prod_2' }),
    variant: aVariant({ id: 'b', sale_price_in_cents: 5 }),
    quantity: 9,
  },
]
const storedLines = JSON.stringify(lines)

/** Removes the product from a line, because the cart stores only part of the product. */
const withoutProduct = ({ variant, quantity }: CartItem) => ({ variant, quantity })

/** Text that may be stored under the cart's key: corrupted lines, truncated lines or anything else. */
const storedText = fc.oneof(
  { weight: 8, arbitrary: corrupted(lines).map((lines) => JSON.stringify(lines) ?? '') },
  { weight: 1, arbitrary: fc.nat({ max: storedLines.length }).map((end) => storedLines.slice(0, end)) },
  { weight: 1, arbitrary: troublesomeText },
)

describe('any stored text', () => {
  it(
    'is parsed into valid cart lines that survive another round trip through storage',
    async () => {
      const counts = { 'lines kept': 0, 'empty carts': 0 }
      const property = fc.property(storedText, (text) => {
        const items = parseLines(text)
        for (const { product, variant, quantity } of items) {
          assert.ok(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY)
          assert.ok(product.id && variant.id)
          assert.doesNotMatch(variant.price_formatted + variant.sale_price_formatted, invalidText)
        }
        assert.equal(new Set(items.map(({ variant }) => variant.id)).size, items.length)
        assertTotalOf(items)
        const again = parseLines(serializeLines(items))
        assert.deepEqual(again.map(withoutProduct), items.map(withoutProduct))
        assert.equal(Reflect.get({}, 'polluted'), undefined)
        counts['lines kept'] += items.length
        if (items.length === 0) counts['empty carts'] += 1
      })
      await checkProperty('stored carts', 10_000, property, counts)
      expect(counts['lines kept']).toBeGreaterThan(5000)
      expect(counts['empty carts']).toBeGreaterThan(500)
    },
    FUZZ_TIMEOUT_MS,
  )

  it(
    'is parsed into a valid pending order or null',
    async () => {
      const order = { id: '1-0.5', items: lines, successUrl: '/success' }
      const property = fc.property(corrupted(order), (stored) => {
        const read = parseOrder(JSON.stringify(stored))
        if (!read) return
        assert.ok(read.items.length > 0)
        assert.equal(typeof read.successUrl, 'string')
        assertTotalOf(read.items)
      })
      await checkProperty('pending orders', 2000, property)
    },
    FUZZ_TIMEOUT_MS,
  )
})
