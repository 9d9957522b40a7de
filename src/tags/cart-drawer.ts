import { CartDrawer } from '../components/cart-drawer/cart-drawer.tsx'
import { cartDrawer } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags([{ name: 'cart-drawer', row: cartDrawer, component: CartDrawer }])
