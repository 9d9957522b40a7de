// The module: every tag. The store's come at once; the website and its sections, which a page with a store alone never
// needs, in files of their own.
import './tags/store-front.ts'
import './tags/store-grid.ts'
import './tags/product-detail.ts'
import './tags/cart-drawer.ts'
import './tags/cart-button.ts'
import './tags/order-success.ts'
import './tags/toast-area.ts'

export type { CartItem } from './cart/cart-item.ts'
export type { Product, Variant } from './catalog/product.ts'
export { NotEnoughStockError } from './catalog/stock.ts'
export type { ElementEvents } from './components/ui/element-events.ts'
export type { CartProduct, CartVariant, PageSettings } from './elements/api-input.ts'
export { cart, configure, toast, version } from './elements/page-api.ts'
export type { CartSummary } from './elements/script-api.ts'
export type { Quote } from './quote/quote.ts'
export type { ToastContent } from './toasts/toast-store.ts'

for (const bring of [
  () => import('./tags/electrician-site.ts'),
  () => import('./tags/service-list.ts'),
  () => import('./tags/about-owner.ts'),
  () => import('./tags/contact-info.ts'),
  () => import('./tags/quote-form.ts'),
])
  bring().catch((error: unknown) => {
    console.error('electrician-elements: a part of it could not be loaded, so some tags stay empty.', error)
  })
