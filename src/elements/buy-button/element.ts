import { defineElement } from '../../runtime/element/define-element.ts'
import { preloadEmbeddedProduct } from '../../ui/embedded-product.tsx'
import '../cart-drawer/element.ts'
import { BuyButton } from './buy-button.tsx'

export const definition = defineElement({
  name: 'buy-button',
  kind: 'products',
  component: BuyButton,
  preload: preloadEmbeddedProduct,
  store: 'required',
  attributes: {
    'product-id': { type: 'text' },
    'variant-id': { type: 'text' },
    quantity: { type: 'count', default: '1' },
    'product-url': { type: 'address', default: '/product/{id}', mustContain: '{id}' },
  },
  display: 'inline-block',
})
