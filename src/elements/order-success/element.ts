import { defineElement } from '../../runtime/define-element.ts'
import orderSuccess from './order-success.css?inline'
import { OrderSuccess } from './order-success.tsx'

export const definition = defineElement({
  name: 'order-success',
  component: OrderSuccess,
  attributes: {
    'store-url': { type: 'address', default: '/store' },
    'home-url': { type: 'address', default: '/' },
  },
  display: 'block',
  styles: [orderSuccess],
})
