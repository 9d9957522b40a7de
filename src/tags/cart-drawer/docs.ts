import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The cart, sliding in from the right. Inserted when the cart opens on a page that has none.',
  attributes: {
    open: 'Whether the cart is open; follows what the visitor does.',
    'success-url':
      'Where the checkout returns to after payment. Without it: the site’s origin and `/success`.',
  },
  parts: {
    panel: 'the side panel',
    heading: '“Shopping Cart”',
    line: 'one product',
    button: '“Proceed to Checkout”',
    toast: 'a toast while the cart is open',
  },
  slots: {},
  methods: { show: 'Opens the cart.', close: 'Closes the cart.' },
}
