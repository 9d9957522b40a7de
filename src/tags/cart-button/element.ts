import { CartButton } from './cart-button.tsx'
import { cartButton } from '../../elements/registry.ts'
import { defineTags } from '../../elements/start-page.ts'
import '../cart-drawer/element.ts'

defineTags([{ name: 'cart-button', row: cartButton, component: CartButton }])
