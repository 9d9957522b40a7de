import { defineElement } from '../../runtime/element/define-element.ts'
import { preloadEmbeddedProduct } from '../../ui/embedded-product.tsx'
import '../cart-drawer/element.ts'
import { SingleProductCard } from './single-product-card.tsx'

export const definition = defineElement({
  name: 'product-card',
  kind: 'products',
  component: SingleProductCard,
  preload: preloadEmbeddedProduct,
  store: 'required',
  attributes: {
    'product-id': { type: 'text' },
    'product-url': { type: 'address', default: '/product/{id}', mustContain: '{id}' },
  },
  display: 'block',
})
