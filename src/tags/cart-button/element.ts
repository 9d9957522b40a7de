import { defineTag } from '../../elements/define-tag.ts'
import '../cart-drawer/element.ts'
import { CartButton } from './cart-button.tsx'
import { cartButtonStyles } from './styles.ts'

export const definition = defineTag({
  name: 'cart-button',
  component: CartButton,
  attributes: {},
  events: [],
  parts: ['button', 'badge'],
  display: 'inline-block',
  styles: cartButtonStyles,
})
