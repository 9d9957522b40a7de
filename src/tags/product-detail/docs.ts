import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Shows one product with its pictures, styles, stock and description.',
  attributes: {
    'product-id': 'Id of the product to show.',
    'product-param':
      'Name of the query parameter that contains the product’s id, if `product-id` is not set.',
    'store-url': 'URL that “Back to Store” links to.',
  },
  parts: {
    gallery: 'the pictures',
    heading: 'the product’s title',
    button: 'the “Add to Cart” button',
    notice: 'an error message',
  },
  slots: {},
  methods: {},
  page: {
    picture:
      'A T-shirt with a picture gallery on the left, and price, styles, stock, quantity and “Add to Cart” on the right.',
    example: '<product-detail product-id="prod_01ABC" store-url="/shop.html"></product-detail>',
    variations: [
      {
        title: 'One page for all products',
        text: 'Leave out `product-id`. The element then reads the id from the address, for example `product.html?product=prod_01ABC`.',
        code: '<product-detail product-param="product" store-url="/shop.html"></product-detail>',
      },
      {
        title: 'Featured product',
        text: 'Name the product to show it on any page. Its parts follow your design.',
        code: `product-detail::part(gallery) {
  border: 1px solid;
}`,
        language: 'css',
      },
      {
        title: 'Structured data',
        text: 'The element adds `Product` structured data for search engines, unless your page already contains some.',
      },
    ],
    keyboard: [
      'Left and Right arrow show the previous or next picture while one of the gallery’s buttons has focus. After the last picture comes the first.',
      'The styles are radio buttons: Tab moves to the selected one, the arrow keys select another.',
      'Minus and plus change the quantity. Enter or Space activates a button.',
    ],
    screenReader: [
      'The title is a level 2 heading.',
      'The name of the gallery is “Pictures of” and the product’s title. A new picture is announced with its position, for example “picture 2 of 3”.',
      'The styles are a group called “Style”. A sold-out style has “sold out” in its name and can still be selected.',
      'The stock sentence is announced when it changes.',
    ],
  },
}
