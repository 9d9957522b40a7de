import { CartDrawer } from './cart-drawer.tsx'
import { cartDrawer } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../toast-area/element.ts'

defineTags([{ name: 'cart-drawer', row: cartDrawer, component: CartDrawer }])
