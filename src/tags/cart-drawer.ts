import { CartDrawer } from '../components/cart-drawer/cart-drawer.tsx'
import { defineTags } from '../elements/start-page.ts'
import './toast-area.ts'

defineTags({ 'cart-drawer': CartDrawer })
