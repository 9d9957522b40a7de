import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'One product, with its pictures, styles and stock.',
  attributes: {
    'product-id': 'The product to show.',
    'product-param': 'Without `product-id`: the query parameter of the page that holds the id.',
    'store-url': 'Where “Back to Store” leads.',
  },
  parts: {
    gallery: 'the pictures',
    heading: 'the title',
    button: '“Add to Cart”',
    notice: 'loading and error texts',
  },
  slots: {},
  methods: {},
}
