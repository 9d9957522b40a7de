import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The product listing of the store.',
  attributes: { 'product-url': 'URL of a product’s page. `{id}` is replaced with the product’s id.' },
  parts: {
    heading: 'the heading “Our Store”',
    card: 'a product card',
    button: 'the “Add to Cart” button of a card',
    notice: 'an error or empty-store message',
  },
  slots: {},
  methods: {},
}
