import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about:
    'Shows the cart in a panel that slides in from the right. If a page has no `<cart-drawer>`, one is added when the cart opens. If it has several, only the first one opens.',
  attributes: {
    open: 'Present while the cart is open. Add or remove the attribute to open or close the cart.',
    'success-url':
      'URL of the page that the checkout returns to after payment. Defaults to `/success` on the page’s origin.',
  },
  events: ['cart-open', 'cart-close', 'checkout-start', 'checkout-redirect', 'checkout-error'],
  parts: {
    panel: 'the side panel of the cart',
    heading: 'the heading “Shopping Cart”',
    line: 'a cart line',
    button: 'the “Proceed to Checkout” button',
    toast: 'a toast that appears while the cart is open',
  },
  slots: {},
  methods: { show: 'Opens the cart.', close: 'Closes the cart.' },
  page: {
    picture:
      'The cart in front of a product grid: three products with pictures, prices and quantity buttons, then the total and “Proceed to Checkout”.',
    example: `<cart-button></cart-button>
<store-grid></store-grid>
<cart-drawer success-url="/thanks.html"></cart-drawer>`,
    variations: [
      {
        title: 'Open when the page loads',
        text: 'Set the `open` attribute.',
        code: '<cart-drawer open></cart-drawer>',
      },
      {
        title: 'Open the cart after each add',
        text: 'Listen for `cart-add`, which is dispatched when a visitor has added a product.',
        code: `addEventListener('cart-add', () => document.querySelector('cart-drawer')?.show())`,
        language: 'js',
      },
      {
        title: 'Your own checkout step',
        text: 'Cancel `checkout-start` to keep the visitor on your page, for example to ask for a delivery date.',
        code: `addEventListener('checkout-start', (event) => {
  event.preventDefault()
  document.querySelector('#delivery-date')?.scrollIntoView()
})`,
        language: 'js',
      },
    ],
    keyboard: [
      'When the cart opens, focus moves into it. Tab and Shift+Tab move only within the cart.',
      'Escape closes the cart and returns focus to the button that opened it.',
      'Enter or Space activates the minus, plus and “Remove” buttons.',
      'In the quantity field, visitors type a number, or change it with the Up and Down arrow keys. Enter applies the number, and Escape restores the previous one.',
      'After “Remove”, focus moves to the next product, or to “Keep browsing” when the cart is empty.',
    ],
    screenReader: [
      'The cart is a modal dialog called “Shopping Cart”. The page behind it is hidden from screen readers.',
      'Products of several stores are separate lists, called “Order 1 of 2” and “Order 2 of 2”. The name of each checkout button contains the name of its list.',
      'Each product is a list item. The names of its buttons contain the product’s name, for example “Remove Smart Plug”.',
      'When a product is removed, screen readers announce, for example, “Smart Plug removed”.',
      'For an order by mail, focus moves to the sentence that explains the text to copy. “Copied” is announced.',
      'When a price has changed or a product is no longer available, screen readers announce a sentence about it.',
      'If the checkout fails, an alert announces the error message. The message is also the description of the checkout button.',
    ],
  },
}
