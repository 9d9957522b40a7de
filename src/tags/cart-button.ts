import { CartButton } from '../components/cart-button/cart-button.tsx'
import { cartButton } from '../elements/registry.ts'
import { defineTags } from '../elements/start-page.ts'
import './cart-drawer.ts'

defineTags([{ name: 'cart-button', row: cartButton, component: CartButton }])
