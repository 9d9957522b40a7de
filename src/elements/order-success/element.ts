import { defineElement } from '../../runtime/element/define-element.ts'
import { startCart } from '../../runtime/page/start-cart.ts'
import { OrderSuccess } from './order-success.tsx'

export const definition = defineElement({
  name: 'order-success',
  kind: 'products',
  onDefine: startCart,
  component: OrderSuccess,
  attributes: {
    'store-url': { type: 'address', default: '/store' },
    'home-url': { type: 'address', default: '/' },
  },
  display: 'block',
})
