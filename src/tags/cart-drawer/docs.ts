import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'The cart as a side panel. It is added automatically when the cart opens on a page without one.',
  attributes: {
    open: 'Present while the cart is open. Add or remove it to open or close the cart.',
    'success-url':
      'URL of the page that the checkout returns to after payment. Defaults to `/success` on the page’s origin.',
  },
  parts: {
    panel: 'the side panel',
    heading: 'the heading “Shopping Cart”',
    line: 'a cart line',
    button: 'the “Proceed to Checkout” button',
    toast: 'a toast that appears while the cart is open',
  },
  slots: {},
  methods: { show: 'Opens the cart.', close: 'Closes the cart.' },
}
