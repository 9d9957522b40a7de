import { closeCart, openCart } from '../cart/drawer.ts'
import { CartButton } from '../components/cart-button/cart-button.tsx'
import { CartDrawer } from '../components/cart-drawer/cart-drawer.tsx'
import { OrderSuccess } from '../components/order-success/order-success.tsx'
import { ProductDetail } from '../components/product-detail/product-detail.tsx'
import { StoreGrid } from '../components/store-grid/store-grid.tsx'
import { ToastArea } from '../components/toast-area/toast-area.tsx'
import type { ElementRow } from './element-row.ts'

/** THE TABLE: one row a tag. */
export const registry: Record<string, ElementRow> = {
  'store-grid': {
    component: StoreGrid,
    about: 'The product listing.',
    usesStore: true,
    attributes: {
      'product-url': {
        type: 'address',
        default: '/product/{id}',
        about: 'Where a card leads; `{id}` becomes the product’s id.',
      },
    },
    events: ['product-select', 'cart-add'],
    parts: {
      heading: '“Our Store”',
      card: 'a product card',
      button: '“Add to Cart”',
      notice: 'loading, empty and error texts',
    },
    display: 'block',
  },
  'product-detail': {
    component: ProductDetail,
    about: 'One product, with its pictures, styles and stock.',
    usesStore: true,
    attributes: {
      'product-id': { type: 'text', about: 'The product to show.' },
      'product-param': {
        type: 'text',
        default: 'product',
        about: 'Without `product-id`: the query parameter of the page that holds the id.',
      },
      'store-url': { type: 'address', default: '/store', about: 'Where “Back to Store” leads.' },
    },
    events: ['cart-add'],
    parts: {
      gallery: 'the pictures',
      heading: 'the title',
      button: '“Add to Cart”',
      notice: 'loading and error texts',
    },
    display: 'block',
  },
  'cart-drawer': {
    component: CartDrawer,
    about:
      'The cart, sliding in from the right. Added to the page by itself when a cart is opened and there is none.',
    usesStore: true,
    attributes: {
      open: { type: 'flag', about: 'Whether the cart is open; follows what the visitor does.' },
      'success-url': {
        type: 'address',
        about: 'Where the checkout returns to after payment. Without it: the site’s origin and `/success`.',
      },
    },
    events: ['cart-open', 'cart-close', 'checkout-start', 'checkout-redirect', 'checkout-error'],
    parts: {
      panel: 'the sheet',
      heading: '“Shopping Cart”',
      line: 'one product',
      button: '“Proceed to Checkout”',
    },
    display: 'contents',
    reflects: { open: { setBy: 'cart-open', removedBy: 'cart-close' } },
    methods: { show: openCart, close: closeCart },
  },
  'cart-button': {
    component: CartButton,
    about: 'Cart icon with the number of pieces; opens the cart.',
    usesStore: false,
    attributes: {},
    events: [],
    parts: { button: 'the button', badge: 'the number' },
    display: 'inline-block',
  },
  'order-success': {
    component: OrderSuccess,
    about: 'The page a paid order returns to.',
    usesStore: false,
    attributes: {
      'store-url': { type: 'address', default: '/store', about: 'Where “Continue Shopping” leads.' },
      'home-url': { type: 'address', default: '/', about: 'Where “Back to Home” leads.' },
    },
    events: [],
    parts: { heading: '“Order Successful!”', button: '“Continue Shopping”' },
    display: 'block',
  },
  'toast-area': {
    component: ToastArea,
    about: 'The one notification area. Added to the page by itself when a notice has nowhere to show.',
    usesStore: false,
    attributes: {},
    events: [],
    parts: { toast: 'a notice' },
    display: 'contents',
  },
}
