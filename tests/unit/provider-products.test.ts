import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { Product, Variant } from '../../src/catalog/product.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient } from '../../src/provider/store-client.ts'
import {
  aResponse,
  aWirePage,
  aWirePrice,
  aWireProduct,
  aWireVariant,
  type Wire,
} from '../support/factories.ts'

const clientOf = (body: unknown) =>
  createStoreClient(
    { host: 'https://api.example', storeId: 'store_1' },
    { fetch: async () => aResponse(body) },
  )

async function list(...products: unknown[]): Promise<Product[]> {
  return (await clientOf(aWirePage(products)).listProducts()).products
}

async function listed(overrides: Wire): Promise<Product> {
  return (await list(aWireProduct(overrides)))[0] as Product
}

async function variantOf(overrides: Wire): Promise<Variant> {
  return (await listed({ variants: [aWireVariant(overrides)] })).variants[0] as Variant
}

const pricedAt = (overrides: Wire) => variantOf({ prices: [aWirePrice(overrides)] })

let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

describe('a product from the list', () => {
  it('sorts its additional information by order', async () => {
    const additional_info = [1, 0].map((order) => ({
      id: `i${order}`,
      order,
      title: 'Care',
      description: '',
    }))
    const product = await listed({ additional_info })
    expect(product.additional_info.map((info) => info.order)).toEqual([0, 1])
  })

  // spec 3.21
  it('has the regular price of its cheapest variant', async () => {
    const reduced = aWireVariant({ id: 'b', prices: [aWirePrice({ amount: 2900, sale_amount: 1850 })] })
    expect(await listed({ variants: [aWireVariant(), reduced] })).toMatchObject({
      price_in_cents: 2900,
      currency: 'usd',
    })
  })

  // spec 3.21
  it.each([[[]], [[aWireVariant({ prices: [] })]]])('has a null price with variants %j', async (variants) => {
    expect(await listed({ variants })).toMatchObject({ price_in_cents: null, currency: 'eur' })
  })

  it('has a null ribbon and subtitle when the store sends empty strings', async () => {
    expect(await listed({ ribbon_text: '', subtitle: '' })).toMatchObject({
      ribbon_text: null,
      subtitle: null,
    })
  })

  it('omits fields that the specification does not name', async () => {
    expect(await listed({ seo_settings: {}, media: [] })).not.toHaveProperty('seo_settings')
  })

  it('requires only an ID and a title', async () => {
    expect(await list({ id: 'prod_1', title: 'Tee' })).toEqual([
      {
        id: 'prod_1',
        title: 'Tee',
        subtitle: null,
        ribbon_text: null,
        description: null,
        image: null,
        price_in_cents: null,
        currency: 'eur',
        purchasable: false,
        order: 0,
        site_product_selection: null,
        images: [],
        options: [],
        variants: [],
        collections: [],
        additional_info: [],
        type: null,
        custom_fields: [],
        related_products: [],
        updated_at: null,
      },
    ])
  })

  it('is decoded even if all fields except its ID and title have the wrong type', async () => {
    const fields = Object.keys(aWireProduct()).filter((field) => field !== 'id' && field !== 'title')
    for (const wrong of [7, 'x', true, null, [null], { value: 7 }]) {
      const product = await listed(Object.fromEntries(fields.map((field) => [field, wrong])))
      expect(product.title).toBe('Crew Tee')
      expect(product.variants).toEqual([])
    }
  })

  it.each([
    ['javascript:alert(1)', null],
    ['', null],
    [7, null],
    ['https://cdn.example/a b.jpg', 'https://cdn.example/a b.jpg'],
  ])('decodes the image URL %j as %j', async (url, image) => {
    const product = await listed({ thumbnail: url, images: [{ url, order: 0, type: 'image' }] })
    expect([product.image, product.images[0]?.url ?? null]).toEqual([image, image])
  })
})

describe('a malformed product', () => {
  it.each([
    [null],
    ['x'],
    [[]],
    [{}],
    [{ id: 7, title: 'Tee' }],
    [{ id: '', title: 'Tee' }],
    [{ id: 'prod_2' }],
  ])('is omitted from the list, but other products are kept: %j', async (malformed) => {
    expect((await list(malformed, aWireProduct())).map(({ id }) => id)).toEqual(['prod_1'])
  })

  // spec R.15
  it.each([
    ['by its ID', [{ id: 'prod_2' }], /prod_2/],
    ['by its position if it has no ID', [{ title: 'Tee' }], /number 2/],
    [
      'together with at most nine others',
      Array.from({ length: 11 }, (_, index) => ({ id: `bad_${index}` })),
      /in the store: bad_0, .*bad_9, …$/,
    ],
  ])('is named in one console warning %s', async (_, malformed, message) => {
    await list(aWireProduct(), ...malformed)
    expect(warn.mock.calls).toEqual([[expect.stringMatching(message)]])
  })

  it('is counted as a received product', async () => {
    const page = await clientOf(aWirePage([null, aWireProduct()])).listProducts()
    expect(page.received).toBe(2)
  })
})

