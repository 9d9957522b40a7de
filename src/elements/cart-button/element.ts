import { defineElement } from '../../runtime/define-element.ts'
import '../cart-drawer/element.ts'
import { CartButton } from './cart-button.tsx'
import { cartButtonStyles } from './styles.ts'

export const definition = defineElement({
  name: 'cart-button',
  component: CartButton,
  attributes: {},
  display: 'inline-block',
  styles: cartButtonStyles,
})
