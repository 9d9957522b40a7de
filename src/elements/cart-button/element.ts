import { defineElement } from '../../runtime/element/define-element.ts'
import '../cart-drawer/element.ts'
import { CartButton } from './cart-button.tsx'

export const definition = defineElement({
  name: 'cart-button',
  kind: 'cart',
  component: CartButton,
  attributes: {},
  display: 'inline-block',
})
