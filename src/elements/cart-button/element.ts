import { defineElement } from '../../runtime/define-element.ts'
import type { ElementSurface } from '../../runtime/element-definition.ts'
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

export const surface = {
  events: [],
  parts: ['button', 'badge'],
} as const satisfies ElementSurface
