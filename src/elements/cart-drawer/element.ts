import { closeCart, drawerStore, openCart } from '../../cart/drawer.ts'
import { until } from '../../navigation/until.ts'
import { defineElement } from '../../runtime/define-element.ts'
import { startCart } from '../../runtime/start-cart.ts'
import '../toast-area/element.ts'
import { CartDrawer, preloadPanel } from './cart-drawer.tsx'

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
  whenShown() {
    preloadPanel()
    return until(drawerStore, ({ isPrepared }) => isPrepared)
  },
  display: 'contents',
})
