import { startPage } from './elements/start-page.ts'

export type { CartItem } from './cart/cart-item.ts'
export type { Product, Variant } from './catalog/product.ts'
export type { ElementEvents } from './components/ui/element-events.ts'
export { type CartSummary, cart, configure, toast, version } from './elements/script-api.ts'

// In Node the modules only render; there is no page to start.
if (typeof window !== 'undefined') startPage()
