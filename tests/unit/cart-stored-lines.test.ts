import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLine } from '../../src/cart/cart-item.ts'
import { MAX_QUANTITY } from '../../src/cart/quantity.ts'
import { parseLines, serializeLines } from '../../src/cart/stored-lines.ts'
import { parseOrder } from '../../src/checkout/pending-orders.ts'
import { someLines } from '../support/arbitrary-cart.ts'
import { aCurrency, aLeanProduct, aProduct, aVariant, aWireProduct } from '../support/factories.ts'
import { aStoreWith } from '../support/stores.ts'

const aLine = createLine({ product: aProduct(), variant: aVariant(), quantity: 2 })
const stored = (...lines: unknown[]) => JSON.stringify(lines)

/** A cart line stored by an earlier version of the site, with fields that the specification does not name. */
const earlierLine = {
  product: {
    id: 'prod_9',
    title: 'Desk Lamp',
    subtitle: null,
    ribbon_text: 'New',
    description: '<p>Bright.</p>',
    image: 'https://cdn.example/lamp.jpg',
    price_in_cents: 4500,
    currency: 'usd',
    purchasable: true,
    variants: [],
    seo_settings: { title: 'Lamp' },
  },
  variant: {
    id: 'variant_9',
    title: 'Desk Lamp',
    image_url: null,
    sku: 'LAMP',
    price_in_cents: 4500,
    sale_price_in_cents: 3900,
    currency: 'usd',
    currency_info: { code: 'usd', symbol: '$', template: '$$1', rounding: 0 },
    price_formatted: '$45.00',
    sale_price_formatted: '$39.00',
    manage_inventory: true,
    inventory_quantity: 4,
  },
  quantity: 3,
}

