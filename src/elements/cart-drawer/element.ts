import { closeDrawer, openDrawer } from '../../cart/drawer.ts'
import { defineElement } from '../../runtime/define-element.ts'
import { startCart } from '../../runtime/start-cart.ts'
import '../toast-area/element.ts'
import { CartDrawer } from './cart-drawer.tsx'

export const definition = defineElement({
  name: 'cart-drawer',
  onDefine: startCart,
  component: CartDrawer,
  store: 'required',
  attributes: { open: { type: 'flag' }, 'success-url': { type: 'address' } },
  methods: {
    show() {
      openDrawer(this)
    },
    close() {
      closeDrawer(this)
    },
  },
  reflects: {
    open: { setBy: 'cart-open', removedBy: 'cart-close', onSet: openDrawer, onRemoved: closeDrawer },
  },
  isHidden: true,
  display: 'contents',
  styles: [],
})
