import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'A product with its pictures, styles and stock.',
  attributes: {
    'product-id': 'Id of the product to show.',
    'product-param':
      'Name of the query parameter that contains the product’s id, if `product-id` is not set.',
    'store-url': 'URL that “Back to Store” links to.',
  },
  parts: {
    gallery: 'the pictures',
    heading: 'the product’s title',
    button: 'the “Add to Cart” button',
    notice: 'an error message',
  },
  slots: {},
  methods: {},
}
