import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Shows a cart icon with the number of items, and opens the cart.',
  attributes: {},
  parts: { button: 'the button', badge: 'the quantity badge' },
  slots: {},
  methods: {},
  page: {
    picture:
      'A page header with the business name on the left and a cart icon with the number 3 on the right.',
    example: '<cart-button></cart-button>',
    variations: [
      {
        title: 'A larger button in your color',
        text: 'Style the button and the number through their parts.',
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
        title: 'A cart link of your own',
        text: 'Use any button of your page instead, and open the cart from your script.',
        code: `document.querySelector('#show-cart')?.addEventListener('click', () => {
  window.ElectricianElements?.cart.open()
})`,
        language: 'js',
      },
      {
        title: 'Without a cart drawer',
        text: 'The button adds a `<cart-drawer>` to the page when there is none.',
      },
    ],
    keyboard: ['Tab moves to the button.', 'Enter or Space opens the cart.'],
    screenReader: [
      'The button’s name contains the number of items: “Open cart, empty”, “Open cart, 1 item” or “Open cart, 3 items”.',
      'The button announces that it opens a dialog.',
      'The number on the icon is not read a second time.',
    ],
  },
}
