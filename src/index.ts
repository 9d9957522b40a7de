// The module: every tag. The store's come at once; the website and its sections, which a page with a store alone never
// needs, in files of their own.
import './tags/store-front/element.ts'
import './tags/store-grid/element.ts'
import './tags/product-detail/element.ts'
import './tags/cart-drawer/element.ts'
import './tags/cart-button/element.ts'
import './tags/order-success/element.ts'
import './tags/toast-area/element.ts'

export type { CartItem } from './cart/cart-item.ts'
export type { Product, Variant } from './catalog/product.ts'
export { NotEnoughStockError } from './catalog/stock.ts'
export type { ElementEvents } from './ui/element-events.ts'
export type { CartProduct, CartVariant, PageSettings } from './elements/api-input.ts'
export { cart, configure, toast, version } from './elements/page-api.ts'
export type { CartSummary } from './elements/script-api.ts'
export type { Quote } from './quote/quote.ts'
export type { ToastContent } from './toasts/toast-store.ts'

for (const bring of [
  () => import('./tags/electrician-site/element.ts'),
  () => import('./tags/service-list/element.ts'),
  () => import('./tags/about-owner/element.ts'),
  () => import('./tags/contact-info/element.ts'),
  () => import('./tags/quote-form/element.ts'),
])
  bring().catch((error: unknown) => {
    console.error('electrician-elements: a part of it could not be loaded, so some tags stay empty.', error)
  })
