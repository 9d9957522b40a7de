import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the price of one product and a button that adds it to the cart.',
  attributes: {
    'product-id': 'ID of the product to sell.',
    'variant-id':
      'ID of the variant to sell. If it is not set and the product has several variants, the button opens the product instead.',
    quantity:
      'The number of items that a click adds. If the store does not sell this quantity, a click adds the closest one.',
    'product-url':
      'URL of the product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
  },
  events: ['product-select', 'link-click', 'cart-add'],
  parts: { button: 'the button', notice: 'an error message' },
  slots: {
    '': 'the label of the button, by default “Add to Cart”, “Book a time”, “Donate” or “View details”, depending on the product',
  },
  methods: {},
  page: {
    picture: 'A paragraph of an article, followed by a price and the button “Buy the smart plug”.',
    example: '<buy-button product-id="prod_01ABC">Buy the smart plug</buy-button>',
    variations: [
      {
        title: 'A variant and a quantity',
        text: 'Set `variant-id` to sell a variant of a product. With `quantity`, one click adds several items.',
        code: '<buy-button product-id="prod_01ABC" variant-id="variant_01BLK" quantity="2">Buy a pair</buy-button>',
      },
      {
        title: 'Open the product',
        text: 'If the product has several variants and `variant-id` is not set, the button opens `product-url`. Cancel `product-select` to show the product yourself.',
        code: '<buy-button product-id="prod_01ABC" product-url="/product.html?ee-product={id}">Choose a style</buy-button>',
      },
      {
        title: 'Several buttons',
        text: 'The products of all buy buttons and product cards on a page are requested together. Products that a `store-grid` on the page lists are not requested again.',
      },
      {
        title: 'A card with a picture',
        text: 'Use [`<product-card>`](product-card.md) to show the product’s picture and title, too.',
      },
    ],
    keyboard: [
      'Tab moves to the button.',
      'Enter or Space adds the product to the cart, or opens a product with several variants.',
    ],
    screenReader: [
      'The button’s name is its label and the product’s name, for example “Add to Cart: Smart Plug”.',
      'For a product on sale, both prices are announced, as “Sale price” and “Regular price”.',
      'While the product loads, “Loading product…” is announced. If loading fails, an alert is announced. If the store no longer has the product, a short note is shown instead.',
    ],
  },
}
