import { composedDocs } from '../../runtime/docs/composed-docs.ts'
import type { ElementDocs } from '../../runtime/element/element-definition.ts'
import { docs as cartButton } from '../cart-button/docs.ts'
import { docs as cartDrawer } from '../cart-drawer/docs.ts'
import { docs as orderSuccess } from '../order-success/docs.ts'
import { docs as productDetail } from '../product-detail/docs.ts'
import { docs as storeGrid } from '../store-grid/docs.ts'
import type { definition } from './element.ts'

const contained = composedDocs([storeGrid, productDetail, cartButton, cartDrawer, orderSuccess])

export const docs: ElementDocs<typeof definition> = {
  about:
    'Shows the whole store on one page: product list, product details, cart and success screen. The part of the URL after `#` selects the screen.',
  attributes: {
    browse:
      'Lets visitors search, filter and sort the products, and shows related products on product pages.',
  },
  ...contained,
  parts: {
    ...contained.parts,
    heading: 'the heading of a screen or section',
    gallery: 'the pictures of a product',
    button: 'the main button of a section',
    toast: 'a toast',
  },
  methods: {},
  page: {
    picture:
      'A store on one page: a cart icon, the heading “Our Store” and product cards with prices and “Add to Cart” buttons.',
    example: '<store-front></store-front>',
    variations: [
      {
        title: 'Another store on the same site',
        text: 'Set the store on the element. This setting takes precedence over the script tag. See [Store provider](../store-provider.md).',
        code: '<store-front store-host="https://api-ecommerce.hostinger.com" store-id="store_01ABC"></store-front>',
      },
      {
        title: 'Text while the script loads',
        text: 'Visitors see this text while the script loads or if it is blocked. Include your phone number.',
        code: '<store-front>To order from our shop, call <a href="tel:5550100199">(555) 010-0199</a>.</store-front>',
      },
      {
        title: 'Link to a product',
        text: 'Every screen has its own URL. The link in this example opens a product on the page that contains the store.',
        code: `<p><a href="#/product/prod_01ABC">See our T-shirt</a></p>
<store-front></store-front>`,
      },
      {
        title: 'Separate pages instead',
        text: 'Use [`<store-grid>`](store-grid.md), [`<product-detail>`](product-detail.md) and [`<order-success>`](order-success.md) on separate pages.',
      },
    ],
    keyboard: [
      'Opening a product moves focus to the product screen.',
      'After Back, Forward or a reload, the page restores the previous scroll position. Back also moves focus to the link that the visitor had followed.',
      'The keyboard controls of [`<store-grid>`](store-grid.md#keyboard), [`<product-detail>`](product-detail.md#keyboard) and [`<cart-drawer>`](cart-drawer.md#keyboard) also work in this element.',
    ],
    screenReader: [
      'Each screen starts with a level 2 heading.',
      'A product screen adds `Product` or `ProductGroup` structured data, unless your page already contains such data. The page’s title does not change.',
    ],
  },
}
