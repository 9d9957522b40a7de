import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the card of one product on any page, such as an article.',
  attributes: {
    'product-id': 'ID of the product to show.',
    'product-url':
      'URL of the product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
  },
  events: ['product-select', 'link-click', 'cart-add'],
  parts: {
    card: 'the product card',
    button: 'the “Add to Cart” button',
    notice: 'an error message',
  },
  slots: {},
  methods: {},
  page: {
    picture: 'A paragraph of an article above two product cards.',
    example: `<p>A smart plug shows what your old freezer really costs.</p>
<product-card product-id="prod_01ABC" product-url="/product.html?ee-product={id}"></product-card>`,
    variations: [
      {
        title: 'Several cards',
        text: 'The products of all cards and buy buttons on a page are requested together. Products that a `store-grid` on the page lists are not requested again.',
        code: `<div class="picks">
  <product-card product-id="prod_01ABC"></product-card>
  <product-card product-id="prod_02DEF"></product-card>
</div>`,
      },
      {
        title: 'Cards in a row',
        text: 'A card is at most 22 `em` wide. Place the cards with your page’s CSS. Cards in a grid row have the same height.',
        code: `.picks {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 24px;
}`,
        language: 'css',
      },
      {
        title: 'Only a price and a button',
        text: 'Use [`<buy-button>`](buy-button.md) if your page already shows the product.',
      },
    ],
    keyboard: [
      'Tab moves to the product link and then to the “Add to Cart” button.',
      'Enter opens the product. Ctrl+Enter or Command+Enter opens it in a new tab.',
      'If the product has several styles, “Add to Cart” opens the product instead of adding it.',
    ],
    screenReader: [
      'The product’s title is a level 3 heading.',
      'The button’s name contains the product’s name, for example “Add to Cart: Smart Plug”.',
      'For a product on sale, both prices are announced, as “Sale price” and “Regular price”.',
      'While the product loads, “Loading product…” is announced. If loading fails, an alert is announced. If the store no longer has the product, a short note is shown instead.',
    ],
  },
}
