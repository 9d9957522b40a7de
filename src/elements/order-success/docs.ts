import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the thank-you page that customers return to after paying.',
  attributes: {
    'store-url': 'URL that “Continue Shopping” links to.',
    'home-url': 'URL that “Back to Home” links to.',
  },
  events: ['purchase', 'link-click'],
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
        text: 'Set the cart drawer’s `success-url` to the URL of the page that contains this element.',
        code: '<cart-drawer success-url="/thanks.html"></cart-drawer>',
      },
      {
        title: 'Effect on the cart',
        text: 'The browser keeps the items of an order until this element appears. Until then, visitors can put the items back into the cart. Therefore, place this element only on the page that visitors see after payment.',
      },
    ],
    keyboard: ['Tab moves to “Continue Shopping” and “Back to Home”.', 'Enter follows the focused link.'],
    screenReader: [
      'The section starts with the level 2 heading “Order Successful!”.',
      'The check mark is decorative and is not announced.',
    ],
  },
}
