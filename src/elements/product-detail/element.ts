import { defineElement } from '../../runtime/define-element.ts'
import '../cart-drawer/element.ts'
import loading from '../../ui/loading.css?inline'
import picture from '../../ui/picture.css?inline'
import richText from '../../ui/rich-text.css?inline'
import carousel from './carousel.css?inline'
import productDetail from './product-detail.css?inline'
import { ProductDetail, preloadProductDetail } from './product-detail.tsx'
import styleChoice from './style-choice.css?inline'

export const definition = defineElement({
  name: 'product-detail',
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
  styles: [loading, picture, richText, carousel, productDetail, styleChoice],
})
