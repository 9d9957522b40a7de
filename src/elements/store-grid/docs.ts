import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows the products of the store as a grid of cards.',
  attributes: {
    browse: 'Lets visitors search, filter and sort the products.',
    'product-url':
      'URL of a product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag, otherwise to `/product/{id}`.',
    collection: 'ID or title of a collection. Only its products are shown.',
    'product-ids': 'IDs of the products to show, separated by commas.',
    'exclude-ids': 'IDs of products to leave out, separated by commas.',
    limit: 'The maximum number of products to show.',
    sort: 'Order of the products: `featured` (the order in your store), `newest`, `price-ascending`, `price-descending` or `title`.',
  },
  events: ['product-select', 'link-click', 'cart-add', 'contact-click'],
  parts: {
    heading: 'the heading “Our Store”',
    card: 'a product card',
    button: 'the “Add to Cart” button of a card',
    notice: 'an error message, or the message for an empty store',
  },
  slots: {},
  methods: {},
  page: {
    picture:
      'The heading “Our Store” above product cards with a picture, price, title, subtitle and “Add to Cart” button.',
    example: `<cart-button></cart-button>
<store-grid product-url="/product.html?ee-product={id}"></store-grid>`,
    variations: [
      {
        title: 'Search and filters',
        text: 'With `browse`, visitors can search, choose a collection, set a price range, hide sold-out products and sort. The page’s URL contains their choices, so that visitors can share the URL, reload the page and go back. On a phone, the filters open in a dialog.',
        code: '<store-grid browse></store-grid>',
      },
      {
        title: 'A selection of products',
        text: 'Choose the products with `collection` or `product-ids`, and their order with `sort`. The attributes can be combined.',
        code: `<store-grid collection="Lighting" sort="price-ascending" limit="4"></store-grid>
<store-grid product-ids="prod_tee, prod_mug"></store-grid>`,
      },
      {
        title: 'Open products yourself',
        text: 'Cancel `product-select` and show the product yourself, for example in a dialog.',
        code: `addEventListener('product-select', (event) => {
  event.preventDefault()
  console.log(event.detail.product.title)
})`,
        language: 'js',
      },
      {
        title: 'Two stores on one page',
        text: 'Set the store on each element. See [Store provider](../store-provider.md).',
        code: `<store-grid store-host="https://api-ecommerce.hostinger.com" store-id="store_01ABC"></store-grid>
<store-grid store-host="https://api-ecommerce.hostinger.com" store-id="store_02DEF"></store-grid>`,
      },
      {
        title: 'A different card',
        text: 'Use `::part()` to style the cards and their buttons.',
        code: `store-grid::part(card) {
  border-width: 2px;
}

store-grid::part(button) {
  border-radius: 999px;
}`,
        language: 'css',
      },
      {
        title: 'Large catalogs',
        text: 'The grid loads more products as the visitor scrolls. Keyboard users load more products with “Show more”.',
      },
    ],
    keyboard: [
      'Tab moves through the product links and their “Add to Cart” buttons.',
      'Enter opens a product. Ctrl+Enter or Command+Enter opens it in a new tab.',
      'If a product has several styles, “Add to Cart” opens the product instead of adding it.',
      'After “Show more”, focus moves to the first new product.',
      'With `browse`, the search field and the filters come before the products. After a filter is removed, focus moves to the number of products.',
    ],
    screenReader: [
      'The grid starts with the level 2 heading “Our Store”. Every product title is a level 3 heading.',
      'The name of every button contains the product’s name, for example “Add to Cart: Smart Plug”.',
      'For a product on sale, both prices are announced, as “Sale price” and “Regular price”.',
      'With `browse`, the number of matching products is announced when you stop typing.',
      'While the products load, “Loading products…” is announced. If loading fails, an alert is announced.',
    ],
  },
}
