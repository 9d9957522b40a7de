import { defineTag } from '../../elements/define-tag.ts'
import { OrderSuccess } from './order-success.tsx'
import { orderSuccessStyles } from './styles.ts'

export const definition = defineTag({
  name: 'order-success',
  component: OrderSuccess,
  attributes: {
    'store-url': { type: 'address', default: '/store' },
    'home-url': { type: 'address', default: '/' },
  },
  events: [],
  parts: ['heading', 'button'],
  display: 'block',
  styles: orderSuccessStyles,
})
