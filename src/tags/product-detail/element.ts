import { defineElement } from '../../elements/define-element.ts'
import type { ElementSurface } from '../../elements/element-definition.ts'
import '../cart-drawer/element.ts'
import { ProductDetail, preloadProductDetail } from './product-detail.tsx'
import { productDetailStyles } from './styles.ts'

export const definition = defineElement({
  name: 'product-detail',
  component: ProductDetail,
  preload: preloadProductDetail,
  store: 'required',
  attributes: {
    'product-id': { type: 'text' },
    'product-param': { type: 'text', default: 'product' },
    'store-url': { type: 'address', default: '/store' },
  },
  display: 'block',
  styles: productDetailStyles,
})

export const surface = {
  events: [
    'product-view',
    'cart-add',
    'booking-start',
    'checkout-start',
    'checkout-redirect',
    'checkout-error',
  ],
  parts: ['gallery', 'heading', 'button', 'notice'],
} as const satisfies ElementSurface
