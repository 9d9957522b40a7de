import { CartButton } from '../components/cart-button/cart-button.tsx'
import { defineTags } from '../elements/start-page.ts'
import './cart-drawer.ts'

defineTags({ 'cart-button': CartButton })
