import { describe, expect, it } from 'vitest'
import type { Product } from '../../src/catalog/product.ts'
import { getProduct } from '../../src/provider/single-product.ts'
import { createStoreClient, type StoreClient } from '../../src/provider/store-client.ts'
import { aResponse, aWirePage, aWirePrice, aWireProduct, aWireVariant } from '../support/factories.ts'

const option = { id: 'optval_1', option_id: 'opt_1', variant_id: 'variant_1', value: 'Black' }
const image = { url: 'https://cdn.example/tee/back.jpg', order: 3, type: 'image' }

/** A response in which every specified field has a value. */
const wire = aWireProduct({
  id: 'prod_tee',
  title: 'Crew “Bolt” Tee',
  subtitle: 'Soft cotton',
  ribbon_text: 'Sale',
  description: '<p>Shop tee.</p>',
  thumbnail: 'https://cdn.example/tee/black.jpg',
  purchasable: true,
  order: -4,
  site_product_selection: 'lowest_price_first',
  images: [image],
  options: [{ id: 'opt_1', title: 'Colour', values: [option] }],
  variants: [
    aWireVariant({
      id: 'variant_1',
      title: 'Black',
      image_url: 'https://cdn.example/tee/black.jpg',
      sku: 'TEE-BLK',
      manage_inventory: true,
      weight: 180,
      options: [option],
      inventory_quantity: 7,
      prices: [aWirePrice({ amount: 2900, sale_amount: 1850 }), aWirePrice({ amount: 1 })],
    }),
  ],
  product_collections: [{ product_id: 'prod_tee', collection_id: 'col_1', order: 2 }],
  additional_info: [{ id: 'info_1', order: 0, title: 'Care', description: '<p>Wash cold</p>' }],
  type: { value: 'physical' },
  custom_fields: [{ id: 'cf_1', title: 'Engraving', is_required: true }],
  related_products: [
    { id: 'rel_1', section_title: 'Goes with', related_type: 'product', related_id: 'prod_mug', position: 1 },
  ],
  updated_at: '2026-02-01T08:00:00.000Z',
})

const clientOf = (respond: () => Response): StoreClient =>
  createStoreClient({ host: 'https://api.example', storeId: 'store_1' }, { fetch: async () => respond() })

async function listed(): Promise<Product> {
  const { products } = await clientOf(() => aResponse(aWirePage([wire]))).listProducts()
  return products[0] as Product
}

describe('a decoded product from the list', () => {
  // spec 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15, 3.16, 3.17
  // spec 3.18, 3.19, 3.22, 3.23, 3.24, 7.7
  it('has the specified fields', async () => {
    const { variants: _, ...product } = await listed()
    expect(product).toEqual({
      id: 'prod_tee',
      title: 'Crew “Bolt” Tee',
      subtitle: 'Soft cotton',
      ribbon_text: 'Sale',
      description: '<p>Shop tee.</p>',
      image: 'https://cdn.example/tee/black.jpg',
      price_in_cents: 2900,
      currency: 'usd',
      purchasable: true,
      order: -4,
      site_product_selection: 'lowest_price_first',
      images: [image],
      options: [{ id: 'opt_1', title: 'Colour', values: [option] }],
      collections: [{ product_id: 'prod_tee', collection_id: 'col_1', order: 2 }],
      additional_info: [{ id: 'info_1', order: 0, title: 'Care', description: '<p>Wash cold</p>' }],
      type: 'physical',
      custom_fields: [{ id: 'cf_1', title: 'Engraving', is_required: true }],
      related_products: wire['related_products'],
      updated_at: '2026-02-01T08:00:00.000Z',
    })
  })

  // spec 3.41
  // spec 3.20, 3.27, 3.28, 3.29, 3.30, 3.31, 3.32, 3.33, 3.34, 3.35, 3.36, 3.37, 3.38, 3.39, 3.40
  it('has variants with the specified fields', async () => {
    const { variants } = await listed()
    expect(variants).toMatchObject([
      {
        id: 'variant_1',
        title: 'Black',
        image_url: 'https://cdn.example/tee/black.jpg',
        sku: 'TEE-BLK',
        price_in_cents: 2900,
        sale_price_in_cents: 1850,
        currency: 'usd',
        currency_info: { code: 'usd', symbol: '$', template: '$$1' },
        price_formatted: '$29.00',
        sale_price_formatted: '$18.50',
        manage_inventory: true,
        weight: 180,
        options: [option],
        inventory_quantity: 7,
      },
    ])
  })
})

describe('a product field with the wrong type', () => {
  const fetched = (overrides: object) =>
    getProduct(
      clientOf(() => aResponse({ product: { ...wire, ...overrides } })),
      'prod_tee',
    )

  it.each(['yes', 1, null, {}])('makes the product unavailable if purchasable is %j', async (purchasable) => {
    expect(await fetched({ purchasable })).toHaveProperty('purchasable', false)
  })

  it.each(['text', 7, true, null])('decodes metadata %j as null', async (metadata) => {
    expect(await fetched({ metadata })).toHaveProperty('metadata', null)
  })

  it.each(['text', 7, true, null])('is omitted if it is an option or option value: %j', async (wrong) => {
    const options = [wrong, { id: 'opt_1', title: 'Color', values: [wrong, option] }]
    expect(await fetched({ options })).toHaveProperty('options', [
      { id: 'opt_1', title: 'Color', values: [option] },
    ])
  })

  it('leaves out a custom field without an ID, whose value could not be ordered', async () => {
    const field = { id: 'cf_1', title: 'Engraving', is_required: true }
    const custom_fields = [{ ...field, id: '' }, field, { title: 'Note' }]
    expect((await fetched({ custom_fields })).custom_fields).toEqual([field])
  })

  it('is decoded as an empty list where a list is expected', async () => {
    expect(await fetched({ custom_fields: 'x', options: {} })).toMatchObject({
      custom_fields: [],
      options: [],
    })
  })
})
