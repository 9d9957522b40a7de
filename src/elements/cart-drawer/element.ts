import { closeDrawer, openDrawer } from '../../cart/drawer.ts'
import { defineElement } from '../../runtime/define-element.ts'
import '../toast-area/element.ts'
import picture from '../../ui/picture.css?inline'
import toast from '../../ui/toast.css?inline'
import cartDrawer from './cart-drawer.css?inline'
import { CartDrawer } from './cart-drawer.tsx'
import cartLine from './cart-line.css?inline'

export const definition = defineElement({
  name: 'cart-drawer',
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
  styles: [picture, toast, cartDrawer, cartLine],
})
