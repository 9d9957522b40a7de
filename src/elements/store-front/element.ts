import { defineElement } from '../../runtime/define-element.ts'
import '../toast-area/element.ts'
import type { ElementSurface } from '../../runtime/element-definition.ts'
import { cartButtonStyles } from '../cart-button/styles.ts'
import { cartDrawerStyles } from '../cart-drawer/styles.ts'
import { orderSuccessStyles } from '../order-success/styles.ts'
import { productDetailStyles } from '../product-detail/styles.ts'
import { storeGridStyles } from '../store-grid/styles.ts'
import styles from './store-front.css?inline'
import { preloadStoreFront, StoreFront } from './store-front.tsx'

export const definition = defineElement({
  name: 'store-front',
  component: StoreFront,
  preload: preloadStoreFront,
  store: 'required',
  attributes: { browse: { type: 'flag' } },
  display: 'block',
  styles: [
    ...storeGridStyles,
    ...productDetailStyles,
    ...cartButtonStyles,
    ...cartDrawerStyles,
    ...orderSuccessStyles,
    styles,
  ],
})

export const surface = {
  events: [
    'product-select',
    'product-view',
    'cart-add',
    'cart-open',
    'cart-close',
    'booking-start',
    'checkout-start',
    'checkout-redirect',
    'checkout-error',
    'purchase',
  ],
  // Includes the parts of all components inside this element, because these components render in the element's shadow
  // root.
  parts: ['heading', 'card', 'gallery', 'button', 'badge', 'panel', 'line', 'notice', 'toast'],
} as const satisfies ElementSurface
