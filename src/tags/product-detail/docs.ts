import type { ElementDocs } from '../../elements/element-definition.ts'
import type { definition, surface } from './element.ts'

export const docs: ElementDocs<typeof definition, typeof surface> = {
  about: 'Shows one product with its pictures, styles, stock and description.',
  attributes: {
    'product-id': 'Id of the product to show.',
    'product-param':
      'Name of the query parameter that contains the product’s id. Used only if `product-id` is not set.',
    'store-url': 'URL that “Back to Store” links to.',
    related: 'Shows up to four related products below the description.',
    'product-url':
      'URL of the pages of related products. `{id}` stands for the product’s id. The default is `/product/{id}`, or the URL of this page if it contains the product’s id.',
  },
  parts: {
    gallery: 'the pictures',
    heading: 'the product’s title, or the heading above the related products',
    card: 'the card of a related product',
    button: 'the “Add to Cart” button',
    notice: 'an error message',
  },
  slots: {},
  methods: {},
  page: {
    picture:
      'A T-shirt with a picture gallery on the left, and the price, styles, stock, quantity and “Add to Cart” on the right.',
    example: '<product-detail product-id="prod_01ABC" store-url="/shop.html"></product-detail>',
    variations: [
      {
        title: 'One page for all products',
        text: 'Leave out `product-id`. The element then reads the id from the page’s URL, for example `product.html?product=prod_01ABC`.',
        code: '<product-detail product-param="product" store-url="/shop.html"></product-detail>',
      },
      {
        title: 'Link to a style',
        text: 'Add `variant=` and the id of a style to the page’s URL to select it. In `<electrician-site>` and `<store-front>`, the URL follows the visitor’s choice. Elsewhere, the element does not change the URL.',
        code: '<a href="/product.html?product=prod_01ABC&amp;variant=variant_01DEF">The amber T-shirt</a>',
      },
      {
        title: 'Featured product',
        text: 'Set `product-id` to show a specific product on any page. You can style the parts of the element.',
        code: `product-detail::part(gallery) {
  border: 1px solid;
}`,
        language: 'css',
      },
      {
        title: 'Enlarged pictures',
        text: 'A click on a picture opens it in a dialog. Visitors zoom with the buttons, the mouse wheel, two fingers or a double tap, and drag the zoomed picture.',
      },
      {
        title: 'Appointments and donations',
        text: 'If your store sells the product as a booking, visitors choose a day and a time instead of adding it to the cart. For a donation, they choose an amount. Both lead directly to the checkout and leave the cart unchanged. Products that are sold as a subscription show how to contact you.',
      },
      {
        title: 'Related products',
        text: 'With `related`, the element shows the products that your store has chosen for this product, or otherwise others from the same collection. It loads them when the visitor scrolls near them.',
        code: '<product-detail related product-url="/product.html?product={id}" store-url="/shop.html"></product-detail>',
      },
      {
        title: 'Structured data',
        text: 'The element adds `Product` structured data for search engines, unless your page already contains such data.',
      },
    ],
    keyboard: [
      'While one of the gallery’s buttons has focus, the Left and Right arrow keys show the previous or next picture. After the last picture, the gallery continues with the first.',
      'Enter on the picture opens it in a dialog. There, + and - zoom, and 0 shows the whole picture. The arrow keys change the picture or move the zoomed one. Home and End show the first and last picture, and Escape closes the dialog.',
      'The styles are radio buttons: Tab moves to the selected style, and the arrow keys select another style.',
      'A product with several options, such as size and color, has a group of radio buttons for each.',
      'In the calendar of an appointment, the arrow keys move by a day or a week, Home and End move within the week, Page Up and Page Down by a month, and with Shift by a year. Enter chooses the day. The times are radio buttons.',
      'Enter or Space activates the focused button, such as the minus and plus buttons for the quantity.',
    ],
    screenReader: [
      'The title is a level 2 heading.',
      'The gallery’s name is “Pictures of” followed by the product’s title. A new picture is announced with its position, for example “picture 2 of 3”.',
      'The dialog with the enlarged picture has the product’s title as its name and announces, for example, “Picture 2 of 3”.',
      'The styles are a group called “Style”. A sold-out style has “sold out” in its name and can still be selected. A value that is not available with the other selected values says so and can be selected, too.',
      'The calendar of an appointment is a table with the month as its name. Each day is announced with its date, and days without free times are unavailable.',
      'Changes to the stock message are announced.',
    ],
  },
}
