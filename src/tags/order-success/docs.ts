import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Shows the thank-you page that customers return to after paying.',
  attributes: {
    'store-url': 'URL that “Continue Shopping” links to.',
    'home-url': 'URL that “Back to Home” links to.',
  },
  parts: { heading: 'the heading “Order Successful!”', button: 'the “Continue Shopping” button' },
  slots: {},
  methods: {},
  page: {
    picture:
      'A check mark above the heading “Order Successful!”, a sentence about the confirmation email and two buttons.',
    example: '<order-success store-url="/shop.html" home-url="/"></order-success>',
    variations: [
      {
        title: 'On your thank-you page',
        text: 'Set `success-url` of the cart drawer to the page that contains this element.',
        code: '<cart-drawer success-url="/thanks.html"></cart-drawer>',
      },
      {
        title: 'What it does for the cart',
        text: 'Items of an order are kept until this element appears. Visitors who return without paying can put them back into the cart, so place this element only on the page after payment.',
      },
    ],
    keyboard: ['Tab moves to “Continue Shopping” and “Back to Home”.', 'Enter follows the link.'],
    screenReader: [
      'The section starts with the level 2 heading “Order Successful!”.',
      'The check mark is decorative and is not announced.',
    ],
  },
}