describe('stored cart lines', () => {
  // spec 3.47, R.18
  it('are a JSON array of objects with product, variant and quantity and the field names of the specification', () => {
    expect(JSON.parse(serializeLines([aLine]))).toEqual([
      {
        product: expect.objectContaining({ id: 'prod_1' }),
        variant: expect.objectContaining({
          id: 'variant_1',
          price_in_cents: 1999,
          sale_price_in_cents: null,
          currency_info: aCurrency(),
          price_formatted: '$19.99',
        }),
        quantity: 2,
      },
    ])
  })

  it('omit product fields that only the product page shows', () => {
    const described = createLine({ ...aLine, product: aProduct({ description: '<p>Soft.</p>' }) })
    const [{ product }] = JSON.parse(serializeLines([described]))
    expect(product).not.toHaveProperty('description')
    expect(product).not.toHaveProperty('variants')
  })

  it('contain only ASCII characters and lose no data when they are parsed', () => {
    const line = createLine({ ...aLine, product: aLeanProduct({ title: 'Lampe “Éclair” ⚡️😀' }) })
    const text = serializeLines([line])
    expect(text).toMatch(/^[\x20-\x7e]*$/)
    expect(parseLines(text)).toEqual([line])
  })

  it('are serialized to the same text after a round trip through storage', async () => {
    const { client } = aStoreWith({ products: [aWireProduct()] })
    const [product = aProduct()] = (await client.listProducts()).products
    const fresh = serializeLines([
      createLine({ product, variant: product.variants[0] ?? aVariant(), quantity: 2 }),
    ])
    expect(serializeLines(parseLines(fresh))).toBe(fresh)
  })

  // spec R.19
  it('can be parsed when an earlier version of the site saved them', () => {
    expect(parseLines(stored(earlierLine))).toMatchObject([
      { product: { title: 'Desk Lamp' }, variant: { sale_price_formatted: '$39.00' }, quantity: 3 },
    ])
  })

  it.each([
    ['missing', null],
    ['an empty string', ''],
    ['truncated JSON', '[{"product":'],
    ['a number', '7'],
    ['null', 'null'],
    ['an object', '{"items":[]}'],
    ['a string', '"cart"'],
  ])('are parsed as an empty cart when the stored value is %s', (_, text) => {
    expect(parseLines(text)).toEqual([])
  })

  // spec R.17
  it.each([
    ['null', null],
    ['a line without a product', { variant: aVariant(), quantity: 1 }],
    ['a line without a variant', { product: aProduct(), quantity: 1 }],
    ['a quantity of 0', { ...aLine, quantity: 0 }],
    ['a quantity of 1.5', { ...aLine, quantity: 1.5 }],
    ['a quantity that is a string', { ...aLine, quantity: '2' }],
    ['a variant without an ID', { ...aLine, variant: { ...aVariant(), id: '' } }],
    ['a price of half a cent', { ...aLine, variant: { ...aVariant(), price_in_cents: 0.5 } }],
    ['a negative price', { ...aLine, variant: { ...aVariant(), price_in_cents: -1 } }],
  ])('include the valid lines when the stored text also contains %s', (_, bad) => {
    expect(parseLines(stored(bad, earlierLine)).map(({ variant }) => variant.id)).toEqual(['variant_9'])
  })

  it('can be serialized again even if they contain deeply nested values', () => {
    const note = 'deep'
    const product = { ...aProduct(), note, collections: [{ note }], metadata: { note } }
    const variant = { ...aVariant(), note, options: [{ note }], currency_info: { ...aCurrency(), note } }
    const text = stored({ product, variant, quantity: 2, note })
    const deepText = text.replaceAll('"deep"', '['.repeat(1e5) + ']'.repeat(1e5))
    expect(JSON.parse(serializeLines(parseLines(deepText)))).toHaveLength(1)
  })

  it('have their price formatted again from the amount, ignoring the stored formatted price', () => {
    const variant = { ...aVariant({ price_in_cents: 1000 }), price_formatted: '$1.00' }
    expect(parseLines(stored({ ...aLine, variant }))[0]?.variant.price_formatted).toBe('$10.00')
  })

  it.each([undefined, null, '', 7, 'javascript:alert(1)'])('stay valid with the image URLs %j', (picture) => {
    const line = { ...aLine, product: { ...aProduct(), image: picture } }
    const variant = { ...aVariant(), image_url: picture }
    const [read] = parseLines(stored({ ...line, variant }))
    expect(read?.product.image).toBeNull()
    expect(read?.variant.image_url).toBeNull()
  })

  it('keep the first of two lines with the same variant', () => {
    expect(parseLines(stored(aLine, { ...aLine, quantity: 9 }))).toMatchObject([{ quantity: 2 }])
  })

  it('have their quantity capped at the maximum per line', () => {
    expect(parseLines(stored({ ...aLine, quantity: 1e9 }))[0]?.quantity).toBe(MAX_QUANTITY)
  })

  it('are unchanged after a round trip through storage', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        expect(parseLines(serializeLines(lines))).toEqual(lines)
      }),
    )
  })

  // spec 4.3
  it('can be parsed from any text without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseLines(text)).toBeInstanceOf(Array)
        parseOrder(text)
      }),
    )
  })

  // spec 8.20
  it('are all valid after parsing, whatever the JSON contains', () => {
    const anything = fc.oneof({ withCrossShrink: true }, fc.jsonValue(), fc.constant(undefined))
    const broken = fc.record(
      {
        product: fc.record(
          {
            id: fc.oneof(fc.constant('p'), anything),
            title: fc.oneof(fc.string(), anything),
            image: anything,
          },
          { requiredKeys: [] },
        ),
        variant: fc.record(
          {
            id: fc.oneof(fc.string(), anything),
            price_in_cents: fc.oneof(fc.nat(), anything),
            sale_price_in_cents: anything,
            currency_info: fc.oneof(fc.constant(aCurrency()), anything),
          },
          { requiredKeys: [] },
        ),
        quantity: fc.oneof(fc.integer(), anything),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(broken), (lines) => {
        const items = parseLines(JSON.stringify(lines))
        expect(new Set(items.map(({ variant }) => variant.id)).size).toBe(items.length)
        for (const { product, variant, quantity } of items) {
          expect(Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
          expect(Number.isSafeInteger(variant.price_in_cents) && variant.price_in_cents >= 0).toBe(true)
          expect(variant.sale_price_in_cents === null || variant.sale_price_in_cents >= 0).toBe(true)
          expect([typeof product.title, typeof variant.title, typeof variant.price_formatted]).toEqual(
            Array(3).fill('string'),
          )
        }
      }),
    )
  })
})
