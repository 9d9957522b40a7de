import { defineElement } from '../../runtime/element/define-element.ts'
import '../cart-drawer/element.ts'
import { ProductDetail, preloadProductDetail } from './product-detail.tsx'

export const definition = defineElement({
  name: 'product-detail',
  kind: 'products',
  component: ProductDetail,
  preload: preloadProductDetail,
  store: 'required',
  attributes: {
    'product-id': { type: 'text' },
    'product-param': { type: 'text', default: 'ee-product' },
    'store-url': { type: 'address', default: '/store' },
    related: { type: 'flag' },
    'product-url': { type: 'address' },
  },
  display: 'block',
})
