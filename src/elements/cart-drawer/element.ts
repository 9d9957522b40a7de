import { closeCart, openCart } from '../../cart/drawer.ts'
import { defineElement } from '../../runtime/element/define-element.ts'
import { startCart } from '../../runtime/page/start-cart.ts'
import '../toast-area/element.ts'
import { CartDrawer } from './cart-drawer.tsx'

export const definition = defineElement({
  name: 'cart-drawer',
  kind: 'cart',
  onDefine: startCart,
  component: CartDrawer,
  store: 'required',
  attributes: { open: { type: 'flag' }, 'success-url': { type: 'address' } },
  methods: { show: openCart, close: closeCart },
  reflects: {
    open: { setBy: 'cart-open', removedBy: 'cart-close', onSet: openCart, onRemoved: closeCart },
  },
  isHidden: true,
  display: 'contents',
})
