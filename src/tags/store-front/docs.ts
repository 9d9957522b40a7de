import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about:
    'The whole store for a page of a CMS: grid, product, cart and success, behind the `#` of the address.',
  attributes: {},
  parts: {
    heading: 'a screen’s or section’s heading',
    card: 'a product card',
    gallery: 'a product’s pictures',
    button: 'the main button of each element',
    badge: 'the number on the cart',
    panel: 'the cart',
    line: 'one product in the cart',
    notice: 'loading, empty and error texts',
    toast: 'a toast',
  },
  slots: {},
  methods: {},
}
