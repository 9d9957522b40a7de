import { defineElement } from '../../runtime/define-element.ts'
import { preloadEmbeddedProduct } from '../../ui/embedded-product.tsx'
import '../cart-drawer/element.ts'
import { SingleProductCard } from './product-card.tsx'
import { productCardStyles } from './styles.ts'

export const definition = defineElement({
  name: 'product-card',
  component: SingleProductCard,
  preload: preloadEmbeddedProduct,
  store: 'required',
  attributes: {
    'product-id': { type: 'text' },
    'product-url': { type: 'address', default: '/product/{id}', mustContain: '{id}' },
  },
  display: 'block',
  styles: productCardStyles,
})