describe('a variant from the list', () => {
  // spec 3.42, 3.43, 3.44, 9.6, R.3
  it.each([
    ['no sale amount', {}, { sale_price_in_cents: null, sale_price_formatted: '' }],
    ['a sale amount of 0', { sale_amount: 0 }, { sale_price_in_cents: 0, sale_price_formatted: '$0.00' }],
    ['no currency code', { currency_code: null }, { currency: 'eur' }],
    ['no amount', { amount: null }, { price_in_cents: 0, price_formatted: '', currency: 'usd' }],
    ['no currency details', { currency: undefined }, { currency_info: null, price_formatted: '' }],
  ])('with %s in its price has the correct fields', async (_, price, fields) => {
    expect(await pricedAt(price)).toMatchObject(fields)
  })

  // spec 3.42
  it.each([[undefined], [null], [[]], [[null]], [['x']], [{}]])(
    'has no price when its price list is %j',
    async (prices) => {
      expect(await variantOf({ prices })).toMatchObject({
        price_in_cents: 0,
        price_formatted: '',
        currency: 'eur',
      })
    },
  )

  it.each([-1, 19.5, '1999', 1e300, true])('has no price when an amount is %j', async (money) => {
    const unpriced = {
      price_in_cents: 0,
      price_formatted: '',
      sale_price_in_cents: null,
      sale_price_formatted: '',
    }
    expect(await pricedAt({ amount: money })).toMatchObject(unpriced)
    expect(await pricedAt({ sale_amount: money })).toMatchObject(unpriced)
  })

  it('has appointments or donation amounts only if the store sends them', async () => {
    const booking_event = { id: 'b', length: 3_600_000, location_type: 'phone', location: null }
    const donation = { allow_custom_amount: true, min_amount: 500, max_amount: null }
    expect(await variantOf({ booking_event, donation })).toMatchObject({ booking_event, donation })
    const names = Object.keys(await variantOf({ booking_event: {}, donation: 'any' }))
    expect(names).not.toContain('booking_event')
    expect(names).not.toContain('donation')
  })

  // spec 3.46
  it('has unknown stock and weight', async () => {
    expect(await variantOf({})).toMatchObject({
      manage_inventory: true,
      inventory_quantity: null,
      weight: null,
    })
  })

  // spec 3.45
  it('has no managed inventory by default', async () => {
    expect((await variantOf({ manage_inventory: undefined })).manage_inventory).toBe(false)
  })

  it.each([null, 'x', {}, { id: 7 }])('is omitted from its product if malformed: %j', async (malformed) => {
    const product = await listed({ variants: [malformed, aWireVariant()] })
    expect(product.variants.map(({ id }) => id)).toEqual(['variant_1'])
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/variants of product prod_1.*number 1/)]])
  })
})

describe('a product requested by ID', () => {
  const fetched = (overrides: Wire) => getProduct(clientOf({ product: aWireProduct(overrides) }), 'prod_1')

  // spec 3.26, 7.10
  it('has the images from its media field, sorted by order', async () => {
    const media = [2, 1].map((order) => ({ url: `https://cdn.example/${order}.jpg`, order, type: 'image' }))
    const product = await fetched({ media, images: undefined })
    expect(product.images.map(({ order }) => order)).toEqual([1, 2])
    expect(product).not.toHaveProperty('media')
  })

  it('has no videos among its images', async () => {
    const media = ['image', 'video', ''].map((type, order) => ({
      url: `https://cdn.example/${order}`,
      order,
      type,
    }))
    expect((await fetched({ media })).images.map(({ order }) => order)).toEqual([0, 2])
  })

  // spec 3.25, 7.10
  it('includes the fields that list responses do not contain', async () => {
    const alone = { status: 'published', created_at: '2026-01-01', deleted_at: null, metadata: { shelf: 3 } }
    expect(await fetched(alone)).toMatchObject(alone)
  })

  it('has metadata that cannot change the prototype of other objects', async () => {
    const body = JSON.stringify({ product: aWireProduct({ metadata: { a: 1 } }) })
    const evil = body.replace(
      '"a":1',
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}',
    )
    const fetch = async () => new Response(evil)
    const client = createStoreClient({ host: 'https://api.example', storeId: 's' }, { fetch })
    const product = await getProduct(client, 'p')
    expect(Object.assign({}, product.metadata)).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })
})
