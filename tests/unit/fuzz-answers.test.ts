import assert from 'node:assert/strict'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { metaDescription } from '../../src/catalog/plain-text.ts'
import { displayVariant, shownPrice } from '../../src/catalog/price.ts'
import type { Product } from '../../src/catalog/product.ts'
import { availableQuantity, canAdd, stockMessage, withInventory } from '../../src/catalog/stock.ts'
import { productData } from '../../src/catalog/structured-data.ts'
import { productAddress } from '../../src/navigation/product-address.ts'
import { getProduct } from '../../src/provider/product-call.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { StoreError } from '../../src/provider/store-error.ts'
import { answersTo, refusal } from '../support/arbitrary-answers.ts'
import { checkProperty, FUZZ_TIMEOUT_MS, nonsense } from '../support/fuzz.ts'

const order = { items: [], successUrl: 'https://a.example', cancelUrl: 'https://a.example', timeZone: 'UTC' }
const clientOf = (answer: () => Response) =>
  createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch: async () => answer() })

/** Bodies as the wire carries them: what JSON can't say is not there, half characters are escaped. */
const bodyOf = (answer: unknown) => JSON.stringify(answer)

const isWholeOrNull = (number: number | null) =>
  number === null || (Number.isSafeInteger(number) && number >= 0)

/** Everything that the screens make of a product. */
function expectSound(product: Product): void {
  assert.notEqual(product.id, '')
  assert.ok(isWholeOrNull(product.price_in_cents))
  const said: unknown[] = [
    shownPrice(displayVariant(product)),
    metaDescription(product),
    productAddress('/product/{id}', product.id),
    productData(product, 'https://shop.example/'),
  ]
  for (const variant of product.variants) {
    assert.ok(isWholeOrNull(variant.price_in_cents) && isWholeOrNull(variant.sale_price_in_cents))
    const left = availableQuantity(variant)
    if (left !== Number.POSITIVE_INFINITY) assert.ok(isWholeOrNull(left))
    assert.equal(typeof canAdd(product, variant, 1), 'boolean')
    said.push(variant.price_formatted, variant.sale_price_formatted, stockMessage(product, variant, 1)?.text)
  }
  assert.doesNotMatch(JSON.stringify(said), nonsense)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('any response of the store', () => {
  const calls = Object.keys(answersTo) as (keyof typeof answersTo)[]
  const exchange = fc
    .constantFrom(...calls)
    .chain((call) => fc.record({ call: fc.constant(call), answer: answersTo[call] }))

  it(
    'is either decoded or rejected with a StoreError',
    async () => {
      const tally = { 'made sense of': 0, refused: 0 }
      const property = fc.asyncProperty(exchange, async ({ call, answer }) => {
        const client = clientOf(() => new Response(bodyOf(answer)))
        try {
          if (call === 'list') {
            const page = await client.listProducts()
            page.products.forEach(expectSound)
            assert.ok([page.offset, page.limit, page.received].every(isWholeOrNull))
            assert.ok(page.count >= 0)
          } else if (call === 'product') expectSound(await getProduct(client, 'a'))
          else if (call === 'inventory')
            assert.ok([...(await client.getInventory(['a'])).values()].every(isWholeOrNull))
          else assert.match((await client.startCheckout(order)).url, /^https?:\/\//i)
          tally['made sense of'] += 1
        } catch (error) {
          if (!(error instanceof StoreError)) throw error
          assert.equal(error.kind, 'malformed')
          tally.refused += 1
        }
        assert.equal(Reflect.get({}, 'polluted'), undefined)
      })
      await checkProperty('answers of the store', 10_000, property, tally)
      // Neither half may be empty, or nothing would have been tried.
      expect(Math.min(...Object.values(tally))).toBeGreaterThan(500)
    },
    FUZZ_TIMEOUT_MS,
  )

  it(
    'leaves every stock quantity a non-negative integer or null',
    async () => {
      const property = fc.asyncProperty(answersTo.list, answersTo.inventory, async (list, inventory) => {
        const client = clientOf(() => new Response(bodyOf(list)))
        const stock = clientOf(() => new Response(bodyOf(inventory)))
        const products = await client.listProducts().then(
          ({ products }) => products,
          () => [],
        )
        const counts = await stock.getInventory(['a']).catch(() => new Map<string, number>())
        for (const product of products) expectSound(withInventory(product, counts))
      })
      await checkProperty('listings with a stock', 300, property)
    },
    FUZZ_TIMEOUT_MS,
  )

  it(
    'with an error status is reported by status code and status text',
    async () => {
      const property = fc.asyncProperty(refusal, async ({ status, statusText, body }) => {
        const client = clientOf(() => new Response(bodyOf(body), { status, statusText }))
        const error = await client.listProducts().then(
          () => expect.fail('it was taken'),
          (error: StoreError) => error,
        )
        assert.equal(error.message, `HTTP ${status}: ${statusText}`)
        assert.ok(['string', 'undefined'].includes(typeof error.code))
      })
      await checkProperty('refusals', 500, property)
    },
    FUZZ_TIMEOUT_MS,
  )
})
