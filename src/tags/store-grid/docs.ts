import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The product listing.',
  attributes: { 'product-url': 'Where a card leads; `{id}` becomes the product’s id.' },
  parts: {
    heading: '“Our Store”',
    card: 'a product card',
    button: '“Add to Cart”',
    notice: 'loading, empty and error texts',
  },
  slots: {},
  methods: {},
}
