import fc from 'fast-check'
import { corrupted } from './arbitrary-json.ts'
import { aWirePage, aWirePrice, aWireProduct, aWireVariant } from './factories.ts'

const option = { id: 'o', option_id: 'p', variant_id: 'a', value: 'Black' }
const pictures = [1, 0].map((order) => ({ url: `https://cdn.example/${order}.jpg`, order, type: 'image' }))

const product = aWireProduct({
  subtitle: 'Soft',
  ribbon_text: 'Sale',
  images: pictures,
  media: pictures,
  options: [{ id: 'p', title: 'Color', values: [option] }],
  additional_info: [{ id: 'i', order: 0, title: 'Care', description: '<p>Wash</p>' }],
  related_products: [{ id: 'r', section_title: 'More', related_type: 'x', related_id: 'b', position: 0 }],
  custom_fields: [{ id: 'f', title: 'Name', is_required: true }],
  product_collections: [{ product_id: 'prod_1', collection_id: 'c', order: 1 }],
  status: 'published',
  metadata: { color: 'black' },
  variants: [
    aWireVariant({
      id: 'a',
      image_url: 'https://cdn.example/1.jpg',
      options: [option],
      inventory_quantity: 2,
    }),
    aWireVariant({ id: 'b', weight: 3, prices: [aWirePrice({ sale_amount: 999 })], manage_inventory: false }),
  ],
})

/** Generates response bodies for each store request: valid bodies in which up to six values are corrupted. */
export const responseBodies = {
  list: corrupted(aWirePage([product, aWireProduct({ id: 'prod_2' })])),
  product: corrupted({ product }),
  inventory: corrupted({
    variants: [
      { id: 'a', inventory_quantity: 3 },
      { id: 'b', inventory_quantity: null },
    ],
  }),
  checkout: fc.oneof(
    fc.webUrl().map((url) => ({ url })),
    fc.constantFrom({ url: 'https://pay.example/?s=1' }, { url: 'HTTP://pay.example' }),
    corrupted({ url: 'https://pay.example/?s=1' }),
  ),
}
