import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about:
    'The whole store in one element: product listing, product, cart and success screens. The screens use the `#` part of the page’s address.',
  attributes: {},
  parts: {
    heading: 'the heading of a screen or section',
    card: 'a product card',
    gallery: 'the pictures of a product',
    button: 'the main button of a section',
    badge: 'the quantity badge of the cart button',
    panel: 'the side panel of the cart',
    line: 'a cart line',
    notice: 'an error or empty-store message',
    toast: 'a toast',
  },
  slots: {},
  methods: {},
}
