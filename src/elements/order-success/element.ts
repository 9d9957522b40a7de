import { defineElement } from '../../runtime/define-element.ts'
import { startCart } from '../../runtime/start-cart.ts'
import orderSuccess from './order-success.css?inline'
import { OrderSuccess } from './order-success.tsx'

export const definition = defineElement({
  name: 'order-success',
  onDefine: startCart,
  component: OrderSuccess,
  attributes: {
    'store-url': { type: 'address', default: '/store' },
    'home-url': { type: 'address', default: '/' },
  },
  display: 'block',
  styles: [orderSuccess],
})
