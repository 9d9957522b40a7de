import assert from 'node:assert/strict'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { metaDescription } from '../../src/catalog/plain-text.ts'
import type { Product } from '../../src/catalog/product.ts'
import { displayPrice, displayVariant } from '../../src/catalog/product-price.ts'
import { productStructuredData } from '../../src/catalog/product-structured-data.ts'
import { availableQuantity } from '../../src/catalog/stock.ts'
import { canAddToCart, stockMessage } from '../../src/catalog/stock-message.ts'
import { buildProductUrl } from '../../src/navigation/product-url.ts'
import { variantUrl } from '../../src/navigation/variant-url.ts'
import { createCheckout } from '../../src/provider/checkouts.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import { StoreError } from '../../src/provider/store-error.ts'
import { troublesomeText } from '../support/arbitrary-json.ts'
import { aWirePage, aWirePrice, aWireProduct, aWireVariant, type Wire } from '../support/factories.ts'
import { checkProperty, FUZZ_TIMEOUT_MS, invalidText } from '../support/fuzz.ts'

const order = { items: [], successUrl: 'https://a.example', cancelUrl: 'https://a.example', timeZone: 'UTC' }
const clientOf = (respond: () => Response) =>
  createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch: async () => respond() })

const anything = fc.oneof(troublesomeText, fc.jsonValue({ maxDepth: 2 }))

/** Generates up to two fields of an object in a response, with any values. */
const someFields = (example: Wire): fc.Arbitrary<Wire> =>
  fc.dictionary(fc.constantFrom(...Object.keys(example)), anything, { maxKeys: 2 })

const price = fc
  .tuple(
    fc.record({ code: troublesomeText, symbol: troublesomeText, template: anything }),
    someFields(aWirePrice()),
  )
  .map(([currency, fields]) => aWirePrice({ currency, ...fields }))
const variant = fc
  .tuple(fc.array(price, { maxLength: 2 }), someFields(aWireVariant()))
  .map(([prices, fields]) => aWireVariant({ prices, ...fields }))
const product = fc
  .tuple(
    fc.array(variant, { maxLength: 2 }),
    someFields({ ...aWireProduct(), media: [], metadata: {}, related_products: [] }),
  )
  .map(([variants, fields]) => aWireProduct({ variants, ...fields }))

/** Generates response bodies for each store request. */
const responseBodies = {
  list: fc.oneof(
    fc.array(product, { maxLength: 2 }).map((products) => aWirePage(products)),
    anything,
  ),
  product: fc.record({ product: fc.oneof(product, anything) }),
  inventory: fc.record({
    variants: fc.oneof(fc.array(fc.record({ id: anything, inventory_quantity: anything })), anything),
  }),
  checkout: fc.record({ url: fc.oneof(fc.webUrl(), anything) }),
}

/** Serializes a response body. JSON omits undefined values and escapes unpaired surrogates. */
const bodyOf = (value: unknown) => JSON.stringify(value)

const isNonNegativeIntegerOrNull = (number: number | null) =>
  number === null || (Number.isSafeInteger(number) && number >= 0)

/** Asserts that every price, quantity and text derived from a product is valid. */
function expectValid(product: Product): void {
  assert.notEqual(product.id, '')
  assert.ok(isNonNegativeIntegerOrNull(product.price_in_cents))
  const derived: unknown[] = [
    displayPrice(displayVariant(product)),
    metaDescription(product),
    buildProductUrl('/product/{id}', product.id),
    productStructuredData(product, (id) => variantUrl('https://shop.example/', id ?? '')),
  ]
  for (const variant of product.variants) {
    assert.ok(
      isNonNegativeIntegerOrNull(variant.price_in_cents) &&
        isNonNegativeIntegerOrNull(variant.sale_price_in_cents),
    )
    const left = availableQuantity(variant)
    if (left !== Number.POSITIVE_INFINITY) assert.ok(isNonNegativeIntegerOrNull(left))
    assert.equal(typeof canAddToCart(product, variant, 1), 'boolean')
    derived.push(
      variant.price_formatted,
      variant.sale_price_formatted,
      stockMessage(product, variant, 1)?.text,
    )
  }
  assert.doesNotMatch(JSON.stringify(derived), invalidText)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('any response from the store', () => {
  const calls = Object.keys(responseBodies) as (keyof typeof responseBodies)[]
  const exchange = fc
    .constantFrom(...calls)
    .chain((call) => fc.record({ call: fc.constant(call), body: responseBodies[call] }))

  it(
    'is either decoded or rejected with a StoreError',
    async () => {
      const counts = { decoded: 0, rejected: 0 }
      const property = fc.asyncProperty(exchange, async ({ call, body }) => {
        const client = clientOf(() => new Response(bodyOf(body)))
        try {
          if (call === 'list') {
            const page = await client.listProducts()
            page.products.forEach(expectValid)
            assert.ok([page.offset, page.limit, page.received].every(isNonNegativeIntegerOrNull))
            assert.ok(page.count >= 0)
          } else if (call === 'product') expectValid(await getProduct(client, 'a'))
          else if (call === 'inventory')
            assert.ok([...(await client.getInventory(['a'])).values()].every(isNonNegativeIntegerOrNull))
          else assert.match((await createCheckout(client, order)).url, /^https?:\/\//i)
          counts.decoded += 1
        } catch (error) {
          if (!(error instanceof StoreError)) throw error
          assert.equal(error.kind, 'malformed')
          counts.rejected += 1
        }
        assert.equal(Reflect.get({}, 'polluted'), undefined)
      })
      await checkProperty('store responses', 10_000, property, counts)
      // Check that responses were both decoded and rejected often enough to cover both outcomes.
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(500)
    },
    FUZZ_TIMEOUT_MS,
  )
})
