import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import type { definition } from './element.ts'

export const docs: ElementDocs<typeof definition> = {
  about: 'Shows one product with its pictures, styles, stock and description.',
  attributes: {
    'product-id': 'ID of the product to show.',
    'product-param':
      'Name of the query parameter that contains the product’s ID. Used only if `product-id` is not set.',
    'store-url': 'URL that “Back to Store” links to.',
    related: 'Shows up to four related products below the description.',
    'product-url':
      'URL of a related product’s page. `{id}` is replaced with the product’s ID. Defaults to `data-product-url` on the script tag. Without it, defaults to `/product/{id}` if `product-id` is set, otherwise to the current page with the related product’s ID.',
  },
  events: [
    'product-view',
    'contact-click',
    'product-select',
    'link-click',
    'cart-add',
    'booking-start',
    'checkout-start',
    'checkout-redirect',
    'checkout-error',
  ],
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
        text: 'Leave out `product-id`. The element then reads the product’s ID from the page’s URL, for example `product.html?ee-product=prod_01ABC`. To read another parameter, set `product-param`, but not to `product` or `page`, which WordPress and WooCommerce reserve.',
        code: '<product-detail store-url="/shop.html"></product-detail>',
      },
      {
        title: 'Link to a style',
        text: 'To select a style, add `ee-variant=` and the style’s ID to the page’s URL. In `<electrician-site>` and `<store-front>`, selecting another style updates the URL. Elsewhere, the element does not change the URL.',
        code: '<a href="/product.html?ee-product=prod_01ABC&amp;ee-variant=variant_01DEF">The amber T-shirt</a>',
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
        text: 'A click on a picture opens it in a dialog. Another click or the button enlarges the picture, which then scrolls. Two fingers zoom the page as usual.',
      },
      {
        title: 'Fixed header',
        text: 'In a wide layout, the pictures stay visible while the visitor scrolls through a long description. If your page has a fixed header, set the distance from the top of the window to the height of the header.',
        code: `product-detail::part(gallery) {
  top: 80px;
}`,
        language: 'css',
      },
      {
        title: 'Appointments and donations',
        text: 'If your store sells the product as a booking, visitors choose a day and a time instead of adding the product to the cart. If the product is a donation, visitors choose an amount. Bookings and donations lead directly to the checkout and leave the cart unchanged. A product that is sold as a subscription cannot be ordered online. In `<electrician-site>`, its page shows how to contact you instead.',
      },
      {
        title: 'Related products',
        text: 'With `related`, the element shows the related products that you have chosen in your store. If you have not chosen any, it shows other products from the same collection. The products load when the visitor scrolls near them.',
        code: '<product-detail related product-url="/product.html?ee-product={id}" store-url="/shop.html"></product-detail>',
      },
      {
        title: 'Structured data',
        text: 'The element adds `Product` or `ProductGroup` structured data for search engines, unless your page already contains such data.',
      },
    ],
    keyboard: [
      'While one of the gallery’s buttons has focus, the Left and Right arrow keys show the previous or next picture. After the last picture, the gallery continues with the first.',
      'Enter on the picture opens it in a dialog. In the dialog, + enlarges the picture, and - shows the whole picture. The arrow keys scroll an enlarged picture; otherwise, Left and Right change the picture. Home and End show the first and last picture, and Escape closes the dialog.',
      'The styles are radio buttons: Tab moves to the selected style, and the arrow keys select another style.',
      'In the quantity field, visitors type a number, or change it with the Up and Down arrow keys. Enter applies the number, and Escape restores the previous one.',
      'A product with several options, such as size and color, has a group of radio buttons for each option.',
      'In the appointment calendar, the arrow keys move by a day or a week. Home and End move to the start or end of the week. Page Up and Page Down move by a month, or by a year with Shift. Enter selects the day. The times are radio buttons.',
      'Enter or Space activates the focused button, such as the minus and plus buttons for the quantity.',
    ],
    screenReader: [
      'The title is a level 2 heading.',
      'The gallery’s name is “Pictures of” followed by the product’s title. A new picture is announced with its position, for example “picture 2 of 3”.',
      'The dialog with the enlarged picture is named after the product. A new picture is announced with its position, for example “Picture 2 of 3”.',
      'The styles are a group called “Style”. A sold-out style has “sold out” in its name and can still be selected. A value that cannot be combined with the other selected values has “not available” in its name and can still be selected.',
      'The appointment calendar is a table with the month as its name. Each day is announced with its date. Days without free times are announced as “not available”.',
      'Changes to the stock message are announced.',
    ],
  },
}
