import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows a cart icon with the number of items. A click opens the cart.',
  attributes: {},
  events: [],
  parts: { button: 'the button', badge: 'the badge with the number of items' },
  slots: {},
  methods: {},
  page: {
    picture:
      'A page header with the business name on the left and a cart icon with the number 3 on the right.',
    example: '<cart-button></cart-button>',
    variations: [
      {
        title: 'A larger button in your color',
        text: 'Use `::part()` to style the button and the badge.',
        code: `cart-button::part(button) {
  scale: 1.25;
}

cart-button::part(badge) {
  background: #0b6bcb;
  color: #ffffff;
}`,
        language: 'css',
      },
      {
        title: 'Your own cart button',
        text: 'Instead of this element, you can use any button on your page and open the cart from your script.',
        code: `document.querySelector('#show-cart')?.addEventListener('click', () => {
  window.ElectricianElements?.cart.open()
})`,
        language: 'js',
      },
      {
        title: 'Without a cart drawer',
        text: 'If the page contains no `<cart-drawer>`, the button adds one.',
      },
    ],
    keyboard: ['Tab moves to the button.', 'Enter or Space opens the cart.'],
    screenReader: [
      'The button’s name contains the number of items: “Open cart, empty”, “Open cart, 1 item” or “Open cart, 3 items”.',
      'Screen readers announce that the button opens a dialog.',
      'Screen readers do not announce the number on the icon a second time.',
    ],
  },
}
